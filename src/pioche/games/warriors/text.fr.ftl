# Warriors : ce que dit la table.

# Le jeu et ses options
game-name = Warriors
game-line = Rassemblez des peuples, livrez bataille aux dés et soyez majoritaire à la fin ; avec des dragons si vous voulez.
option-players = Joueurs
    .help = De deux à quatre, ou jusqu’à six avec les Dragons.
option-dragons = Dragons
    .help = Ajoute les dragons, leurs flammes et leurs batailles. À cinq ou six, on joue toujours avec eux.

# Peuples, types et sortes de cartes
people-und = Morts-vivants
    .short = Mv
people-dwa = Nains
    .short = Na
people-tro = Trolls
    .short = Tr
people-elf = Elfes
    .short = El
people-gob = Gobelins
    .short = Go
people-bar = Barbares
    .short = Ba
people-dra = Dragons
    .short = Dr
arm-inf = fantassin
    .short = f
arm-arc = archer
    .short = a
arm-cav = cavalier
    .short = c
kind-simple = Bataille
    .short = ×
kind-mercenary = Mercenaires
    .short = m
kind-draconic = Bataille draconique
    .short = d
kind-mixed = Mercenaires ou dragon
    .short = md
catapult = catapulte
    .short = cat
wizard = magicien
    .short = mag
flame = flamme
    .short = fl
pile = cartes prises
    .short = #
crown = majorité
    .short = ^
dealer = donneur
    .short = D
locked-in = choix fait
    .short = ok
round = manche
    .short = M
draw-pile = pioche
    .short = pi
die-attacker = dé de l’attaquant
    .short = r
die-defender = dé du défenseur
    .short = n

# Faces
face-down = carte face cachée
    .short = ##
warrior = { $people }, { $arm }
dragon = Dragon { $n }
battle-card = { $kind } { $n }
die-red = rouge { $n }
die-dark = noir { $n }
rule-inf = Un bouclier : un dé de plus.
rule-arc = Un arc : plus d’arcs que l’adversaire, et le plus haut dé gagne 1.
rule-cav = Un cheval : sa faction peut charger.
rule-wizard = Sa faction ne peut ni attaquer ni être attaquée.
rule-catapult = Un tir : 4 à 6 touche, un dragon seulement sur 6.
rule-flame = Se perd à la place de son dragon.
rule-dragon = Deux dés, chacun augmenté de 1 ; tout le monde peut l’attaquer.
rule-simple = Une de vos factions attaque son peuple, son ennemi juré ou un dragon.
rule-mercenary = Une bande de fantassins attaque qui elle veut.
rule-draconic = Un de vos dragons attaque qui il veut.
rule-mixed = Mercenaires ou dragon, au choix.

# Le champ de bataille
field = Les factions
yours = à vous
protected = protégée
fighting = au combat
camping = au camp
bonus = bonus
bonus-ahead = bonus ; vous menez de { $n }
bonus-level = bonus ; vous partagez la tête
bonus-behind = bonus ; il vous en manque { $n }
leads = { $who } mène
enemy = ennemi juré : { $people }
track = Ordre des batailles
now-card = en cours
done-card = terminée
put-aside = Mises de côté et remélangées
dealt = Vos cartes
kept = Vous gardez
band-of = Bande : { $who }
your-catapults = Vos catapultes
unplaced = magiciens à placer
reserve = flammes sans dragon
if-over = si la partie s’arrêtait
sheet-if-over = Si la partie s’arrêtait maintenant
sheet-score = Score
sheet-pile = cartes prises
sheet-total = total

# Le duel
duel-attacker = { $who } : { $people }, à l’attaque
duel-defender = { $who } : { $people }, en défense
duel-dice = dés pour { $infantry } { $infantry ->
    [one] fantassin
   *[other] fantassins
}
duel-dice-card = dés pour { $infantry } { $infantry ->
    [one] fantassin
   *[other] fantassins
} et { $card } sur la carte
duel-band = dés pour la bande
duel-dragon = dragon : deux dés, 1 de plus à chacun
duel-bows = arcs
duel-plus-one = plus d’arcs : 1 de plus au dé le plus haut
duel-ties = gagne les égalités
duel-odds = prend deux { $two } %, une { $one } %, aucune { $none } %
die-sum = { $n } avec bonus
die-sum-wins = { $n } avec bonus, gagne
die-wins = gagne
    .short = +

# Phases
phase-keep = Garder
phase-place = Placer
phase-battles = Batailles
phase-declare = Annonce
phase-roll = Dés
phase-losses = Pertes
phase-decide = Suite

# Questions
over = La partie est finie.
now = Le jeu continue…
now-deal = On distribue…
now-fight = Les dés décident…
now-fires = { $who } tire à la catapulte…
ask-keep = Gardez { $n } de vos { $of } cartes.
ask-lock-in = Ce seront ces cartes : validez.
ask-confirm = C’est tout.
ask-wizard = Placez un magicien sur une de vos factions.
ask-flames = { $n ->
    [one] Donnez votre flamme à un dragon.
   *[other] Répartissez vos { $n } flammes entre vos dragons.
}
ask-shoot-card = Tirer à la catapulte avant la prochaine bataille ?
ask-shoot-declared = Tirer à la catapulte avant les dés ?
ask-shoot-rolled = Tirer à la catapulte avant de compter les arcs ?
ask-shoot-after = Tirer à la catapulte avant la décision de l’attaquant ?
ask-shoot-end = Tirer maintenant ? Les catapultes qui restent seront défaussées.
ask-losses = { $n ->
    [one] Vous perdez un guerrier : lequel ?
   *[other] Vous perdez { $n } guerriers : lesquels ?
}
ask-kind = { $card } : mercenaires ou dragon ?
ask-band = { $card } : engagez { $n } { $n ->
    [one] fantassin
   *[other] fantassins
}.
ask-declare = { $card } : choisissez votre faction, puis sa cible.
ask-dragon = { $card } : choisissez votre dragon, puis sa cible.
ask-target = { $card } : choisissez la cible.
ask-decide = Attaquer encore, charger ou arrêter ?
ask-retarget = La cible n’est plus là : charger ailleurs, ou arrêter ?
wait-keep = Tout le monde choisit les cartes à garder.
wait-catapults = On peut tirer à la catapulte…
wait-place = { $who } place ses magiciens et ses flammes.
wait-losses = { $who } choisit ses pertes.
wait-attacker = { $who } mène la bataille.

# Réponses
confirm = Valider
keep = Garder { $card }
keep-ticked = Garder ces cartes
ward = Protéger : { $people }
give-flame = Une flamme pour { $dragon }
give-flames = Donner les flammes
as-band = Avec des mercenaires
as-dragon = Avec un dragon
hire = Engager { $card }
hire-ticked = Engager cette bande
attack-with = Attaquer avec { $own }
attack-pair = { $own } contre { $people } ({ $who })
attack = Attaquer { $people } ({ $who })
go-on = Attaquer encore
stop = Arrêter
charge = { $card } au camp ; charger { $people } ({ $who })
camp = { $card } au camp pour charger
give-up = Céder { $card }
give-up-ticked = Céder
shoot = Tirer sur { $card } ({ $who })
shoot-wizard = Tirer sur le magicien : { $people } ({ $who })
shoot-band = Tirer sur { $card } dans la bande ({ $who })
hold-fire = Ne pas tirer

# Ce qu’une réponse ferait
odds-dice = { $red } dés contre { $black }
odds-dice-you = { $red } dés contre { $black }, 1 de plus pour vos arcs
odds-dice-them = { $red } dés contre { $black }, 1 de plus pour leurs arcs
odds-two = une fois : prendre deux { $two } %, une partout { $one } %, perdre deux { $none } %
odds-one = une fois : prendre une { $win } %, perdre une { $lose } %
odds-end = jusqu’au bout : détruite { $destroyed } %, prises { $taken }, pertes { $lost }
hint-counts = vous en avez { $own }, le meilleur adversaire { $best }
hint-wards = protège { $n ->
    [one] un guerrier, qui ne peut plus attaquer
   *[other] { $n } guerriers, qui ne peuvent plus attaquer
}
hint-second-wizard = deuxième magicien : il faudra deux tirs
hint-flames = { $n ->
    [0] n’a pas de flamme
    [one] a une flamme
   *[other] a { $n } flammes
}
hint-targets = { $n ->
    [one] une cible
   *[other] { $n } cibles
}
hint-leaves = { $n } en place
hint-die-less = un dé de moins
hint-die-less-at = en donner { $n } coûte un dé
hint-bow-less = un arc de moins
hint-no-charge = plus de charge
hint-turns = un tir réussi retourne les plus hauts dés
hint-sixth = seulement sur 6
hint-no-points = aucun point, mais plus de protection

# Pourquoi pas
why-order = Les cartes se gardent dans l’ordre : celle-ci est passée.
why-wizard = Protégée par un magicien.
why-own-wizard = Sous un magicien, elle ne peut pas attaquer.
why-no-shield = Aucun bouclier, ni ici ni sur la carte.
why-nobody = Personne qu’elle puisse attaquer.
why-dragon-card = Un dragon a besoin d’une bataille draconique.
why-just-fought = Vient de combattre : une charge demande une autre cible.

# Catapultes : la réponse permanente
switch-catapults = Catapultes
switch-wisely = demander quand cela compte
switch-always = demander à chaque fois
switch-next = demander la prochaine fois
switch-hold = ne pas tirer avant la prochaine carte

# Ce qui se passe
ev-dealer = { $who } donne pour toute la partie
    .you = Vous donnez pour toute la partie
ev-first-cards = Tout le monde étale ses premières cartes
ev-turned-up = { $n ->
    [one] Une carte Bataille est mise de côté
   *[other] { $n } cartes Bataille sont mises de côté
}
ev-aside = { $n ->
    [one] La carte Bataille est remélangée
   *[other] Les { $n } cartes Bataille sont remélangées
}
ev-round = Manche { $n }
ev-dealt = Chacun reçoit { $n } cartes
ev-keeps = { $who } garde { $n } cartes
    .you = Vous gardez { $n } cartes
ev-wizard = { $who } place un magicien : { $people }
    .you = Vous placez un magicien : { $people }
ev-flame = { $who } donne une flamme à { $dragon }
    .you = Vous donnez une flamme à { $dragon }
ev-card = { $who } : { $card }
    .you = Votre carte : { $card }
ev-card-lost = { $who } ne peut rien faire de { $card }
    .you = Vous ne pouvez rien faire de { $card }
ev-as-band = { $who } choisit les mercenaires
    .you = Vous choisissez les mercenaires
ev-as-dragon = { $who } choisit un dragon
    .you = Vous choisissez un dragon
ev-band = { $who } engage une bande de { $n }
    .you = Vous engagez une bande de { $n }
ev-attacks = { $who } attaque { $people } ({ $victim }) avec { $own }
    .you = Vous attaquez { $people } ({ $victim }) avec { $own }
    .to-you = { $who } vous attaque ({ $people }) avec { $own }
ev-charges = { $who } charge { $people } ({ $victim }) avec { $own }
    .you = Vous chargez { $people } ({ $victim }) avec { $own }
    .to-you = { $who } vous charge ({ $people }) avec { $own }
ev-goes-on = { $who } attaque encore
    .you = Vous attaquez encore
ev-camps = { $who } met au camp { $card }
    .you = Vous mettez au camp { $card }
ev-camp-over = Le camp est levé
ev-stops = { $who } s’arrête
    .you = Vous vous arrêtez
dice-1 = { $a }
dice-2 = { $a } { $b }
dice-3 = { $a } { $b } { $c }
ev-rolls = { $who } lance { $red }, { $victim } { $black }
    .you = Vous lancez { $red }, { $victim } { $black }
ev-compares = { $a } contre { $d } : { $who } gagne { $won }, { $victim } { $lost }
ev-compares-two = { $a } contre { $d }, { $b } contre { $e } : { $who } gagne { $won }, { $victim } { $lost }
ev-void = Il n’y a plus rien à comparer
ev-captures = { $who } prend { $card } ({ $victim })
    .you = Vous prenez { $card } ({ $victim })
    .to-you = { $who } vous prend { $card }
ev-flames-spent = { $n ->
    [one] Une flamme sauve { $dragon }
   *[other] { $n } flammes sauvent { $dragon }
}
ev-aims = { $who } vise { $card } ({ $victim }) à la catapulte
    .you = Vous visez { $card } ({ $victim }) à la catapulte
    .to-you = { $who } vise chez vous { $card } à la catapulte
ev-hit = { $who } fait { $n } : { $card } ({ $victim }), touché
    .you = Vous faites { $n } : { $card } ({ $victim }), touché
    .to-you = { $who } fait { $n } : { $card } (vous), touché
    .often = { $who } touche { $card } ({ $victim })
    .often-you = Vous touchez { $card } ({ $victim })
ev-missed = { $who } fait { $n } et manque { $card } ({ $victim })
    .you = Vous faites { $n } et manquez { $card } ({ $victim })
    .to-you = { $who } fait { $n } et manque { $card } (vous)
ev-round-over = La manche { $n } est finie
ev-shared = La victoire est partagée
ev-winner = { $who } gagne avec { $n } points
    .you = Vous gagnez avec { $n } points
note-shared = Égalité de points et de cartes prises : la victoire est partagée.
note-pile = Égalité de points : le plus de cartes prises l’emporte.
