# Equinox: what the table says.

# The game and its options
game-name = Equinox
game-line = Bet on the creatures that will outlast five rounds, and see to it that they do.
option-players = Players
    .help = Two to five.
option-creatures = Creatures
    .help = Eight of the fourteen take part. Chance draws them, the player in the first seat picks them, or all add one in turn.
option-creatures-drawn = drawn by chance
option-creatures-host = picked by the first seat
option-creatures-agreed = chosen in turn

# Creatures
creature-gru = Gruyère
    .short = Gr
creature-lic = Lichen
    .short = Li
creature-pan = Panache
    .short = Pa
creature-gri = Griso
    .short = Gs
creature-bic = Bicéphale
    .short = Bi
creature-duc = The Duke
    .short = Du
creature-car = Carmen
    .short = Ca
creature-bol = Bolet
    .short = Bo
creature-sab = Sabot
    .short = Sa
creature-cro = Croc ardent
    .short = Cr
creature-rai = Rainette
    .short = Ra
creature-plu = Plume de velours
    .short = Pl
creature-urs = Ursus
    .short = Ur
creature-pel = The Pilgrim
    .short = Pe

# Powers, as they stand on the cards
power-gru = Draw three cards.
power-lic = Take one of your pebbles back, from anywhere.
power-pan = Half of another hand is set aside for a turn.
power-gri = Place one more pebble, in this row or an earlier one.
power-bic = Play a second card.
power-duc = Ask a player for a creature’s card; if there is none, see the hand.
power-car = Discard up to three cards of any creature, unseen.
power-bol = Use the power of an eliminated creature.
power-sab = See three cards of another hand and keep one.
power-cro = Take a visible Croc ardent card from an earlier row.
power-rai = Swap two visible creature cards of one column.
power-plu = Discard a visible card of another column in this row.
power-urs = No power, but half a point stronger.
power-pel = Take a visible chameleon.
power-cam = Goes on any creature; wakes no power and blocks the next.
power-anc = Name a creature: secret bets on it are revealed.
power-dry = Take a visible creature card.

# What signs and pieces mean
chameleon = Chameleon
    .short = Ch
ancient = Ancient
    .short = An
dryad = Dryad
    .short = Dr
dryad-spring = Spring Dryad
dryad-autumn = Autumn Dryad
pebble = pebble
    .short = o
sym-cards = cards
    .short = c
sym-aside = set aside
    .short = a
sym-secret = secret bet
    .short = s
sym-control = controller
    .short = K
sym-empty = empty cell
    .short = ∅
sym-danger = in danger
    .short = !
sym-clock = draw pile
    .short = D
face-down = face-down card
    .short = ##
champion = { $creature }
creature-card = { $creature } { $n }
creature-card-half = { $creature } { $n }½
chameleon-card = Chameleon { $n }

# The table
board = Creatures and rounds
pool = All creatures
takes-part = takes part
row-champion = Secret
row-n = Row { $n }
current-row = current row
not-in-play = not in play
cards-below = cards below
locked = not available
worth = points
eliminated = gone
controlled-by = controlled by { $who }
control-tied = control is tied
    .short = tied
empty-column = empty
lowest-alone = lowest
    .short = lowest
lowest-shared = lowest, shared
    .short = shared
draw-pile = draw pile
discard-pile = discard pile
round = round
your-hand = Your hand
your-aside = Set aside by Panache
your-secret = Your secret bet
your-supply = Your pebbles
back-after-discard = back after your discards
three-of = Three cards of { $who }
hand-of = Hand of { $who }, as it was shown
only-you-see = only you see them
hand = hand
pebbles = pebbles
secret-hidden = secret bet
secret-shown = secret bet revealed
set-aside = set aside
visible-points = visible points
points = points

# The phases of a turn
phase-bet = Bet
phase-play = Card
phase-power = Power
phase-discard = Discard
phase-draw = Draw

# Questions
between = A moment…
ask-pick-creature = { $n ->
    [one] Choose one more creature.
   *[other] Choose { $n } more creatures.
  }
other-pick-creature = { $who } chooses creatures.
ask-confirm = These eight take part.
other-confirm = { $who } chooses creatures.
ask-predict = You may place a pebble.
ask-bet-first = You may place a pebble, or bet in secret with a card of your hand.
ask-bet-reveal = You may place a pebble or reveal your secret bet.
ask-reveal = You may reveal your secret bet.
ask-no-pebble = You have no pebble left to place.
other-predict = { $who } may place a pebble.
ask-lay-secret = Which creature do you bet on in secret?
other-lay-secret = { $who } chooses a card for a secret bet.
ask-play-card = Play a card.
ask-pass = You have nothing to play: show your hand.
other-play-card = { $who } plays a card.
ask-lay-chameleon = On which creature do you lay { $card }?
other-lay-chameleon = { $who } lays { $card } on a creature.
ask-name-secret = Name a creature: secret bets on it are revealed.
other-name-secret = { $who } names a creature.
ask-take-visible = Take a visible creature card.
other-take-visible = { $who } takes a visible creature card.
ask-power = { $creature }: { $power }
ask-copied = Bolet copies { $creature }: { $power }
other-power = { $who } may use the power of { $creature }.
ask-name-creature = Ask { $owner } for a card of which creature?
other-name-creature = { $who } asks { $owner } for a card.
ask-give-card = { $owner } asks for { $creature }: give one of your cards.
ask-show = { $owner } asks for { $creature }. You have none: show your hand.
other-give-card = { $who } must give a card of { $creature }, or show the hand.
ask-keep-one = Keep one of these cards of { $owner }; the others go back.
other-keep-one = { $who } looks at three cards of { $owner }.
ask-swap-with = { $card } changes places with which card?
other-swap-with = { $who } may use the power of { $creature }.
ask-discard = You may discard up to three cards of eliminated creatures.
ask-discard-unseen = You may discard up to three creature cards, unseen.
other-discard = { $who } may discard cards.
other-discard-unseen = { $who } may discard cards.

# Answers
pick = { $creature } takes part
pick-ticked = These take part
begin = Begin
bet = Bet on { $creature } for { $n ->
    [one] one point
   *[other] { $n } points
  }
bet-secret = Bet in secret with { $card }
reveal = Reveal your bet on { $creature }
no-bet = No bet
play = Play { $card }
play-on = { $card } on { $creature }
play-ancient = Ancient: name { $creature }
dryad-takes = { $dryad }: take { $card }
take = Take { $card }
pass = Show your hand and pass
name-secret = Name { $creature }
name-creature = Ask for { $creature }
ask-for = Ask { $who } for { $creature }
use = Use it: { $power }
decline = Do not use it
pebble-row = Pebble on { $creature }, row { $n }
pebble-champion = Pebble on the champion { $creature }
pebble-secret = Pebble on your secret bet
place = Pebble on { $creature } in row { $row }, for { $n ->
    [one] one point
   *[other] { $n } points
  }
copy = Copy { $creature }
swap = Swap { $one } and { $other }
set-half-aside = { $who }: { $n ->
    [one] a card is set aside
   *[other] { $n } cards are set aside
  }
look-at-three = Look at three cards of { $who }
remove = Discard { $card }
give = Give { $card }
show-hand = Show { $who } your hand
keep = Keep { $card }
discard = Discard { $card }
discard-ticked = Discard
no-discard = Discard nothing

# What an answer would do
hint-empty = { $n ->
    [one] one column still empty
   *[other] { $n } columns still empty
  }
hint-shared = lowest shared by { $n }: nobody goes
hint-uncovers = the card below comes to light
hint-eliminates = eliminates { $creature } at the end of your turn
hint-controls = you would control { $creature }
hint-tied = nobody would control { $creature }
hint-passes = { $who } would control { $creature }
hint-reveal = its five points then count for control
hint-secret = worth five points; you play no card this turn
hint-dead-card = its creature is gone
hint-lost-pebble = { $creature } is gone: the pebble is worth nothing there
hint-withdraw = the card is discarded unseen; no second secret bet
hint-pass = everybody sees your hand
hint-dryad-idle = nothing to take: it is just discarded
hint-draws = { $n ->
    [0] you will draw nothing
    [one] you will draw one card
   *[other] you will draw { $n } cards
  }
hint-last-card = { $n ->
    [one] you take the last card: the game ends
   *[other] you take the last of the draw pile: the game ends
  }
no-power-control = no power: you do not control { $creature }
no-power-chameleon = no power: laid on a chameleon
no-power-target = no power: nothing to use it on
yes-power = power: { $power }

# Why something cannot be chosen
why-picked = It takes part already.
why-taken = There is a pebble of { $who } already.
why-bet-first = First decide about a bet; then you play a card.
why-secret-made = You have made your secret bet of this game.
why-no-creature = A secret bet needs a creature card.
why-set-aside = Set aside by Panache until after your discards.
why-gone = { $creature } is gone.
why-other-creature = Only a card of { $creature } will do.
why-not-gone = Only cards of eliminated creatures can be discarded.
why-not-creature = Chameleons and trees cannot be discarded.
why-three = Three cards are the most.

# What happens
ev-first = { $who } begins
    .you = You begin
ev-creatures = These creatures take part
ev-picks = { $who } chooses { $creature }
    .you = You choose { $creature }
ev-round = Round { $n }
ev-turn = Turn of { $who }
    .you = Your turn
ev-skips = { $who } places no pebble
    .you = You place no pebble
ev-bet = { $who } bets on { $creature }, row { $n }
    .you = You bet on { $creature }, row { $n }
ev-secret = { $who } makes a secret bet
    .you = You make a secret bet
ev-secret-card = { $who } bets in secret with { $card }
    .you = You bet in secret with { $card }
ev-reveals = Secret bet of { $who } revealed: { $card }
    .you = Your secret bet is revealed: { $card }
ev-plays = { $who } plays { $card }
    .you = You play { $card }
ev-plays-on = { $who } plays { $card } on { $creature }
    .you = You play { $card } on { $creature }
ev-passes = { $who } has nothing to play and shows the hand
    .you = You have nothing to play and show your hand
ev-ancient = { $who } names { $creature }
    .you = You name { $creature }
ev-ancient-none = Nobody bet on it in secret
ev-takes = { $who } takes { $card }
    .you = You take { $card }
ev-declines = { $who } does not use the power of { $creature }
    .you = You do not use the power of { $creature }
ev-back-row = { $who } takes the pebble back from { $creature }, row { $n }
    .you = You take your pebble back from { $creature }, row { $n }
ev-back-champion = { $who } takes the pebble back from the champion { $creature }
    .you = You take your pebble back from the champion { $creature }
ev-withdraws = { $who } takes the secret bet back; its card is discarded unseen
    .you = You take your secret bet back; its card is discarded unseen
ev-panache = { $who } sets aside { $n ->
    [one] a card
   *[other] { $n } cards
  } of { $owner }
    .you = You set aside { $n ->
    [one] a card
   *[other] { $n } cards
  } of { $owner }
ev-places = { $who } places one more pebble: { $creature }, row { $n }
    .you = You place one more pebble: { $creature }, row { $n }
ev-second = { $who } plays a second card
    .you = You play a second card
ev-duke = { $who } asks { $owner } for a card of { $creature }
    .you = You ask { $owner } for a card of { $creature }
ev-gives = { $who } gives { $owner } a card of { $creature }
    .you = You give { $owner } a card of { $creature }
ev-gives-card = { $who } gives { $owner } { $card }
    .you = You give { $owner } { $card }
ev-shows = { $who } has no card of { $creature } and shows { $owner } the hand
    .you = You have no card of { $creature } and show { $owner } your hand
ev-hand-of = The hand of { $owner }
ev-copies = { $who } copies the power of { $creature }
    .you = You copy the power of { $creature }
ev-sabot = { $who } looks at three cards of { $owner }
    .you = You look at three cards of { $owner }
ev-your-three = Your three cards
ev-keeps = { $who } keeps one card of { $owner }
    .you = You keep one card of { $owner }
ev-keeps-card = { $who } keeps { $card } of { $owner }
    .you = You keep { $card } of { $owner }
ev-swaps = { $who } swaps { $one } and { $other }
    .you = You swap { $one } and { $other }
ev-removes = { $who } discards { $card } from the table
    .you = You discard { $card } from the table
ev-discards = { $who } discards { $card }
    .you = You discard { $card }
ev-discards-own = { $who } discards { $card } unseen
    .you = You discard { $card } unseen
ev-discards-unseen = { $who } discards a card unseen
    .you = You discard a card unseen
ev-takes-back = { $who } takes back { $n ->
    [one] the card
   *[other] the { $n } cards
  } set aside
    .you = You take back { $n ->
    [one] the card
   *[other] the { $n } cards
  } set aside
ev-draws = { $who } draws { $n ->
    [one] a card
   *[other] { $n } cards
  }
    .you = You draw { $n ->
    [one] a card
   *[other] { $n } cards
  }
ev-eliminated = { $creature } is eliminated
why-eliminated = It alone is the lowest of row { $n }.
ev-end-fifth = The fifth creature is gone: the game is over
ev-end-pile = The draw pile is empty: the game is over
ev-end-idle = Nobody can or will do anything: the game is over
ev-wins = { $who } wins with { $n ->
    [one] one point
   *[other] { $n } points
  }
    .you = You win with { $n ->
    [one] one point
   *[other] { $n } points
  }

# The end
over-wins = { $who } wins.
over-shared = { $n } players share the victory.
sheet = Points, pebble by pebble
sheet-now = Visible points, as things stand
sheet-on = on { $creature }
sheet-lost = on eliminated creatures
sheet-pebbles = { $n ->
    [one] one pebble
   *[other] { $n } pebbles
  }
sheet-total = total
sheet-secret = secret bet that held
sheet-row = pebbles in row { $n }
pebble-worth = { $n }
plus = { $a } + { $b }
note-secret = Level on points: a secret bet that held decides.
note-row = Level on points: the pebbles in row { $n } decide.
note-shared = Level in everything: the victory is shared.
