# Rummü : ce que dit la table.

# Le jeu et ses options
game-name = Rummü
game-line = Posez séries et suites, servez-vous des jokers jaunes et soyez le premier sans cartes.
option-players = Joueurs
    .help = De trois à six.
option-teams = Équipes
    .help = À quatre ou six : les partenaires sont face à face et additionnent leurs points.
option-target = Points à atteindre
    .help = Le match finit dès que quelqu’un les a ; 0 pour l’usage : 200 seul, 500 en équipes.
option-target-0 = l’usage
option-hands = Manches au plus
    .help = Après autant de manches le match finit, même si personne n’a atteint les points ; 1 pour une seule manche.
option-come-out = Première combinaison
    .help = Les cartes exigées doivent être dans une seule combinaison, ou plusieurs peuvent s’additionner.
option-come-out-single = une seule
option-come-out-total = additionnées

# Les cartes
colour-red = rouge
    .short = R
colour-blue = bleu
    .short = B
colour-green = vert
    .short = V
colour-yellow = jaune
    .short = J
colour-black = noir
    .short = N
card = { $n } { $colour }
face-down = carte face cachée
    .short = ##
sym-cards = cartes
    .short = c
sym-dealer = donneur
    .short = D
sym-out = est sorti
    .short = ok
sym-need = cartes de la première combinaison
    .short = n

# La table
stock = Pioche
discards = Défausse
your-hand = Votre main
laying = En train d’être posées
laid-now = posée
meld = Combinaison { $n } de { $who }
kind-set = Série pure
kind-set-joker = Série avec joker
kind-run = Suite pure
kind-run-joker = Suite avec joker
kind-mixed-run = Suite mélangée
hand = cartes en main
needs = cartes exigées pour sortir
total = points
hand-number = manche
phase-draw = piocher
phase-play = jouer
phase-discard = défausser

# Les questions
ask-draw = Prenez une carte : de la pioche, ou le dessus de la défausse.
other-draw = { $who } pioche.
ask-take-more = Prendre aussi la défausse suivante ?
other-take-more = { $who } prend des défausses.
ask-play = Posez, complétez, échangez des jokers ; puis terminez.
ask-play-first = { $n ->
   *[other] Votre première combinaison demande au moins { $n } cartes.
}
ask-play-empty = Il ne reste aucune carte à défausser.
other-play = { $who } joue.
ask-lay-card = Quelle carte ensuite ?
other-lay-card = { $who } pose des cartes.
ask-add-card = Quelle carte ajouter ?
other-add-card = { $who } ajoute des cartes.
ask-give-for-joker = Quelle carte contre le joker ?
other-give-for-joker = { $who } échange un joker.
ask-take-back = Reprenez des cartes : de quelle combinaison ?
other-take-back = { $who } reprend des cartes.
ask-take-part = Quelle partie ?
other-take-part = { $who } reprend des cartes.
ask-discard = Défaussez une carte.
other-discard = { $who } défausse.
now = C’est le tour de { $who }.
over = Le match est fini.

# Les réponses
draw = Piocher
take = Prendre { $card }
enough = Cela suffit
lay-down = Poser { $cards }
lay-other = Une autre combinaison, carte par carte
lay = { $card }
give = Donner { $card }
close = Poser
add = Ajouter { $cards } à la combinaison { $n } de { $who }
add-some = Ajouter à la combinaison { $n } de { $who }
swap = Donner { $card }, prendre { $joker } dans la combinaison { $n }
done = Terminer
back-from = De { $cards }
back-card = { $card }
back-low = le début
back-high = la fin
back-whole = toute la combinaison
discard = Défausser { $card }
and-card = { $card }, { $more }
hint-worth = { $n ->
    [0] aucun point
   *[other] { $n } points
}
hint-more = { $n ->
    [0] pas de points en plus
   *[other] { $n } points de plus pour { $who }
}
hint-take-back = il faudra reprendre des cartes
hint-finishes = votre dernière carte : la manche est finie
why-no-meld = Cette carte ne va dans aucune combinaison.
why-first = Votre première combinaison demande { $n } cartes.
why-just-taken = Vous venez de prendre cette carte et n’avez rien joué : défaussez-en une autre.

# Le récit
ev-dealer = { $who } donne en premier
    .you = Vous donnez en premier
ev-deals = Manche { $n } : { $who } donne
    .you = Manche { $n } : vous donnez
ev-turn = Tour de { $who }
    .you = Votre tour
ev-draws = { $who } pioche une carte
    .you = Vous piochez une carte
ev-draws-card = { $who } pioche { $card }
    .you = Vous piochez { $card }
ev-takes = { $who } prend { $card } dans la défausse
    .you = Vous prenez { $card } dans la défausse
ev-new-stock = { $n ->
    [one] Une défausse devient la nouvelle pioche
   *[other] { $n } défausses deviennent la nouvelle pioche
}
ev-lays = { $who } pose { $n } cartes pour { $points } points
    .you = Vous posez { $n } cartes pour { $points } points
ev-comes-out = { $who } est sorti
    .you = Vous êtes sorti
ev-adds = { $n ->
    [one] { $who } ajoute une carte à une combinaison de { $owner } : { $more } points
   *[other] { $who } ajoute { $n } cartes à une combinaison de { $owner } : { $more } points
}
    .you = { $n ->
    [one] Vous ajoutez une carte à une combinaison de { $owner } : { $more } points
   *[other] Vous ajoutez { $n } cartes à une combinaison de { $owner } : { $more } points
}
ev-adds-own = { $n ->
    [one] { $who } ajoute une carte à une combinaison : { $more } points
   *[other] { $who } ajoute { $n } cartes à une combinaison : { $more } points
}
    .you = { $n ->
    [one] Vous ajoutez une carte à votre combinaison : { $more } points
   *[other] Vous ajoutez { $n } cartes à votre combinaison : { $more } points
}
ev-swaps = { $who } donne { $card } et prend { $joker }
    .you = Vous donnez { $card } et prenez { $joker }
ev-takes-back = { $n ->
    [one] { $who } reprend une carte
   *[other] { $who } reprend { $n } cartes
}
    .you = { $n ->
    [one] Vous reprenez une carte
   *[other] Vous reprenez { $n } cartes
}
ev-discards = { $who } défausse { $card }
    .you = Vous défaussez { $card }
ev-finishes = { $who } défausse { $card } et n’a plus de carte
    .you = Vous défaussez { $card } et n’avez plus de carte
    .often = { $who } se défait de sa dernière carte
    .often-you = Vous vous défaites de votre dernière carte
ev-nobody-finishes = La manche finit sans que personne n’ait terminé
ev-scored = La manche { $n } est comptée
ev-wins = { $who } gagne avec { $n } points
    .you = Vous gagnez avec { $n } points

# Le résultat
sheet-pad = Points
sheet-hand = Manche { $n }
sheet-early = { $n } premières manches
sheet-melds = combinaisons
sheet-first = premier sans cartes
sheet-left = cartes restées en main
sheet-points = cette manche
note-shared = Points égaux : la victoire est partagée.
