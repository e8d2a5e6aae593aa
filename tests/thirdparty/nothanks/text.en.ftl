game-name = No Thanks!
game-line = Pay a chip, or take the card that nobody wants, with all the chips on it.

option-players = Players
    .help = three to seven

card = { $n }
back = a card face down
    .short = ##
chips = chips
    .short = o
cost = points
offer = On offer
deck = Deck
pot = chips on the card
taken = Taken
score = Score

ask-decide = Take the card, or pay a chip? There { $n ->
    [one] is one chip
   *[other] are { $n } chips
 } on it.
other-decide = { $who } decides; there { $n ->
    [one] is one chip
   *[other] are { $n } chips
 } on the card.
now-turn-up = A card is turned up.
now-next-card = On to the next card.
take = take the { $card } and { $n ->
    [one] one chip
   *[other] { $n } chips
 }
costs = { $n ->
    [0] costs nothing more
   *[other] costs { $n } points more
 }
pay = pay a chip
over = The game is over.

ev-turned = The { $card } is turned up
ev-pays = { $who } pays a chip
    .you = You pay a chip
ev-takes = { $who } takes the { $card } and { $n ->
    [one] one chip
   *[other] { $n } chips
 }
    .you = You take the { $card } and { $n ->
    [one] one chip
   *[other] { $n } chips
 }
