# Calcory: what the table says.

# The game and its options
game-name = Calcory
game-line = Turn up cards that add up to thirteen, and remember where they lie.
option-players = Players
    .help = Two to four.
option-thirteen-beats = Thirteen beats a standing group
    .help = Whoever makes thirteen also turns the group of another player face down.

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
sym-cards = cards
    .short = c
sym-zero = zeros
    .short = 0
sym-flag = standing group
    .short = F
face-down = face-down card
    .short = ##
card = { $colour } { $n }

# The table
table = The cards
letter-0 = A
letter-1 = B
letter-2 = C
letter-3 = D
letter-4 = E
letter-5 = F
row = row { $letter }
    .short = { $letter }
column = column { $n }
    .short = { $n }
place = { $letter }{ $n }
taken = Captured
in-group = turned up
goes-back = goes back
standing = standing group
must-turn-two = at least 2
won = won cards
sum = sum
zeros = zeros
to-beat = { $cards ->
    [one] to beat: one card
   *[other] to beat: { $cards } cards
}
ends-if-it-stands = The game ends if the card of { $who } still stands at their next turn.

# Questions
ask-turn-first = Turn up a card.
ask-turn-second = { $n } so far, { $left } to go. Turn up another card.
ask-turn-beat = Turn up a card: { $n } is to be beaten.
ask-turn-card = { $n } so far, { $left } to go. Turn up another card, or stop.
other-turn-card = { $who } turns up cards.
ask-put-back = Which card goes back on the table?
other-put-back = { $who } chooses a card to put back.
ask-place-back = Where does it go?
other-place-back = { $who } puts a card back.
now = It is the turn of { $who }.
now-turn-back = Look well: these cards are turned back.
over = The game is over.

# Answers
turn = Turn up the card at { $place }
stop = Stop at { $n }
give-up = Give up
put-back = Put back { $card }
place-back = At { $place }
hint-give-up = { $n } does not beat { $best }
hint-stands = { $cards ->
    [one] stands with { $n }, one card
   *[other] stands with { $n }, { $cards } cards
}
hint-ends = ends the game if nobody beats it
why-up = This card is turned up already.
why-standing = Cards of a standing group cannot be used.

# The story
ev-first = { $who } begins
    .you = You begin
ev-turn = Turn of { $who }
    .you = Your turn
ev-turns = { $who } turns up { $card } at { $place }
    .you = You turn up { $card } at { $place }
ev-bust = { $who } has { $n }: too much, the cards are turned back
    .you = You have { $n }: too much, the cards are turned back
    .often = { $who } goes over thirteen
    .often-you = You go over thirteen
ev-zeros = { $who } has two zeros: the cards are turned back
    .you = You have two zeros: the cards are turned back
ev-gives-up = { $who } gives up, the cards are turned back
    .you = You give up, the cards are turned back
ev-thirteen = { $who } makes thirteen with { $n } cards
    .you = You make thirteen with { $n } cards
    .often = { $who } makes thirteen
    .often-you = You make thirteen
ev-beaten = The marked cards of { $who } are beaten and turned back
    .you = Your marked cards are beaten and turned back
ev-passed-over = { $who } finds no card to turn up and is passed over
    .you = You find no card to turn up and are passed over
ev-idle = Nobody has won a card for { $n } rounds: the game is over
ev-collects = { $n ->
    [one] { $who } takes the card that still stands: the game is over
   *[other] { $who } takes the { $n } cards that still stand
}
    .you = { $n ->
    [one] You take the card that still stands: the game is over
   *[other] You take the { $n } cards that still stand
}
    .often = { $who } takes the last cards
    .often-you = You take the last cards
ev-puts-back = { $who } puts back { $card }
    .you = You put back { $card }
ev-places = { $who } puts a card face down at { $place }
    .you = You put it face down at { $place }
ev-stops = { $who } stops at { $n } with { $cards ->
    [one] one card
   *[other] { $cards } cards
}
    .you = You stop at { $n } with { $cards ->
    [one] one card
   *[other] { $cards } cards
}
ev-beats = { $who } beats { $owner }: { $n } with { $cards ->
    [one] one card
   *[other] { $cards } cards
}
    .you = You beat { $owner }: { $n } with { $cards ->
    [one] one card
   *[other] { $cards } cards
}
ev-winner = { $who } wins with { $n } cards
    .you = You win with { $n } cards
ev-shared = The win is shared

# The result
sheet-title = Cards won
note-shared = Equal piles: the win is shared.
