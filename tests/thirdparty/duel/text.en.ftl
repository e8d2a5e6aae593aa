game-name = Duel
game-line = Play a card, score its value, draw another.

option-players = Players
    .help = two
option-cards = Cards
    .help = so many are played until the end

card = { $suit } { $n }
frog = frog
bear = bear
owl = owl
boar = boar
dragon = dragon
face-down = face-down card
    .short = ##
hand = Hand
deck = Deck
played = Played
points = points
score = Score

ask-play = Play a card.
other-play = { $who } plays a card.
now-deal = The cards are dealt.
now-draw = A card is drawn.
over = The game is over.
play = play { $card }

ev-deal = Everybody gets seven cards
ev-plays = { $who } plays { $card }
    .you = You play { $card }
ev-draw = { $who } draws { $card }
    .you = You draw { $card }
ev-draws = { $who } draws a card
    .you = You draw a card
