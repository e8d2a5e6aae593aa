# Treize : ce que dit la table.

# Le jeu et ses options
game-name = Treize
game-line = Gardez les bonnes cartes, donnez les mauvaises aux autres et ne soyez pas celui qui arrive à treize.
option-players = Joueurs
    .help = De deux à cinq.
option-open-scores = Scores visibles
    .help = Chacun voit combien de signes plus ont gagnés tous les joueurs, et pas seulement les siens.

# Sortes de cartes et sens des signes
kind-n = nombre
    .short = n
kind-p = un plus
    .short = p
kind-q = deux plus
    .short = q
kind-d = Piochez
    .short = d
kind-arrow = Flèche
    .short = F
kind-limit = 13→18
    .short = L
kind-hand = Main
    .short = M
kind-gift = plus immédiat
    .short = g
plus = signes plus
    .short = +
cards = cartes
    .short = c
dealer = donneur
    .short = D
start = premier joueur
    .short = P
served = servi
    .short = ok
round = manche
    .short = Ma
last-round = Dernière manche
    .short = !

# Cartes
face-down = carte face cachée
    .short = ##
card-n = nombre { $n }
card-p = { $n } avec un plus
card-q = { $n } avec deux plus
card-d = Piochez { $n }
card-g1 = plus immédiat
card-g2 = double plus immédiat
rule-n = Un nombre et rien d’autre.
rule-p = Un plus, si vous survivez à la manche.
rule-q = Deux plus, si vous survivez à la manche.
rule-d = Prenez ensuite la première carte de la pioche.
rule-arrow = Défaussez-la avec la dernière carte de votre rangée.
rule-limit = Votre plafond est de 18 tant qu’elle est dans votre rangée.
rule-hand = Dépensez-la pour refuser une carte.
rule-gift = Rejoint aussitôt vos cartes gagnées.

# Places et signes
lane = Rangée : { $who }
last-card = dernière carte
sum = somme
at-stake = plus en jeu
hands = Mains pour refuser
limit-raised = plafond porté à 18
turned-up = Carte retournée
packet = Paquet
draw-pile = Pioche
discard-pile = Défausse
your-won-cards = Vos cartes gagnées
won-cards = cartes gagnées
won-plus = plus gagnés

# Questions
ask-give = À qui donner cette carte ({ $card }) ?
other-give = { $who } choisit à qui donner la carte ({ $card }).
ask-receive = Une carte arrive chez vous ({ $card }). La refuser avec une Main ?
other-receive = { $who } peut refuser la carte ({ $card }).
give-to = Donner à { $who } : { $card }
keep = Garder : { $card }
accept = Accepter : { $card }
refuse = Refuser : { $card }
hint-sum = la somme passe à { $n } sur { $limit }
hint-bust = { $n } sur { $limit } : perdu
hint-costs = { $n ->
    [0] aucun plus perdu
    [one] { $n } plus perdu
   *[other] { $n } plus perdus
}
hint-draws = puis pioche une carte
hint-may-refuse = peut refuser
hint-loses = perd une carte ({ $card })
hint-nothing = rien à perdre
hint-wins = gagne aussitôt { $n } plus
hint-spends-hand = dépense une Main ; la carte est défaussée
why-served = Déjà servi dans ce tour.
warn-bust = Vous atteignez votre plafond et perdez votre rangée.

# Entre deux questions
now-first-dealer = Le premier donneur est tiré au sort.
now-take-packet = { $who } prend un paquet.
now-turn-up = { $who } retourne la carte suivante.
now-next-dealer = Le paquet est vide.
now-lose-last = La Flèche frappe la rangée : { $who }.
now-draw-card = { $who } doit piocher une carte.
now-offer-drawn = { $who } a pioché une carte.
now-win-at-once = { $who } gagne aussitôt la carte.
now-stop-round = { $who } a atteint le plafond !
now-score-round = On fait le décompte de la manche.
now-start-round = Une nouvelle manche commence.
now-reshuffle = La pioche est épuisée.
now-end-game = C’était la dernière manche.
now-run-out = Il n’y a plus de cartes.
over = La partie est terminée.

# Feuilles de score
sheet-title = Signes plus gagnés
sheet-round-n = Manche { $n }
sheet-plus = Signes plus
sheet-numbers = Total des nombres
sheet-row = De la rangée
sheet-at-once = Gagnés aussitôt
sheet-round = Cette manche
sheet-lost = Perdus
note-numbers = Égalité de signes plus : le plus grand total des nombres l’emporte.
note-shared = Égalité de signes plus et de nombres : la victoire est partagée.

# Le récit
ev-round = Manche { $n }
ev-starts = { $who } a la carte Premier joueur
    .you = Vous avez la carte Premier joueur
ev-packet = { $who } donne : { $n ->
    [one] une carte
   *[other] { $n } cartes
}
    .you = Vous donnez : { $n ->
    [one] une carte
   *[other] { $n } cartes
}
ev-turns-up = { $who } retourne une carte : { $card }
    .you = Vous retournez une carte : { $card }
ev-gives = { $who } donne à { $to } : { $card }
    .you = Vous donnez à { $to } : { $card }
    .to-you = { $who } vous donne : { $card }
ev-keeps = { $who } garde la carte : { $card }
    .you = Vous gardez la carte : { $card }
ev-accepts = { $who } accepte la carte : { $card }
    .you = Vous acceptez la carte : { $card }
ev-refuses = { $who } dépense une Main et refuse la carte : { $card }
    .you = Vous dépensez une Main et refusez la carte : { $card }
ev-arrow = La Flèche prend une carte à { $who } : { $card }
    .you = La Flèche vous prend une carte : { $card }
ev-arrow-nothing = La Flèche ne prend rien à { $who }
    .you = La Flèche ne vous prend rien
ev-draws = { $who } pioche une carte : { $card }
    .you = Vous piochez une carte : { $card }
ev-takes = { $who } prend la carte : { $card }
    .you = Vous prenez la carte : { $card }
ev-wins = { $who } gagne aussitôt { $n } plus
    .you = Vous gagnez aussitôt { $n } plus
ev-bust = { $who } arrive à { $n } sur { $limit } : perdu !
    .you = Vous arrivez à { $n } sur { $limit } : perdu !
    .often = { $who } atteint son plafond
    .often-you = Vous atteignez votre plafond
ev-put-back = { $n ->
    [one] Une carte retourne
   *[other] { $n } cartes retournent
} face cachée sur la pioche
ev-scored = { $who } perd sa rangée ; les autres gagnent leurs cartes à signes plus
ev-scored-all = Chacun gagne ses cartes à signes plus
ev-reshuffle = La pioche est épuisée ; { $n ->
    [one] une carte défaussée est mélangée
   *[other] { $n } cartes défaussées sont mélangées
} pour en former une nouvelle
ev-last-round = C’est la dernière manche !
ev-run-out = Il n’y a plus de cartes : la partie s’arrête là
ev-winner = { $who } gagne avec { $n } plus
    .you = Vous gagnez avec { $n } plus
ev-shared = La partie est terminée ; la victoire est partagée
