# Equinox : ce que dit la table.

# Le jeu et ses options
game-name = Equinox
game-line = Misez sur les créatures qui tiendront cinq manches, et faites en sorte qu’elles tiennent.
option-players = Joueurs
    .help = De deux à cinq.
option-creatures = Créatures
    .help = Huit des quatorze participent. Le hasard les tire, la personne assise en premier les choisit, ou chacun en ajoute une à son tour.
option-creatures-drawn = tirées au hasard
option-creatures-host = choisies par le premier siège
option-creatures-agreed = choisies à tour de rôle

# Créatures
creature-gru = Gruyère
    .short = Gr
creature-lic = Lichen
    .short = Li
creature-pan = Panache
    .short = Pa
creature-gri = Griso
    .short = Gs
creature-bic = Bicéphale
    .short = Bi
creature-duc = Le Duc
    .short = Du
creature-car = Carmen
    .short = Ca
creature-bol = Bolet
    .short = Bo
creature-sab = Sabot
    .short = Sa
creature-cro = Croc ardent
    .short = Cr
creature-rai = Rainette
    .short = Ra
creature-plu = Plume de velours
    .short = Pl
creature-urs = Ursus
    .short = Ur
creature-pel = Le Pèlerin
    .short = Pè

# Pouvoirs, tels qu’ils figurent sur les cartes
power-gru = Piochez trois cartes.
power-lic = Reprenez un de vos cailloux, où qu’il soit.
power-pan = La moitié d’une autre main est mise de côté pour un tour.
power-gri = Posez un caillou de plus, dans cette rangée ou une précédente.
power-bic = Jouez une seconde carte.
power-duc = Demandez à un joueur une carte d’une créature ; à défaut, voyez sa main.
power-car = Défaussez sans les montrer jusqu’à trois cartes de n’importe quelle créature.
power-bol = Utilisez le pouvoir d’une créature éliminée.
power-sab = Regardez trois cartes d’une autre main et gardez-en une.
power-cro = Reprenez une carte Croc ardent visible d’une rangée précédente.
power-rai = Échangez deux cartes Créature visibles d’une colonne.
power-plu = Défaussez une carte visible d’une autre colonne de cette rangée.
power-urs = Pas de pouvoir, mais un demi-point de force en plus.
power-pel = Prenez un caméléon visible.
power-cam = Va sur n’importe quelle créature ; n’éveille aucun pouvoir et bloque le suivant.
power-anc = Nommez une créature : les mises secrètes sur elle sont révélées.
power-dry = Prenez une carte Créature visible.

# Ce que signifient signes et pièces
chameleon = Caméléon
    .short = Ch
ancient = L’Ancêtre
    .short = An
dryad = Dryade
    .short = Dr
dryad-spring = Dryade de printemps
dryad-autumn = Dryade d’automne
pebble = caillou
    .short = o
sym-cards = cartes
    .short = c
sym-aside = mises de côté
    .short = a
sym-secret = mise secrète
    .short = s
sym-control = contrôle
    .short = K
sym-empty = emplacement vide
    .short = ∅
sym-danger = en danger
    .short = !
sym-clock = pioche
    .short = P
face-down = carte face cachée
    .short = ##
champion = { $creature }
creature-card = { $creature } { $n }
creature-card-half = { $creature } { $n }½
chameleon-card = Caméléon { $n }

# La table
board = Créatures et manches
pool = Toutes les créatures
takes-part = participe
row-champion = Secret
row-n = Rangée { $n }
current-row = rangée actuelle
not-in-play = hors jeu
cards-below = cartes en dessous
locked = indisponible
worth = points
eliminated = éliminée
controlled-by = contrôle : { $who }
control-tied = contrôle à égalité
    .short = égalité
empty-column = vide
lowest-alone = la plus faible
    .short = faible
lowest-shared = la plus faible, à égalité
    .short = ex æquo
draw-pile = pioche
discard-pile = défausse
round = manche
your-hand = Votre main
your-aside = Mises de côté par Panache
your-secret = Votre mise secrète
your-supply = Vos cailloux
back-after-discard = de retour après vos défausses
three-of = Trois cartes ({ $who })
hand-of = Main ({ $who }), telle que montrée
only-you-see = vous seul les voyez
hand = main
pebbles = cailloux
secret-hidden = mise secrète
secret-shown = mise secrète révélée
set-aside = mises de côté
visible-points = points visibles
points = points

# Les phases d’un tour
phase-bet = Mise
phase-play = Carte
phase-power = Pouvoir
phase-discard = Défausse
phase-draw = Pioche

# Questions
between = Un instant…
ask-pick-creature = { $n ->
    [1] Choisissez encore une créature.
   *[other] Choisissez encore { $n } créatures.
  }
other-pick-creature = { $who } choisit des créatures.
ask-confirm = Ces huit créatures participent.
other-confirm = { $who } choisit des créatures.
ask-predict = Vous pouvez poser un caillou.
ask-bet-first = Vous pouvez poser un caillou, ou miser en secret avec une carte de votre main.
ask-bet-reveal = Vous pouvez poser un caillou ou révéler votre mise secrète.
ask-reveal = Vous pouvez révéler votre mise secrète.
ask-no-pebble = Vous n’avez plus de caillou à poser.
other-predict = { $who } peut poser un caillou.
ask-lay-secret = Sur quelle créature misez-vous en secret ?
other-lay-secret = { $who } choisit une carte pour une mise secrète.
ask-play-card = Jouez une carte.
ask-pass = Vous n’avez rien à jouer : montrez votre main.
other-play-card = { $who } joue une carte.
ask-lay-chameleon = Sur quelle créature posez-vous { $card } ?
other-lay-chameleon = { $who } pose { $card } sur une créature.
ask-name-secret = Nommez une créature : les mises secrètes sur elle sont révélées.
other-name-secret = { $who } nomme une créature.
ask-take-visible = Prenez une carte Créature visible.
other-take-visible = { $who } prend une carte Créature visible.
ask-power = { $creature } : { $power }
ask-copied = Bolet imite { $creature } : { $power }
other-power = { $who } peut utiliser un pouvoir : { $creature }.
ask-name-creature = De quelle créature demandez-vous une carte à { $owner } ?
other-name-creature = { $who } demande une carte à { $owner }.
ask-give-card = { $owner } demande { $creature } : donnez une de vos cartes.
ask-show = { $owner } demande { $creature }. Vous n’en avez pas : montrez votre main.
other-give-card = { $who } doit donner une carte ({ $creature }) ou montrer sa main.
ask-keep-one = Gardez une de ces cartes ({ $owner }) ; les autres lui reviennent.
other-keep-one = { $who } regarde trois cartes ({ $owner }).
ask-swap-with = Avec quelle carte { $card } change-t-elle de place ?
other-swap-with = { $who } peut utiliser un pouvoir : { $creature }.
ask-discard = Vous pouvez défausser jusqu’à trois cartes de créatures éliminées.
ask-discard-unseen = Vous pouvez défausser jusqu’à trois cartes Créature sans les montrer.
other-discard = { $who } peut défausser des cartes.
other-discard-unseen = { $who } peut défausser des cartes.

# Réponses
pick = { $creature } participe
pick-ticked = Elles participent
begin = Commencer
bet = Miser sur { $creature } pour { $n ->
    [0] 0 point
    [1] un point
   *[other] { $n } points
  }
bet-secret = Miser en secret avec { $card }
reveal = Révéler votre mise sur { $creature }
no-bet = Pas de mise
play = Jouer { $card }
play-on = { $card } sur { $creature }
play-ancient = L’Ancêtre : nommer { $creature }
dryad-takes = { $dryad } : prendre { $card }
take = Prendre { $card }
pass = Montrer votre main et passer
name-secret = Nommer { $creature }
name-creature = Demander { $creature }
ask-for = Demander { $creature } à { $who }
use = L’utiliser : { $power }
decline = Ne pas l’utiliser
pebble-row = Caillou sur { $creature }, rangée { $n }
pebble-champion = Caillou sur la carte Champion : { $creature }
pebble-secret = Caillou de votre mise secrète
place = Caillou sur { $creature }, rangée { $row }, pour { $n ->
    [0] 0 point
    [1] un point
   *[other] { $n } points
  }
copy = Imiter { $creature }
swap = Échanger { $one } et { $other }
set-half-aside = { $who } : { $n ->
    [1] une carte est mise de côté
   *[other] { $n } cartes sont mises de côté
  }
look-at-three = Regarder trois cartes ({ $who })
remove = Défausser { $card }
give = Donner { $card }
show-hand = Montrer votre main à { $who }
keep = Garder { $card }
discard = Défausser { $card }
discard-ticked = Défausser
no-discard = Ne rien défausser

# Ce que ferait une réponse
hint-empty = { $n ->
    [1] une colonne encore vide
   *[other] { $n } colonnes encore vides
  }
hint-shared = { $n } créatures à égalité : aucune ne part
hint-uncovers = la carte du dessous apparaît
hint-eliminates = élimine { $creature } à la fin de votre tour
hint-controls = vous contrôleriez { $creature }
hint-tied = personne ne contrôlerait { $creature }
hint-passes = { $who } contrôlerait { $creature }
hint-reveal = ses cinq points comptent alors pour le contrôle
hint-secret = vaut cinq points ; vous ne jouez pas de carte ce tour
hint-dead-card = sa créature est éliminée
hint-lost-pebble = { $creature } est hors jeu : le caillou n’y vaut rien
hint-withdraw = la carte est défaussée sans être vue ; pas d’autre mise secrète
hint-pass = tout le monde voit votre main
hint-dryad-idle = rien à prendre : elle est simplement défaussée
hint-draws = { $n ->
    [0] vous ne piocherez rien
    [1] vous piocherez une carte
   *[other] vous piocherez { $n } cartes
  }
hint-last-card = { $n ->
    [1] vous prenez la dernière carte : la partie s’arrête
   *[other] vous videz la pioche : la partie s’arrête
  }
no-power-control = pas de pouvoir : vous ne contrôlez pas { $creature }
no-power-chameleon = pas de pouvoir : posée sur un caméléon
no-power-target = pas de pouvoir : rien à quoi l’appliquer
yes-power = pouvoir : { $power }

# Pourquoi on ne peut pas choisir
why-picked = Elle participe déjà.
why-taken = Un caillou s’y trouve déjà ({ $who }).
why-bet-first = Décidez d’abord d’une mise ; ensuite vous jouez une carte.
why-secret-made = Vous avez déjà fait votre mise secrète de la partie.
why-no-creature = Une mise secrète demande une carte Créature.
why-set-aside = Mise de côté par Panache jusqu’après vos défausses.
why-gone = { $creature } est hors jeu.
why-other-creature = Il faut une carte { $creature }.
why-not-gone = On ne défausse que des cartes de créatures éliminées.
why-not-creature = Caméléons et arbres ne se défaussent pas.
why-three = Trois cartes au plus.

# Ce qui se passe
ev-first = { $who } commence
    .you = Vous commencez
ev-creatures = Ces créatures participent
ev-picks = { $who } choisit { $creature }
    .you = Vous choisissez { $creature }
ev-round = Manche { $n }
ev-turn = Tour : { $who }
    .you = Votre tour
ev-skips = { $who } ne pose pas de caillou
    .you = Vous ne posez pas de caillou
ev-bet = { $who } mise sur { $creature }, rangée { $n }
    .you = Vous misez sur { $creature }, rangée { $n }
ev-secret = { $who } fait une mise secrète
    .you = Vous faites une mise secrète
ev-secret-card = { $who } mise en secret avec { $card }
    .you = Vous misez en secret avec { $card }
ev-reveals = Mise secrète révélée ({ $who }) : { $card }
    .you = Votre mise secrète est révélée : { $card }
ev-plays = { $who } joue { $card }
    .you = Vous jouez { $card }
ev-plays-on = { $who } joue { $card } sur { $creature }
    .you = Vous jouez { $card } sur { $creature }
ev-passes = { $who } n’a rien à jouer et montre sa main
    .you = Vous n’avez rien à jouer et montrez votre main
ev-ancient = { $who } nomme { $creature }
    .you = Vous nommez { $creature }
ev-ancient-none = Personne n’y avait misé en secret
ev-takes = { $who } prend { $card }
    .you = Vous prenez { $card }
ev-declines = { $who } n’utilise pas le pouvoir : { $creature }
    .you = Vous n’utilisez pas le pouvoir : { $creature }
ev-back-row = { $who } reprend son caillou : { $creature }, rangée { $n }
    .you = Vous reprenez votre caillou : { $creature }, rangée { $n }
ev-back-champion = { $who } reprend son caillou de la carte Champion : { $creature }
    .you = Vous reprenez votre caillou de la carte Champion : { $creature }
ev-withdraws = { $who } reprend sa mise secrète ; la carte est défaussée sans être vue
    .you = Vous reprenez votre mise secrète ; la carte est défaussée sans être vue
ev-panache = { $who } met de côté { $n ->
    [1] une carte
   *[other] { $n } cartes
  } ({ $owner })
    .you = Vous mettez de côté { $n ->
    [1] une carte
   *[other] { $n } cartes
  } ({ $owner })
ev-places = { $who } pose un caillou de plus : { $creature }, rangée { $n }
    .you = Vous posez un caillou de plus : { $creature }, rangée { $n }
ev-second = { $who } joue une seconde carte
    .you = Vous jouez une seconde carte
ev-duke = { $who } demande à { $owner } une carte { $creature }
    .you = Vous demandez à { $owner } une carte { $creature }
ev-gives = { $who } donne à { $owner } une carte { $creature }
    .you = Vous donnez à { $owner } une carte { $creature }
ev-gives-card = { $who } donne { $card } à { $owner }
    .you = Vous donnez { $card } à { $owner }
ev-shows = { $who } n’a pas de carte { $creature } et montre sa main à { $owner }
    .you = Vous n’avez pas de carte { $creature } et montrez votre main à { $owner }
ev-hand-of = La main ({ $owner })
ev-copies = { $who } imite le pouvoir : { $creature }
    .you = Vous imitez le pouvoir : { $creature }
ev-sabot = { $who } regarde trois cartes ({ $owner })
    .you = Vous regardez trois cartes ({ $owner })
ev-your-three = Vos trois cartes
ev-keeps = { $who } garde une carte ({ $owner })
    .you = Vous gardez une carte ({ $owner })
ev-keeps-card = { $who } garde { $card } ({ $owner })
    .you = Vous gardez { $card } ({ $owner })
ev-swaps = { $who } échange { $one } et { $other }
    .you = Vous échangez { $one } et { $other }
ev-removes = { $who } défausse { $card } de la table
    .you = Vous défaussez { $card } de la table
ev-discards = { $who } défausse { $card }
    .you = Vous défaussez { $card }
ev-discards-own = { $who } défausse { $card } sans la montrer
    .you = Vous défaussez { $card } sans la montrer
ev-discards-unseen = { $who } défausse une carte sans la montrer
    .you = Vous défaussez une carte sans la montrer
ev-takes-back = { $who } reprend { $n ->
    [1] la carte mise
   *[other] les { $n } cartes mises
  } de côté
    .you = Vous reprenez { $n ->
    [1] la carte mise
   *[other] les { $n } cartes mises
  } de côté
ev-draws = { $who } pioche { $n ->
    [1] une carte
   *[other] { $n } cartes
  }
    .you = Vous piochez { $n ->
    [1] une carte
   *[other] { $n } cartes
  }
ev-eliminated = { $creature } : éliminée
why-eliminated = Elle est seule à avoir la force la plus basse de la rangée { $n }.
ev-end-fifth = La cinquième créature est éliminée : la partie est finie
ev-end-pile = La pioche est vide : la partie est finie
ev-end-idle = Plus personne n’agit : la partie est finie
ev-wins = { $who } gagne avec { $n ->
    [0] 0 point
    [1] un point
   *[other] { $n } points
  }
    .you = Vous gagnez avec { $n ->
    [0] 0 point
    [1] un point
   *[other] { $n } points
  }

# La fin
over-wins = { $who } gagne.
over-shared = { $n } joueurs se partagent la victoire.
sheet = Les points, caillou par caillou
sheet-now = Points visibles, à ce stade
sheet-on = sur { $creature }
sheet-lost = sur des créatures éliminées
sheet-pebbles = { $n ->
    [1] un caillou
   *[other] { $n } cailloux
  }
sheet-total = total
sheet-secret = mise secrète tenue
sheet-row = cailloux en rangée { $n }
pebble-worth = { $n }
plus = { $a } + { $b }
note-secret = Égalité de points : une mise secrète tenue décide.
note-row = Égalité de points : les cailloux de la rangée { $n } décident.
note-shared = Égalité en tout : la victoire est partagée.
