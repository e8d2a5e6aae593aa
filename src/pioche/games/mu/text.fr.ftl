# Mü

game-name = Mü
game-line = Misez vos propres cartes pour choisir l’atout, prenez un partenaire, puis gagnez les plis promis.

option-players = Joueurs
    .help = de trois à six ; à quatre ou cinq, c’est le mieux
option-target = But de la partie
    .help = la partie finit quand quelqu’un atteint ce total
option-hands = Nombre de donnes
    .help = jouer tant de donnes plutôt qu’un total ; 0 joue jusqu’au total
option-cap = Prime de 100 au plus
    .help = aucune prime ne dépasse 100
option-removed = Couleurs retirées
    .help = les deux couleurs dont trois joueurs se passent
option-removed-red-blue = rouge et bleu
option-removed-red-green = rouge et vert
option-removed-red-yellow = rouge et jaune
option-removed-red-black = rouge et noir
option-removed-blue-green = bleu et vert
option-removed-blue-yellow = bleu et jaune
option-removed-blue-black = bleu et noir
option-removed-green-yellow = vert et jaune
option-removed-green-black = vert et noir
option-removed-yellow-black = jaune et noir
option-triangles = Compter les triangles de tous
    .help = la table montre les triangles gagnés par chacun

# Cartes et insignes
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
sym-triangle = triangles
    .short = ▲
sym-dealer = donneur
    .short = D
sym-chief = chef
    .short = C
sym-vice = sous-chef
    .short = S
sym-partner = partenaire
    .short = P
sym-cards = cartes
    .short = c
face-down = carte face cachée
    .short = ##
card = { $n } { $colour }

# Places
display = Posées : { $who }
your-hand = Votre main
auction = Enchères
trick = Pli { $n } sur { $of }
trumps = Atouts
last-trick = Dernier pli
winning = en tête
hand = main
total = total
top-count = mise la plus haute
you-may-show = vous pouvez poser
target-if-lead = triangles à faire pour la tête
led = demandé
led-trump = atout demandé
trump-number = les { $n }
trump-none = sans atout
chief-trump = chef : { $trump }
vice-trump = sous-chef : { $trump }
hand-number = donne
match-target = partie en
bid = mise : { $who }
team-triangles = camp du chef
target = triangles à faire
bonus-at-stake = prime
penalty-level = pénalité par niveau manqué

# Questions
phase-auction = Enchères
phase-naming = Atouts
phase-tricks = Plis
cards-are-dealt = On distribue les cartes suivantes.
trick-is-taken = Le pli revient à qui l’a remporté.
match-over = La partie est finie.
ask-bid = { $n ->
    [one] Posez une carte, ou passez.
   *[other] Posez jusqu’à { $n } cartes, ou passez.
  }
ask-bid-nothing = Vous n’avez plus de carte à poser ; vous ne pouvez que passer.
ask-more = { $n ->
    [0] Vous êtes à votre limite.
    [one] Posez encore une carte, ou arrêtez.
   *[other] Posez encore jusqu’à { $n } cartes, ou arrêtez.
  }
ask-vice-trump = Vous êtes sous-chef. Nommez votre atout : une couleur ou un numéro que vous avez posé.
ask-chief-trump = Vous êtes chef. Nommez votre atout : une couleur ou un numéro que vous avez posé, ou sans atout.
ask-partner = Choisissez votre partenaire.
ask-lead = Entamez le pli.
ask-follow = Jouez une carte : il faut fournir du { $colour }.
ask-follow-trump = Jouez une carte : il faut fournir de l’atout.
ask-any = Vous ne pouvez pas fournir : jouez ce que vous voulez.
ask-other-bid = { $who } pose des cartes ou passe.
ask-other-trump = { $who } nomme un atout.
ask-other-partner = { $who } choisit son partenaire.
ask-other-play = { $who } joue une carte.

# Réponses
show = Poser { $card }
show-ticked = Poser ces cartes
pass = Passer
stop = S’arrêter là
name-colour = Atout { $colour }
name-number = Atout : les { $n }
no-trump = Sans atout
take-partner = Jouer avec { $who }
play = Jouer { $card }
play-shown = Jouer { $card } parmi vos cartes posées

# Ce que ferait une réponse
hint-lead = vous menez avec { $n } ; il faudrait { $target } triangles à votre camp
hint-level = à hauteur de la tête avec { $n } : égalité si rien ne bouge
hint-behind = { $n } en tout, derrière la tête qui en a { $best }
hint-void = si tous passent, la donne est nulle
hint-chief = { $n ->
    [one] si tous passent, { $who } est chef avec une carte et doit faire { $target } triangles
   *[other] si tous passent, { $who } est chef avec { $n } cartes et doit faire { $target } triangles
  }
hint-stalemate = si tous passent : égalité, { $who } perd { $n } points
hint-bonus = prime de { $n } en cas de réussite
hint-shown = { $n ->
    [0] n’a rien posé
    [one] a posé une carte
   *[other] a posé { $n } cartes
  }
hint-trump = un atout
hint-ahead = prendrait la tête du pli
hint-below = sous { $card } ({ $who })

# Pourquoi pas
why-order = Les cartes d’une même mise se posent en ordre croissant.
why-limit = Vous avez atteint votre limite pour ce tour.
why-alone = Vous ne pouvez pas jouer seul.
why-vice = Le sous-chef ne peut pas être votre partenaire.
why-follow = Il faut fournir du { $colour }.
why-trump = L’atout est demandé : il faut jouer un atout.

# Le récit
ev-dealer = { $who } donne en premier
    .you = Vous donnez en premier
ev-deal = Donne { $n } : { $who } distribue
    .you = Donne { $n } : vous distribuez
ev-passes = { $who } passe
    .you = Vous passez
ev-shows = { $who } pose { $card }
    .you = Vous posez { $card }
ev-void = Personne n’a posé de carte : la donne est nulle
ev-chief = { $n ->
    [one] { $who } est chef avec une carte et doit faire { $target } triangles
   *[other] { $who } est chef avec { $n } cartes et doit faire { $target } triangles
  }
    .you = { $n ->
    [one] Vous êtes chef avec une carte et devez faire { $target } triangles
   *[other] Vous êtes chef avec { $n } cartes et devez faire { $target } triangles
  }
ev-vice = { $who } est sous-chef
    .you = Vous êtes sous-chef
ev-no-vice = Il n’y a pas de sous-chef
ev-stalemate = Égalité : { $who } a égalisé en dernier et perd { $n } points
    .you = Égalité : vous avez égalisé en dernier et perdez { $n } points
ev-names = { $who } nomme l’atout : { $trump }
    .you = Vous nommez l’atout : { $trump }
ev-partner = { $who } joue avec { $to }
    .you = Vous jouez avec { $to }
    .to-you = { $who } joue avec vous
ev-plays = { $who } joue { $card }
    .you = Vous jouez { $card }
ev-plays-shown = { $who } joue { $card } parmi ses cartes posées
    .you = Vous jouez { $card } parmi vos cartes posées
why-takes = { $card } est la carte la plus forte.
ev-takes = { $n ->
    [0] { $who } prend le pli : aucun triangle
    [one] { $who } prend le pli : un triangle
   *[other] { $who } prend le pli : { $n } triangles
  }
    .you = { $n ->
    [0] Vous prenez le pli : aucun triangle
    [one] Vous prenez le pli : un triangle
   *[other] Vous prenez le pli : { $n } triangles
  }
    .often = { $who } prend le pli
    .often-you = Vous prenez le pli
ev-made = { $who } devait faire { $n } triangles et son camp en a { $have } : réussi
    .you = Vous deviez faire { $n } triangles et votre camp en a { $have } : réussi
ev-missed = { $who } devait faire { $n } triangles et son camp en a { $have } : manqué
    .you = Vous deviez faire { $n } triangles et votre camp en a { $have } : manqué
ev-wins = { $who } gagne la partie avec { $n } points
    .you = Vous gagnez la partie avec { $n } points
shared-win = La victoire est partagée.

# Tableaux
sheet-bids = Ce que vaut une mise
sheet-needs = triangles à faire
sheet-colour = prime : couleur
sheet-1-7 = les 1 ou les 7
sheet-number = autre numéro
sheet-bid = { $n ->
    [one] une carte
   *[other] { $n } cartes
  }
sheet-hand = Donne { $n }
sheet-early = { $n ->
    [one] Première donne
   *[other] { $n } premières donnes
  }
sheet-triangles = triangles
sheet-bonus = prime ou pénalité
sheet-points = points
sheet-total = total
sheet-pad = Feuille de score
sheet-cards = cartes
trump-order = Ordre des atouts, du plus fort au plus faible
order-double = double
order-chief = du chef
order-vice = du sous-chef
order-plain = puis
order-colour = { $colour }, du 9 au 0
order-number = les { $n }, tous égaux
order-colour-rest = les autres cartes { $colour }, de la plus forte à la plus faible
order-number-rest = les autres { $n }, tous égaux
order-plain-cards = la couleur demandée, du 9 au 0
