game-name = Duel
game-line = Jouez une carte, marquez sa valeur, piochez-en une autre.

option-players = Joueurs
    .help = deux
option-cards = Cartes
    .help = autant sont jouées jusqu’à la fin

card = { $suit } { $n }
frog = grenouille
bear = ours
owl = hibou
boar = sanglier
dragon = dragon
face-down = carte face cachée
    .short = ##
hand = Main
deck = Pioche
played = Cartes jouées
points = points
score = Score

ask-play = Jouez une carte.
other-play = { $who } joue une carte.
now-deal = On distribue les cartes.
now-draw = On pioche une carte.
over = La partie est finie.
play = jouer { $card }

ev-deal = Chacun reçoit sept cartes
ev-plays = { $who } joue { $card }
    .you = Vous jouez { $card }
ev-draw = { $who } pioche { $card }
    .you = Vous piochez { $card }
ev-draws = { $who } pioche une carte
    .you = Vous piochez une carte
