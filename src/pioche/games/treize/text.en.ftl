# Treize: what the table says.

# The game and its options
game-name = Treize
game-line = Give the good cards to yourself, the bad ones to the others, and do not be the one who reaches thirteen.
option-players = Players
    .help = Two to five.
option-open-scores = Open scores
    .help = Everybody sees how many plus signs everybody has won, not only their own.

# Kinds of cards and what signs mean
kind-n = number
    .short = n
kind-p = one plus
    .short = p
kind-q = two plus
    .short = q
kind-d = Draw card
    .short = d
kind-arrow = Arrow
    .short = A
kind-limit = 13→18
    .short = L
kind-hand = Hand
    .short = H
kind-gift = immediate plus
    .short = g
plus = plus signs
    .short = +
cards = cards
    .short = c
dealer = dealer
    .short = D
start = start player
    .short = S
served = served
    .short = ok
round = round
    .short = R
last-round = Last round
    .short = !

# Cards
face-down = face-down card
    .short = ##
card-n = number { $n }
card-p = { $n } with one plus
card-q = { $n } with two plus
card-d = Draw card { $n }
card-g1 = immediate plus
card-g2 = immediate double plus
rule-n = A number and nothing else.
rule-p = One plus, if you survive the round.
rule-q = Two plus, if you survive the round.
rule-d = Then take the top card of the draw pile.
rule-arrow = Discard it with the last card of your row.
rule-limit = Your limit is 18 while it lies in your row.
rule-hand = Spend it to refuse any card.
rule-gift = Goes straight to your won cards.

# Places and signs
lane = Row of { $who }
last-card = last card
sum = sum
at-stake = plus at stake
hands = hands to refuse with
limit-raised = limit raised to 18
turned-up = Turned up
packet = Packet
draw-pile = Draw pile
discard-pile = Discard pile
your-won-cards = Your won cards
won-cards = won cards
won-plus = plus won

# Questions
ask-give = Who gets { $card }?
other-give = { $who } decides who gets { $card }.
ask-receive = { $card } comes to you. Refuse it with a Hand?
other-receive = { $who } may refuse { $card }.
give-to = Give { $card } to { $who }
keep = Keep { $card }
accept = Accept { $card }
refuse = Refuse { $card }
hint-sum = sum becomes { $n } of { $limit }
hint-bust = { $n } of { $limit }: bust
hint-costs = { $n ->
    [0] no plus is lost
   *[other] { $n } plus lost
}
hint-draws = then draws a card
hint-may-refuse = may refuse
hint-loses = loses { $card }
hint-nothing = nothing to lose
hint-wins = wins { $n } plus at once
hint-spends-hand = spends a Hand; the card is discarded
why-served = Already served in this deal.
warn-bust = You bust and lose your row.

# Between questions
now-first-dealer = The first dealer is chosen.
now-take-packet = { $who } takes a packet.
now-turn-up = { $who } turns up the next card.
now-next-dealer = The packet is empty.
now-lose-last = The Arrow hits the row of { $who }.
now-draw-card = { $who } must draw a card.
now-offer-drawn = { $who } has drawn a card.
now-win-at-once = { $who } wins the card at once.
now-stop-round = { $who } has reached the limit!
now-score-round = The round is scored.
now-start-round = A new round begins.
now-reshuffle = The draw pile is used up.
now-end-game = That was the last round.
now-run-out = There are no more cards.
over = The game is over.

# Score sheets
sheet-title = Plus signs won
sheet-round-n = Round { $n }
sheet-plus = Plus signs
sheet-numbers = Total of numbers
sheet-row = From the row
sheet-at-once = Won at once
sheet-round = This round
sheet-lost = Lost
note-numbers = Equal on plus signs: the higher total of numbers decides.
note-shared = Equal on plus signs and on numbers: the win is shared.

# The story
ev-round = Round { $n }
ev-starts = { $who } has the start-player card
    .you = You have the start-player card
ev-packet = { $who } deals: { $n ->
    [one] one card
   *[other] { $n } cards
}
    .you = You deal: { $n ->
    [one] one card
   *[other] { $n } cards
}
ev-turns-up = { $who } turns up { $card }
    .you = You turn up { $card }
ev-gives = { $who } gives { $card } to { $to }
    .you = You give { $card } to { $to }
    .to-you = { $who } gives you { $card }
ev-keeps = { $who } keeps { $card }
    .you = You keep { $card }
ev-accepts = { $who } accepts { $card }
    .you = You accept { $card }
ev-refuses = { $who } spends a Hand and refuses { $card }
    .you = You spend a Hand and refuse { $card }
ev-arrow = { $who } loses { $card } to the Arrow
    .you = You lose { $card } to the Arrow
ev-arrow-nothing = { $who } has nothing to lose to the Arrow
    .you = You have nothing to lose to the Arrow
ev-draws = { $who } draws { $card }
    .you = You draw { $card }
ev-takes = { $who } takes { $card }
    .you = You take { $card }
ev-wins = { $who } wins { $n } plus at once
    .you = You win { $n } plus at once
ev-bust = { $who } reaches { $n } of { $limit }: bust!
    .you = You reach { $n } of { $limit }: bust!
    .often = { $who } goes bust
    .often-you = You go bust
ev-put-back = { $n ->
    [one] One card goes
   *[other] { $n } cards go
} back unseen on the draw pile
ev-scored = { $who } loses the row; all others win their plus cards
ev-scored-all = Everybody wins their plus cards
ev-reshuffle = The draw pile is used up; { $n ->
    [one] one discard is
   *[other] { $n } discards are
} shuffled into a new one
ev-last-round = This is the last round!
ev-run-out = The cards have run out: the game ends here
ev-winner = { $who } wins with { $n } plus
    .you = You win with { $n } plus
ev-shared = The game is over; the win is shared
