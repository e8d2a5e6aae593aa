# Calcory : ce que dit la table.

# Le jeu et ses options
game-name = Calcory
game-line = Retournez des cartes dont la somme fait 13, et souvenez-vous de leur place.
option-players = Joueurs
    .help = De deux à quatre.
option-thirteen-beats = 13 bat le groupe marqué
    .help = Qui fait 13 retourne aussi, face cachée, le groupe d’un autre joueur.

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
sym-cards = cartes
    .short = c
sym-zero = zéros
    .short = 0
sym-flag = groupe marqué
    .short = G
face-down = carte face cachée
    .short = ##
card = { $n } { $colour }

# La table
table = Les cartes
letter-0 = A
letter-1 = B
letter-2 = C
letter-3 = D
letter-4 = E
letter-5 = F
row = rangée { $letter }
    .short = { $letter }
column = colonne { $n }
    .short = { $n }
place = { $letter }{ $n }
taken = Prises
in-group = retournée
goes-back = à remettre
standing = groupe marqué
must-turn-two = au moins 2
won = cartes gagnées
sum = somme
zeros = zéros
to-beat = { $cards ->
    [one] à battre : une carte
   *[other] à battre : { $cards } cartes
}
ends-if-it-stands = La partie finit si la carte de { $who } est encore là à son prochain tour.

# Les questions
ask-turn-first = Retournez une carte.
ask-turn-second = { $n } jusqu’ici, encore { $left }. Retournez une autre carte.
ask-turn-beat = Retournez une carte : il faut battre { $n }.
ask-turn-card = { $n } jusqu’ici, encore { $left }. Retournez une autre carte, ou arrêtez-vous.
other-turn-card = { $who } retourne des cartes.
ask-put-back = Quelle carte retourne sur la table ?
other-put-back = { $who } choisit une carte à remettre.
ask-place-back = Où la posez-vous ?
other-place-back = { $who } remet une carte.
now = C’est le tour de { $who }.
now-turn-back = Regardez bien : ces cartes repassent face cachée.
over = La partie est finie.

# Les réponses
turn = Retourner la carte en { $place }
stop = S’arrêter à { $n }
give-up = Abandonner
put-back = Remettre le { $card }
place-back = En { $place }
hint-give-up = { $n } ne bat pas { $best }
hint-stands = { $cards ->
    [one] marque { $n } avec une carte
   *[other] marque { $n } avec { $cards } cartes
}
hint-ends = finit la partie si personne ne fait mieux
why-up = Cette carte est déjà retournée.
why-standing = Les cartes marquées ne peuvent pas servir.

# Le récit
ev-first = { $who } commence
    .you = Vous commencez
ev-turn = Tour de { $who }
    .you = Votre tour
ev-turns = { $who } retourne le { $card } en { $place }
    .you = Vous retournez le { $card } en { $place }
ev-bust = { $who } arrive à { $n } : c’est trop, les cartes repassent face cachée
    .you = Vous arrivez à { $n } : c’est trop, les cartes repassent face cachée
    .often = { $who } dépasse 13
    .often-you = Vous dépassez 13
ev-zeros = { $who } a deux zéros : les cartes repassent face cachée
    .you = Vous avez deux zéros : les cartes repassent face cachée
ev-gives-up = { $who } abandonne, les cartes repassent face cachée
    .you = Vous abandonnez, les cartes repassent face cachée
ev-thirteen = { $who } fait 13 avec { $n } cartes
    .you = Vous faites 13 avec { $n } cartes
    .often = { $who } fait 13
    .often-you = Vous faites 13
ev-beaten = Les cartes marquées de { $who } sont battues et repassent face cachée
    .you = Vos cartes marquées sont battues et repassent face cachée
ev-passed-over = { $who } ne trouve plus de carte à retourner et passe son tour
    .you = Vous ne trouvez plus de carte à retourner et passez votre tour
ev-idle = Personne n’a gagné de carte depuis { $n } tours de table : la partie est finie
ev-collects = { $n ->
    [one] { $who } prend la carte restée marquée : la partie est finie
   *[other] { $who } prend les { $n } cartes restées marquées
}
    .you = { $n ->
    [one] Vous prenez la carte restée marquée : la partie est finie
   *[other] Vous prenez les { $n } cartes restées marquées
}
    .often = { $who } prend les dernières cartes
    .often-you = Vous prenez les dernières cartes
ev-puts-back = { $who } remet le { $card }
    .you = Vous remettez le { $card }
ev-places = { $who } pose une carte face cachée en { $place }
    .you = Vous la posez face cachée en { $place }
ev-stops = { $who } s’arrête à { $n } avec { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
    .you = Vous vous arrêtez à { $n } avec { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
ev-beats = { $who } bat { $owner } : { $n } avec { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
    .you = Vous battez { $owner } : { $n } avec { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
ev-winner = { $who } gagne avec { $n } cartes
    .you = Vous gagnez avec { $n } cartes
ev-shared = La victoire est partagée

# Le résultat
sheet-title = Cartes gagnées
note-shared = Piles égales : la victoire est partagée.
