# Rummü: what the table says.

# The game and its options
game-name = Rummü
game-line = Lay down sets and runs, use yellow jokers, and be the first without cards.
option-players = Players
    .help = Three to six.
option-teams = Teams
    .help = With four or six players: partners sit opposite and share their points.
option-target = Points to reach
    .help = The match ends as soon as somebody has so many; 0 for the usual: 200 alone, 500 in teams.
option-target-0 = the usual
option-hands = Hands at most
    .help = After so many hands the match ends even if nobody has reached the points; 1 for a single hand.
option-come-out = First meld
    .help = Whether the cards of a first meld must lie in one meld, or may be several added up.
option-come-out-single = one meld
option-come-out-total = added up

# Cards
colour-red = red
    .short = R
colour-blue = blue
    .short = B
colour-green = green
    .short = G
colour-yellow = yellow
    .short = Y
colour-black = black
    .short = K
card = { $colour } { $n }
face-down = face-down card
    .short = ##
sym-cards = cards
    .short = c
sym-dealer = dealer
    .short = D
sym-out = has come out
    .short = ok
sym-need = cards for the first meld
    .short = n

# The table
stock = Stock
discards = Discards
your-hand = Your hand
laying = Being laid down
laid-now = laid down
meld = Meld { $n } of { $who }
kind-set = Pure set
kind-set-joker = Set with a joker
kind-run = Pure run
kind-run-joker = Run with jokers
kind-mixed-run = Mixed run
hand = cards in hand
needs = cards needed to come out
total = points
hand-number = hand
phase-draw = draw
phase-play = play
phase-discard = discard

# Questions
ask-draw = Draw a card: from the stock, or the top discard.
other-draw = { $who } draws.
ask-take-more = Take the next discard, too?
other-take-more = { $who } takes discards.
ask-play = Lay down melds, add to them, exchange jokers; then be done.
ask-play-first = { $n ->
   *[other] Your first meld needs at least { $n } cards.
}
ask-play-empty = No card is left to discard.
other-play = { $who } plays.
ask-lay-card = Which card comes next?
other-lay-card = { $who } lays down cards.
ask-add-card = Which card is added?
other-add-card = { $who } adds cards.
ask-give-for-joker = Which card for the joker?
other-give-for-joker = { $who } exchanges a joker.
ask-take-back = Take cards back: from which meld?
other-take-back = { $who } takes cards back.
ask-take-part = Which part?
other-take-part = { $who } takes cards back.
ask-discard = Discard a card.
other-discard = { $who } discards.
now = It is the turn of { $who }.
over = The match is over.

# Answers
draw = Draw from the stock
take = Take { $card }
enough = That is enough
lay-down = Lay down { $cards }
lay-other = Another meld, card by card
lay = { $card }
give = Give { $card }
close = Lay it down
add = Add { $cards } to meld { $n } of { $who }
add-some = Add to meld { $n } of { $who }
swap = Give { $card }, take { $joker } from meld { $n }
done = Done
back-from = From { $cards }
back-card = { $card }
back-low = the low end
back-high = the high end
back-whole = the whole meld
discard = Discard { $card }
and-card = { $card }, { $more }
hint-worth = { $n ->
    [0] no points
   *[other] { $n } points
}
hint-more = { $n ->
    [0] no more points
   *[other] { $n } more points for { $who }
}
hint-take-back = you will have to take cards back
hint-finishes = your last card: the hand is over
why-no-meld = This card fits no meld.
why-first = Your first meld needs { $n } cards.
why-just-taken = You have just taken this card and played nothing: discard another one.

# The story
ev-dealer = { $who } deals first
    .you = You deal first
ev-deals = Hand { $n }: { $who } deals
    .you = Hand { $n }: you deal
ev-turn = Turn of { $who }
    .you = Your turn
ev-draws = { $who } draws a card
    .you = You draw a card
ev-draws-card = { $who } draws { $card }
    .you = You draw { $card }
ev-takes = { $who } takes { $card } from the discards
    .you = You take { $card } from the discards
ev-new-stock = { $n ->
    [one] One discard becomes the new stock
   *[other] { $n } discards become the new stock
}
ev-lays = { $who } lays down { $n } cards for { $points } points
    .you = You lay down { $n } cards for { $points } points
ev-comes-out = { $who } has come out
    .you = You have come out
ev-adds = { $n ->
    [one] { $who } adds a card to a meld of { $owner }: { $more } points
   *[other] { $who } adds { $n } cards to a meld of { $owner }: { $more } points
}
    .you = { $n ->
    [one] You add a card to a meld of { $owner }: { $more } points
   *[other] You add { $n } cards to a meld of { $owner }: { $more } points
}
ev-adds-own = { $n ->
    [one] { $who } adds a card to a meld: { $more } points
   *[other] { $who } adds { $n } cards to a meld: { $more } points
}
    .you = { $n ->
    [one] You add a card to your meld: { $more } points
   *[other] You add { $n } cards to your meld: { $more } points
}
ev-swaps = { $who } gives { $card } and takes { $joker }
    .you = You give { $card } and take { $joker }
ev-takes-back = { $n ->
    [one] { $who } takes a card back
   *[other] { $who } takes { $n } cards back
}
    .you = { $n ->
    [one] You take a card back
   *[other] You take { $n } cards back
}
ev-discards = { $who } discards { $card }
    .you = You discard { $card }
ev-finishes = { $who } discards { $card } and has no card left
    .you = You discard { $card } and have no card left
    .often = { $who } gets rid of the last card
    .often-you = You get rid of your last card
ev-nobody-finishes = The hand ends, and nobody has finished
ev-scored = Hand { $n } is counted
ev-wins = { $who } wins with { $n } points
    .you = You win with { $n } points

# The result
sheet-pad = Points
sheet-hand = Hand { $n }
sheet-early = First { $n } hands
sheet-melds = melds
sheet-first = first without cards
sheet-left = cards left in hand
sheet-points = this hand
note-shared = Equal points: the win is shared.
