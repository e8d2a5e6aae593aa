# NBA Deck-Building : ce que dit la table.

# Le jeu et ses options
game-name = NBA Deck-Building
game-line = Construisez une équipe de basket et ses tactiques carte après carte, et marquez avec des dés.
option-players = Joueurs
    .help = Deux ; trois ou quatre avec un match contre chaque adversaire ; ou seul contre l’ordinateur.
option-duration = Durée
    .help = Combien de tours joue chacun.
option-duration-short = courte, 8 tours
option-duration-normal = normale, 12 tours
option-duration-long = longue, 18 tours
option-duration-epic = épique, 24 tours
option-team = Choisir son équipe
    .help = Chacun choisit 17 de ses 30 cartes de départ au lieu de celles qui sont marquées.
option-draft = Draft
    .help = Le marché Joueur naît d’une draft, et chacun a cinq joueurs à acheter pour lui seul.
option-moneytime = Money-time
    .help = Dans les derniers tours, les cartes achetées viennent en main et la défense ne fatigue plus.
option-cards = Cartes Joueur
    .help = Quels joueurs NBA sont dans le jeu.
option-cards-season = la saison
option-cards-legends = la saison et les légendes
-own-set = la saison et { $name }
-own-set-alone = { $name }
option-mismatch = Mismatch
    .help = Une fois par tour, un joueur contre celui du même poste.
option-mismatch-none = non
option-mismatch-two = deux par partie
option-mismatch-three = trois par partie
option-mismatch-five = cinq par partie
option-coaches = Coachs
    .help = Un coach pour chacun, avec un pouvoir pour toute la partie.
option-coaches-none = non
option-coaches-random = tirés au hasard
option-coaches-choice = choisis
option-medals = Joueurs décisifs
    .help = Les joueurs à médaille coûtent plus et aident à la fin.
option-tipoff = Entre-deux
    .help = Le second joueur commence avec sept cartes.
option-profile = Profil de l’ordinateur
    .help = Ce que cherche son équipe.
option-profile-random = tiré au hasard
option-profile-balanced = Complet
option-profile-bombers = Artilleurs
option-profile-towers = Tours jumelles
option-profile-slashers = Jeu rapide
option-profile-wall = Le mur
option-profile-professor = Le professeur
option-level = Niveau de l’ordinateur
    .help = Ce qu’il peut dépenser dès le début.
option-level-rookie = débutant
option-level-pro = pro
option-level-all-star = all-star
option-level-champion = champion
option-level-legend = légende

# Jeux de cartes refusés
nba-set-no-file = Il manque le fichier { $file } à ce jeu de cartes.
nba-set-large = { $file } dépasse { $most } kilo-octets : ce n’est pas une liste de cartes.
nba-set-no-text = { $file }, ligne { $line } : ce n’est pas du texte (UTF-8).
nba-set-line = { $file }, ligne { $line } : ce n’est pas une ligne de tableau : { $text }
nba-set-no-column = { $file } doit avoir une fois la colonne « { $column } » ; ses colonnes sont : { $columns }.
nba-set-column = { $file } a une colonne « { $column } » qui ne veut rien dire ; ses colonnes sont : { $columns }.
nba-set-cells = { $file }, ligne { $line }, carte { $card } : { $values } valeurs pour { $wanted } colonnes.
nba-set-empty = { $file } ne contient aucune carte.
nba-set-id = { $file }, ligne { $line } : « { $card } » ne peut pas désigner une carte ; il faut des lettres, des chiffres et des traits d’union, une lettre d’abord.
nba-set-double = { $file }, ligne { $line } : la carte { $card } s’y trouve déjà, à la ligne { $first }.
nba-set-number = { $file }, ligne { $line }, carte { $card } : { $column } vaut « { $value } », il faut un nombre entier de { $low } à { $high }.
nba-set-cost = { $file }, ligne { $line }, carte { $card } : elle coûte { $cost }, mais avec une force de { $strength } elle doit coûter { $wanted }.
nba-set-value = { $file }, ligne { $line }, carte { $card } : elle vaut { $value }, mais pour un coût de { $cost } elle doit valoir { $wanted }.
nba-set-positions = { $file }, ligne { $line }, carte { $card } : « { $value } » ne sont pas des postes ; il y a { $allowed }, avec une barre entre deux.
nba-set-stranger = { $file }, ligne { $line } : un nom pour « { $card } », mais cette carte n’existe pas.
nba-set-two-names = { $file }, ligne { $line } : la carte { $card } a déjà un nom.
nba-set-name = { $file }, ligne { $line }, carte { $card } : « { $name } » ne peut pas être un nom ; il faut 1 à { $most } caractères.
nba-set-same-name = { $file }, ligne { $line }, carte { $card } : { $name } est aussi la carte { $other } ; il y a une carte par personne.
nba-set-nameless = { $file } : la carte { $card } n’a pas de nom.
nba-set-two-people = Deux jeux de cartes ont une carte { $card } pour des personnes différentes.
nba-set-toml = { $file }, ligne { $line } : ce n’est pas du TOML lisible.
nba-set-tables = { $file } : chaque carte commence par sa propre ligne [[player]].
nba-set-head = { $file } : « { $key } » ne peut pas figurer ainsi ; avant les cartes viennent name (un texte), alone (true ou false) et retired (une liste de noms), tous facultatifs.
nba-set-no-value = { $file }, ligne { $line }, carte { $card } : il manque { $column }.
nba-set-value-unknown = { $file }, ligne { $line }, carte { $card } : « { $column } » ne veut rien dire.
nba-set-same-file = { $file } : il y a déjà un jeu de cartes de ce nom.
nba-set-few = Les jeux de cartes comptent { $cards } cartes ; cette partie en demande { $wanted }.
nba-set-few-cheap = Les jeux de cartes comptent { $cards } cartes qui coûtent de 3 à 5 ; cette partie en demande { $wanted }.

# Ce que disent les cartes, les dés et les marques
stat-three = trois points
    .short = 3P
stat-inside = jeu intérieur
    .short = IN
stat-slash = pénétration
    .short = PE
stat-intercept = interception
    .short = IC
stat-block = contre
    .short = CO
stat-stop = stop
    .short = ST
stat-iq = niveau collectif
    .short = NC
stat-reb = rebonds
    .short = RB
die-blue = bleu
    .short = B
die-yellow = jaune
    .short = J
die-red = rouge
    .short = R
die-beige = beige
    .short = be
die-grey = gris
    .short = gr
die-brown = marron
    .short = ma
position-pg = meneur
    .short = PG
position-sg = arrière
    .short = SG
position-sf = ailier
    .short = SF
position-pf = ailier fort
    .short = PF
position-c = pivot
    .short = C
sym-offence = attaque
    .short = A
sym-defence = défense
    .short = D
sym-fatigue = Fatigue
    .short = F
sym-cost = coût
    .short = $
sym-value = valeur
    .short = v
sym-complexity = complexité
    .short = cx
sym-medal = décisif
    .short = m
sym-coach = coach
    .short = co
sym-cards = cartes
    .short = c
sym-points = points
    .short = p
sym-turn = tour
    .short = T
sym-money = money-time
    .short = M
sym-replace = remplacements
    .short = re
sym-prepare = préparation
    .short = pr
sym-buyplayer = achat d’un joueur
    .short = aj
sym-buytactic = achat d’une tactique
    .short = at
sym-pile = pioche
    .short = P
sym-reroll = relance
    .short = rl
sym-mismatch = mismatch
    .short = mm
face-down = carte face cachée
    .short = ##
letters-pg = PG
letters-sg = SG
letters-sf = SF
letters-pf = PF
letters-c = C
computer = l’ordinateur
face-blank = { $die } : face vide
face-plain = { $die } { $n }
face-coloured = { $die } : { $n } en { $colour }
card-starter = Titulaire { $at } { $n }
card-substitute = Rempl. { $at } { $n }
rule-fatigue = Ne vaut rien ; repart quand un joueur entre.
power-collective = Votre niveau collectif a 1 de plus.
power-rebounds = Vous avez 1 rebond de plus.
power-second-tactic = Vous pouvez acheter une seconde tactique pour 2 de plus.
power-discount = Les joueurs ayant 3 ou plus en { $skill } vous coûtent 1 de moins.
power-seven-cards = Votre tour commence par une carte piochée et une carte remise.
power-free-reroll = Un dé ({ $skill }) peut être relancé gratuitement.

# Tactiques
name-bo-3pt = Trois points
name-bo-post = Poste bas
name-bo-slash = Pénétration
name-bo-pnr = Pick and roll
name-bo-kick = Drive and kick
name-bd-switch = Switch
name-bd-trap = Trappe
name-bd-zone = Zone
name-bd-press = Pressing
name-bd-pack = Raquette fermée
name-kentucky-o = Attaque Kentucky
name-virginiatech-o = Attaque Virginia Tech
name-florida-o = Attaque Florida
name-villanova-o = Attaque Villanova
name-purdue-o = Attaque Purdue
name-northcarolina-o = Attaque North Carolina
name-virginia-o = Attaque Virginia
name-kansas-o = Attaque Kansas
name-gonzaga-o = Attaque Gonzaga
name-ucla-o = Attaque UCLA
name-michigan-d = Défense Michigan
name-louisville-d = Défense Louisville
name-texastech-d = Défense Texas Tech
name-syracuse-d = Défense Syracuse
name-wisconsin-d = Défense Wisconsin
name-houston-d = Défense Houston
name-arkansas-d = Défense Arkansas
name-georgetown-d = Défense Georgetown
name-arizona-d = Défense Arizona
name-duke-d = Défense Duke

# La table
points = points
match-points = points de match
pile-size = cartes dans la pioche
hand-size = cartes en main
rebounds = rebonds, qui donnent { $n ->
    [one] { $n } relance
   *[other] { $n } relances
}
mismatches-left = mismatchs restants
court = Terrain de { $who }
came-on = vient d’entrer
mover = Délogé
board-offence = Attaque
board = Préparées
board-defence = Défense
missing-iq = niveau collectif manquant
no-dice = aucun dé à lancer
about = points espérés
pile = Pioche
discard = Défausse
known = Connues
own-market = Marché personnel
candidates = Candidats
profile = Profil : { $what }
counter = à dépenser
your-hand = Votre main
players-pay = achat joueurs
tactics-pay = tactiques
open-replace = remplacer
open-prepare = préparer
open-buyplayer = acheter un joueur
open-buytactic = acheter une tactique
done-replace = ✓ remplacements faits
done-prepare = ✓ préparation faite
done-buyplayer = ✓ joueur acheté
done-buytactic = ✓ tactique achetée
starters = Titulaires
starts = titulaire
bench = Remplaçants
basics = Tactiques de base
team-secret = Choisit son équipe
track = Joueurs à vendre
row = Tactiques à vendre
leaves-next = part ensuite
player-pile = encore à venir
tactic-pile = dans la pioche
coaches = Coachs
offer = Vos cinq joueurs
attack-of = Attaque : { $who }
defence-of = Défense : { $who }
worth = { $a } − { $d } =
attack-waiting = Attaque
defence-waiting = Dés de défense
roll-of = Lancer : { $card }
total-now = compte maintenant
rerolls = relances
rerolls-fatigue = relances, chacune pour une Fatigue
counted = compte
picked = à relancer
turn = tour
overtime = prolongation
ultimate-turn = Ultime tour
money-time = Money-time
until-money-time = tours avant le money-time
fatigue-supply = Fatigue en réserve
draft-round = draft, manche
sheet-title = Marque
sheet-points = Points
sheet-against = Contre { $who }
sheet-matches = Points de match
sheet-difference = Différence
note-shared = La victoire est partagée.
note-alone-won = Vous battez l’ordinateur.
note-alone-lost = L’ordinateur gagne.
note-alone-draw = Match nul avec l’ordinateur.

# Ce qui est demandé
over = Le match est fini.
now-on = Le match continue.
now-chance = Les cartes et les dés parlent.
phase-score = Marque
phase-market = Marché
phase-actions = Actions
phase-activate = Activation
phase-end = Fin
ask-act = Remplacez, préparez, achetez ; puis activez.
other-act = { $who } agit.
ask-last-defence = Préparez des défenses et activez-en une, une dernière fois.
other-last-defence = { $who } défend une dernière fois.
ask-come-on = Qui d’autre entre ?
other-come-on = { $who } remplace des joueurs.
ask-take-position = Où joue { $card } ?
other-take-position = { $who } place { $card }.
ask-move-on = { $card } sort-il, ou se déplace-t-il ?
other-move-on = { $who } décide pour { $card }.
ask-pay-card = Payez { $n } pour { $card }.
other-pay-card = { $who } paie { $n } pour { $card }.
ask-reroll-die = Quels dés relancez-vous ?
other-reroll-die = { $who } peut relancer des dés.
ask-keep-die = Quels dés gardez-vous ?
other-keep-die = { $who } choisit les dés à garder.
ask-change-row = Quelles tactiques du marché changez-vous ?
other-change-row = { $who } peut changer le marché Tactique.
ask-tidy-hand = Que devient le reste de votre main ?
other-tidy-hand = { $who } finit son tour.
ask-put-back = Quelle carte remettez-vous sur votre pioche ?
other-put-back = { $who } remet une carte.
ask-choose-coach = Choisissez un coach.
other-choose-coach = { $who } choisit un coach.
ask-ask-draw = Égalité : match nul, ou prolongation ?
other-ask-draw = Égalité : { $who } décide si l’on continue.
ask-draft-own = Choisissez un joueur pour votre marché.
ask-draft-market = Choisissez { $n ->
    [one] un joueur
   *[other] { $n } joueurs
} pour le marché commun ; le reste va dans la boîte.
other-draft-card = { $who } fait sa draft.
ask-pick-starter = Qui est titulaire ?
ask-leave-out = Écartez encore { $n ->
    [one] une carte
   *[other] { $n } cartes
}, de gauche à droite.
other-pick-team = { $who } choisit son équipe.

# Réponses
replace = { $card } remplace { $old }
change = { $stat } { $a } → { $b }
stand = { $card } joue { $at }
move = { $card } passe { $at }, pour { $old }
leave = { $card } sort
finish-replacing = Terminé : piocher { $n ->
    [one] une carte
   *[other] { $n } cartes
}
prepare = Préparer { $card }
prepare-over = Préparer { $card } sur { $old }, emplacement { $n }
missing = il manque { $n } de niveau collectif pour l’activer
promises = environ { $n ->
    [one] { $n } point
   *[other] { $n } points
} avec cette équipe
price = coûte { $n }, vous avez { $have }
buy-cheap = Acheter { $card } pour { $n }, au moindre prix
buy = Acheter { $card } pour { $n }, choisir le paiement
buy-cheap-at = Acheter { $card }, place { $place }, pour { $n }, au moindre prix
buy-at = Acheter { $card }, place { $place }, pour { $n }, choisir le paiement
paid-with-1 = paie { $a }
paid-with-2 = paie { $a }, { $b }
paid-with-3 = paie { $a }, { $b }, { $c }
paid-with-n = paie { $n } cartes
pay = Payer { $n }
pay-cheapest = Paiement le moins cher
wasted = { $n } de trop
why-price = Coûte { $n }, vous avez { $have }.
why-bought = Déjà un achat dans ce tour.
why-tactic-money = Les joueurs se paient avec des joueurs.
why-player-money = Les tactiques se paient avec des tactiques.
why-pays-not = Dans aucun autre paiement sensé.
attack = Attaquer avec { $card }
defend = Défendre avec { $card }
mismatch = Mismatch : { $card } contre { $who }
finish-actions = Finir les actions
warn-attack = Vous pourriez encore attaquer.
warn-defence = Vous pourriez encore défendre.
warn-buy = Vous pourriez encore acheter { $card } ; après cela rien ne s’achète plus.
reroll-n = Relancer { $n ->
    [one] un dé
   *[other] { $n } dés
}
reroll-one = Relancer { $die }
reroll-useless = Relancer { $n ->
    [one] le dé inutile
   *[other] { $n } dés inutiles
}
reroll-picked = Relancer ceux-ci
keep-roll = Garder le lancer
costs-fatigue = prend { $n } Fatigue
keep-die = Garder { $die }
swap = Changer les tactiques cochées
keep-row = Ne rien changer
put-back = Remettre { $card }
eliminate-one = Éliminer { $card }, puis continuer
eliminate-n = En éliminer { $n }, puis continuer
eliminate-discard = Éliminer { $n ->
    [one] cette carte
   *[other] { $n } cartes
}, défausser le reste
keep-these = Garder { $n ->
    [one] cette carte
   *[other] { $n } cartes
}, défausser le reste
discard-one = Défausser { $card }, garder le reste
discard-last = Défausser { $card }
why-in-order = Les cartes se nomment de gauche à droite.
why-left-out = Écartée.
discard-all = Tout défausser
keep-all = Tout garder
choose-coach = Engager { $who }
draft-own = { $card } pour votre marché
draft-market = { $card } pour le marché commun
draft-both = { $a } et { $b } pour le marché commun
pick-starter = { $card } est titulaire
leave-out = Écarter { $card }
pick-marked = Prendre les cartes marquées
hint-marked = l’équipe d’une première partie
play-on = Prolongation
agree-draw = Match nul

# Le récit
ev-first = { $who } commence
    .you = Vous commencez
ev-market = { $n } joueurs viendront au marché
ev-profile = L’équipe de l’ordinateur : { $what }
ev-coach = { $who } a pour coach { $coach }
    .you = Vous avez pour coach { $coach }
ev-draft-round = Draft, manche { $n }
ev-draft-own = { $who } prend { $card } pour son marché
    .you = Vous prenez { $card } pour votre marché
ev-draft-market = { $who } donne { $card } au marché commun
    .you = Vous donnez { $card } au marché commun
ev-draft-over = La draft est finie ; les marchés personnels sont révélés
ev-teams = Les équipes sont montrées
ev-turn = Tour { $n }, { $who }
    .you = Tour { $n }, vous
ev-money-time = Money-time !
ev-ultimate = Ultime tour, { $who }
    .you = Ultime tour, vous
ev-period-over = Les tours sont finis
ev-scores = { $who } marque { $a } − { $d } = { $n }
    .you = Vous marquez { $a } − { $d } = { $n }
    .often = { $who } marque
    .often-you = Vous marquez
ev-scores-against = { $who } marque contre { $other } : { $a } − { $d } = { $n }
    .you = Vous marquez contre { $other } : { $a } − { $d } = { $n }
ev-reveals = { $card } arrive au marché
ev-leaves-market = { $card } quitte le marché
ev-row-filled = { $n ->
    [one] Une tactique arrive
   *[other] { $n } tactiques arrivent
} au marché
ev-changes = { $who } change { $card }
    .you = Vous changez { $card }
ev-draws = { $who } pioche { $n ->
    [one] une carte
   *[other] { $n } cartes
}
    .you = Vous piochez { $n ->
    [one] une carte
   *[other] { $n } cartes
}
ev-draws-fatigue = { $who } pioche { $n } { $card }
    .you = Vous piochez { $n } { $card }
ev-reshuffles = { $who } refait sa pioche
    .you = Vous refaites votre pioche
ev-puts-back = { $who } remet { $card }
    .you = Vous remettez { $card }
ev-comes-on = { $who } fait entrer { $card }
    .you = Vous faites entrer { $card }
ev-rests = Une Fatigue de { $who } repart
    .you = Une de vos Fatigues repart
ev-leaves = { $card } sort du terrain de { $who }
    .you = { $card } sort de votre terrain
ev-stands = { $who } : { $card } joue { $at }
    .you = Vous : { $card } joue { $at }
ev-moves = { $who } : { $card } passe { $at }
    .you = Vous : { $card } passe { $at }
ev-prepares = { $who } prépare { $card }
    .you = Vous préparez { $card }
ev-pays = { $who } paie avec { $card }
    .you = Vous payez avec { $card }
ev-bought = { $who } achète { $card }
    .you = Vous achetez { $card }
    .often = { $who } peut acheter { $card }
    .often-you = Vous pouvez acheter { $card }
ev-activates = { $who } attaque avec { $card }
    .you = Vous attaquez avec { $card }
ev-defends = { $who } défend avec { $card }
    .you = Vous défendez avec { $card }
ev-rolls = { $who } lance pour { $tactic }
    .you = Vous lancez pour { $tactic }
ev-rerolls = { $who } relance { $n ->
    [one] un dé
   *[other] { $n } dés
}
    .you = Vous relancez { $n ->
    [one] un dé
   *[other] { $n } dés
}
ev-tires = { $who } prend { $n } { $card }
    .you = Vous prenez { $n } { $card }
ev-keeps-attack = L’attaque de { $who } attend avec { $n }
    .you = Votre attaque attend avec { $n }
ev-keeps-defence = { $who } défend avec { $n }
    .you = Vous défendez avec { $n }
ev-ignored = { $n ->
    [one] Un chiffre ne compte pas : aucune attaque n’a sa couleur
   *[other] { $n } chiffres ne comptent pas : aucune attaque n’a leur couleur
}
ev-mismatch = { $who } joue un mismatch : { $at }
    .you = Vous jouez un mismatch : { $at }
ev-mismatch-scores = { $who } marque { $a } − { $d } = { $n } par le mismatch
    .you = Vous marquez { $a } − { $d } = { $n } par le mismatch
ev-keeps = { $who } garde { $n ->
    [one] une carte
   *[other] { $n } cartes
}
    .you = Vous gardez { $n ->
    [one] une carte
   *[other] { $n } cartes
}
ev-discards-rest = { $who } défausse { $n ->
    [one] une carte
   *[other] { $n } cartes
}
    .you = Vous défaussez { $n ->
    [one] une carte
   *[other] { $n } cartes
}
ev-discards = { $who } défausse { $card }
    .you = Vous défaussez { $card }
ev-eliminates = { $who } élimine { $card }
    .you = Vous éliminez { $card }
ev-tie = Égalité !
ev-agrees = { $who } accepte le match nul
    .you = Vous acceptez le match nul
ev-plays-on = { $who } veut une prolongation
    .you = Vous voulez une prolongation
ev-overtime = Prolongation { $n }
ev-winner = { $who } gagne avec { $n } points
    .you = Vous gagnez avec { $n } points
ev-shared = Le match est fini ; la victoire est partagée
ev-alone-won = Vous battez l’ordinateur de { $n }
ev-alone-lost = L’ordinateur gagne de { $n }
ev-alone-draw = Match nul avec l’ordinateur
ev-scouts = L’ordinateur regarde { $n ->
    [one] un joueur
   *[other] { $n } joueurs
}
ev-recruits = { $who } recrute { $card }
    .you = Vous recrutez { $card }
ev-computer-buys-nothing = L’ordinateur n’achète pas de tactique

# Noms
name-haslem = Udonis Haslem
name-humphries = Kris Humphries
name-redick = J.J. Redick
name-s-kerr = Steve Kerr
name-bol = Manute Bol
name-fisher = Derek Fisher
name-diaw = Boris Diaw
name-korver = Kyle Korver
name-collison = Nick Collison
name-d-curry = Dell Curry
name-longley = Luc Longley
name-mi-miller = Mike Miller
name-perkins = Kendrick Perkins
name-v-johnson = Vinnie Johnson
name-smits = Rik Smits
name-tucker = P.J. Tucker
name-bowen = Bruce Bowen
name-da-green = Danny Green
name-kukoc = Toni Kukoc
name-r-hamilton = Richard Hamilton
name-horry = Robert Horry
name-j-terry = Jason Terry
name-ainge = Danny Ainge
name-battier = Shane Battier
name-bogues = Muggsy Bogues
name-t-allen = Tony Allen
name-varejao = Anderson Varejao
name-cassell = Sam Cassell
name-r-miller = Reggie Miller
name-randolph = Zach Randolph
name-sabonis = Arvydas Sabonis
name-stojakovic = Peja Stojakovic
name-t-parker = Tony Parker
name-k-thompson = Klay Thompson
name-m-cooper = Michael Cooper
name-mullin = Chris Mullin
name-parish = Robert Parish
name-g-hill = Grant Hill
name-laimbeer = Bill Laimbeer
name-ginobili = Manu Ginobili
name-d-johnson = Dennis Johnson
name-m-price = Mark Price
name-p-gasol = Pau Gasol
name-stoudemire = Amar'e Stoudemire
name-dominique = Dominique Wilkins
name-iguodala = Andre Iguodala
name-worthy = James Worthy
name-eaton = Mark Eaton
name-h-grant = Horace Grant
name-smart = Marcus Smart
name-v-carter = Vince Carter
name-yao = Yao Ming
name-dumars = Joe Dumars
name-oakley = Charles Oakley
name-r-wallace = Rasheed Wallace
name-mchale = Kevin McHale
name-r-allen = Ray Allen
name-mcgrady = Tracy McGrady
name-moncrief = Sidney Moncrief
name-billups = Chauncey Billups
name-griffin = Blake Griffin
name-nash = Steve Nash
name-nowitzki = Dirk Nowitzki
name-payton = Gary Payton
name-b-wallace = Ben Wallace
name-j-butler = Jimmy Butler
name-pierce = Paul Pierce
name-horford = Al Horford
name-iverson = Allen Iverson
name-k-irving = Kyrie Irving
name-lillard = Damian Lillard
name-m-gasol = Marc Gasol
name-marion = Shawn Marion
name-mourning = Alonzo Mourning
name-anthony = Carmelo Anthony
name-artest = Metta World Peace
name-gobert = Rudy Gobert
name-mutombo = Dikembe Mutombo
name-holiday = Jrue Holiday
name-d-howard = Dwight Howard
name-wade = Dwyane Wade
name-webber = Chris Webber
name-dr-green = Draymond Green
name-nance = Larry Nance
name-tatum = Jayson Tatum
name-westbrook = Russell Westbrook
name-kawhi = Kawhi Leonard
name-kidd = Jason Kidd
name-p-george = Paul George
name-s-curry = Stephen Curry
name-jokic = Nikola Jokic
name-durant = Kevin Durant
name-c-paul = Chris Paul
name-garnett = Kevin Garnett
name-harden = James Harden
name-a-davis = Anthony Davis
name-embiid = Joel Embiid
name-doncic = Luka Doncic
name-giannis = Giannis Antetokounmpo
name-lebron = LeBron James
name-lg-rodman = Dennis Rodman
name-lg-gervin = George Gervin
name-lg-stockton = John Stockton
name-lg-i-thomas = Isiah Thomas
name-lg-ewing = Patrick Ewing
name-lg-erving = Julius Erving
name-lg-m-malone = Moses Malone
name-lg-magic = Magic Johnson
name-lg-oneal = Shaquille O'Neal
name-lg-pippen = Scottie Pippen
name-lg-k-malone = Karl Malone
name-lg-barkley = Charles Barkley
name-lg-baylor = Elgin Baylor
name-lg-robertson = Oscar Robertson
name-lg-olajuwon = Hakeem Olajuwon
name-lg-duncan = Tim Duncan
name-lg-bird = Larry Bird
name-lg-bryant = Kobe Bryant
name-lg-jordan = Michael Jordan
name-lg-russell = Bill Russell
name-lg-west = Jerry West
name-lg-chamberlain = Wilt Chamberlain
name-lg-kareem = Kareem Abdul-Jabbar
name-lg-d-robinson = David Robinson
coach-popovich = Gregg Popovich
coach-riley = Pat Riley
coach-p-jackson = Phil Jackson
coach-carlisle = Rick Carlisle
coach-l-brown = Larry Brown
coach-budenholzer = Mike Budenholzer
coach-tomjanovich = Rudy Tomjanovich
coach-nelson = Don Nelson
coach-karl = George Karl
coach-vogel = Frank Vogel
coach-dantoni = Mike D'Antoni
coach-sloan = Jerry Sloan
coach-spoelstra = Erik Spoelstra
coach-pitino = Rick Pitino
coach-auerbach = Red Auerbach
coach-thibodeau = Tom Thibodeau

# De match en match

series-campaign = Campagne
    .help = Contre l’ordinateur, match après match : il commence chaque fois avec davantage, et après une victoire vous pouvez garder un joueur et une tactique. Une défaite y met fin.
series-legacy = Tournoi à héritage
    .help = Élimination directe en matchs à deux : qui gagne peut garder un joueur et une tactique pour le match suivant.
series-say-done = Ne rien garder de plus
