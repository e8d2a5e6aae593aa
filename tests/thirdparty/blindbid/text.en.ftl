game-name = Blind Bid
game-line = Everybody bids a card or two face down; the highest bid that nobody shares takes the pot.

option-players = Players
    .help = two to four
option-second = A second card
    .help = you may add a second card to your bid

card = { $n }
face-down = face-down card
    .short = ##
row = Cards of { $who }
turned = Last bid
bid = bid
points = points
score = Score

ask-push = Push a card forward.
ask-add = Add a second card?
wait = The others are thinking.
over = The game is over.
push = the { $card } at place { $place }
enough = that is enough

ev-deal = Everybody gets five cards
ev-die = { $who } would win a tie
ev-push = You push your { $card } forward
ev-pushes = { $who } pushes a card forward
    .you = You push a card forward
ev-reveals = { $who } has bid { $n }
    .you = You have bid { $n }
