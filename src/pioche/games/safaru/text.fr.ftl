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
option-target-0 = aucun, une seule partie
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
ask-catch = Qu’attrape le { $card } ?
ask-catch-more = Attrapez encore, ou restez-en là.
other-catch = { $who } attrape.
ask-take-add = Quelles cartes le { $card } attrape-t-il par addition ?
ask-take-total = Quelles cartes font dix-sept avec le { $card } ?
ask-take-pair = Quelle carte fait une paire avec le { $card } ?
other-take = { $who } prend des cartes.
ask-name-method = Par quelle méthode le { $card } doit-il attraper ?
other-name-method = { $who } choisit la méthode pour le { $card }.
now = C’est le tour de { $who }.
over = Le match est fini.

# Les réponses
play = Jouer le { $card }
by-add = Par addition
by-total = Jusqu’à dix-sept
by-pair = Par une paire
method-add = par addition
method-total = jusqu’à dix-sept
method-pair = une paire
catch-add = Par addition : { $cards }
catch-total = Jusqu’à dix-sept : { $cards }
catch-pair = Une paire : { $cards }
and-card = { $card }, { $more }
take = Prendre le { $card }
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
hint-pair-takes = le { $card } est attrapé avec elle

# Le récit
ev-dealer = { $who } donne en premier
    .you = Vous donnez en premier
ev-deals = Partie { $game }, donne { $n } : { $who } donne
    .you = Partie { $game }, donne { $n } : vous donnez
ev-plays = { $who } joue le { $card }
    .you = Vous jouez le { $card }
ev-names = { $who } choisit la méthode : { $method }
    .you = Vous choisissez la méthode : { $method }
ev-catches-add = { $who } attrape par addition : { $cards }
    .you = Vous attrapez par addition : { $cards }
    .often = { $who } attrape par addition
    .often-you = Vous attrapez par addition
ev-catches-total = { $who } fait dix-sept et attrape : { $cards }
    .you = Vous faites dix-sept et attrapez : { $cards }
    .often = { $who } fait dix-sept
    .often-you = Vous faites dix-sept
ev-catches-pair = { $who } fait une paire et attrape : { $cards }
    .you = Vous faites une paire et attrapez : { $cards }
    .often = { $who } attrape une paire
    .often-you = Vous attrapez une paire
ev-keeps = { $who } attrape aussi le { $card }
    .you = Vous attrapez aussi le { $card }
ev-stays = { $who } laisse le { $card } dans la nature
    .you = Vous laissez le { $card } dans la nature
ev-releases = { $who } relâche le { $card }
    .you = Vous relâchez le { $card }
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
