# Safarü : ce que dit la table.

# Le jeu et ses options
game-name = Safarü
game-line = Attrapez les licornes avec les bonnes sommes, laissez hérissons et bébés dans la nature. Ou l’inverse.
option-players = Joueurs
    .help = À deux ou trois chacun pour soi, à quatre en équipe avec le vis-à-vis.
option-variant = Variante
    .help = Renversé : le moins de points gagne, et votre voisin dit par quelle méthode vous devez attraper.
option-variant-normal = Safarü
option-variant-reversed = Safarü renversé
option-target = Points à atteindre
    .help = Le match finit quand un camp a autant de points ; 0 pour une seule partie.
option-games = Parties de la variante renversée
    .help = Combien de parties ; 0 pour une par joueur, ou deux en équipes.
option-tallies = Montrer les prises
    .help = Chacun voit combien de triangles, licornes, hérissons et bébés chaque camp a attrapés.

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
sym-triangle = triangles
    .short = △
sym-unicorn = licornes (bleu)
    .short = L
sym-hedgehog = hérissons (jaune)
    .short = H
sym-baby = bébés (zéros)
    .short = b
sym-cards = cartes
    .short = c
sym-dealer = donneur
    .short = D
sym-reversed = renversé
    .short = R

# La table
wild = La nature
played = Jouée par { $who }
picked = Attrapées
taken = attrapée
stock = Pioche
your-hand = Votre main
hand = cartes en main
caught = cartes attrapées
total = points
deal = donne
game-number = partie
fewest-points = Le moins de points gagne

# Les questions
ask-play-card = Jouez une carte.
other-play-card = { $who } joue une carte.
ask-catch = Qu’attrape { $card } ?
ask-catch-more = Attrapez encore, ou restez-en là.
other-catch = { $who } attrape.
ask-take = { $method } : quelles cartes ?
other-take = { $who } prend des cartes.
ask-name-method = Par quelle méthode { $card } doit-elle attraper ?
other-name-method = { $who } choisit la méthode pour { $card }.
now = C’est le tour de { $who }.
over = Le match est fini.

# Les réponses
play = Jouer { $card }
method-add = par addition
method-total = jusqu’à dix-sept
method-pair = une paire
catch-add = Par addition : { $cards }
catch-total = Jusqu’à dix-sept : { $cards }
catch-pair = Une paire : { $cards }
and-card = { $card }, { $more }
take = Prendre { $card }
done = C’est tout
finish = En rester là
hint-add = { $n ->
    [one] attrape par addition
   *[other] attrape par addition, de { $n } façons
}
hint-total = { $n ->
    [one] attrape jusqu’à dix-sept
   *[other] attrape jusqu’à dix-sept, de { $n } façons
}
hint-pair = attrape une paire
hint-stays = n’attrape rien et reste dans la nature
hint-ways = { $n ->
    [one] une façon
   *[other] { $n } façons
}
hint-adds-up = ensemble { $n }
hint-makes = { $n } et { $sum } font { $goal }
hint-pair-takes = { $card } est attrapée avec elle

# Le récit
ev-dealer = { $who } donne en premier
    .you = Vous donnez en premier
ev-deals = Partie { $game }, donne { $n } : { $who } donne
    .you = Partie { $game }, donne { $n } : vous donnez
ev-plays = { $who } joue { $card }
    .you = Vous jouez { $card }
ev-names = { $who } choisit la méthode : { $method }
    .you = Vous choisissez la méthode : { $method }
ev-catches-add = { $n ->
    [one] { $who } attrape une carte par addition
   *[other] { $who } attrape { $n } cartes par addition
}
    .you = { $n ->
    [one] Vous attrapez une carte par addition
   *[other] Vous attrapez { $n } cartes par addition
}
ev-catches-total = { $n ->
    [one] { $who } attrape une carte : dix-sept
   *[other] { $who } attrape { $n } cartes : dix-sept
}
    .you = { $n ->
    [one] Vous attrapez une carte : dix-sept
   *[other] Vous attrapez { $n } cartes : dix-sept
}
ev-catches-pair = { $n ->
    [one] { $who } attrape une paire
   *[other] { $who } attrape une paire
}
    .you = { $n ->
    [one] Vous attrapez une paire
   *[other] Vous attrapez une paire
}
ev-keeps = { $who } garde { $card } avec sa paire
    .you = Vous gardez { $card } avec sa paire
ev-stays = { $card } de { $who } reste dans la nature
    .you = Votre { $card } reste dans la nature
ev-releases = { $who } relâche { $card }
    .you = Vous relâchez { $card }
ev-scored = La partie { $n } est comptée
ev-wins = { $who } gagne avec { $n } points
    .you = Vous gagnez avec { $n } points

# Le résultat
sheet-pad = Points
sheet-game = Partie { $n }
sheet-early = { $n } premières parties
sheet-triangles = triangles
sheet-babies = bébés
sheet-unicorns = le plus de licornes
sheet-hedgehogs = le plus de hérissons
sheet-most-cards = le plus de cartes
sheet-points = cette partie
note-shared = Points égaux : la victoire est partagée.
