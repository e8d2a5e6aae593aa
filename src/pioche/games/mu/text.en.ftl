# Mü

game-name = Mü
game-line = Bid with your own cards for the right to name trumps, choose a partner, then win the tricks you promised.

option-players = Players
    .help = three to six; four or five is best
option-target = Match target
    .help = the match ends when somebody reaches this total
option-hands = Number of hands
    .help = play so many hands instead of to a target; 0 plays to the target
option-cap = Highest bonus 100
    .help = no bonus is greater than 100
option-removed = Colours left out
    .help = the two colours that three players do without
option-removed-red-blue = red and blue
option-removed-red-green = red and green
option-removed-red-yellow = red and yellow
option-removed-red-black = red and black
option-removed-blue-green = blue and green
option-removed-blue-yellow = blue and yellow
option-removed-blue-black = blue and black
option-removed-green-yellow = green and yellow
option-removed-green-black = green and black
option-removed-yellow-black = yellow and black
option-triangles = Count triangles for everybody
    .help = the table shows the triangles each player has won so far

# Cards and badges
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
sym-triangle = triangles
    .short = ▲
sym-dealer = dealer
    .short = D
sym-chief = chief
    .short = C
sym-vice = vice
    .short = V
sym-partner = partner
    .short = P
sym-cards = cards
    .short = c
face-down = face-down card
    .short = ##
card = { $colour } { $n }

# Places
display = Shown by { $who }
your-hand = Your hand
auction = Auction
trick = Trick { $n } of { $of }
trumps = Trumps
last-trick = Last trick
winning = winning
hand = hand
total = total
top-count = most cards shown
you-may-show = you may show
target-if-lead = triangles the leader needs
led = led
led-trump = trump led
trump-number = the { $n }s
trump-none = no trump
chief-trump = chief: { $trump }
vice-trump = vice: { $trump }
hand-number = hand
match-target = played to
bid = bid by { $who }
team-triangles = chief’s side
target = triangles needed
bonus-at-stake = bonus
penalty-level = penalty per level missed

# Questions
phase-auction = Auction
phase-naming = Trumps
phase-tricks = Tricks
cards-are-dealt = The next cards are dealt.
trick-is-taken = The trick goes to whoever won it.
match-over = The match is over.
ask-bid = { $n ->
    [one] Show one card, or pass.
   *[other] Show up to { $n } cards, or pass.
  }
ask-bid-nothing = You have no card left to show; you can only pass.
ask-more = { $n ->
    [0] That is your limit.
    [one] Show one more card, or stop.
   *[other] Show up to { $n } more cards, or stop.
  }
ask-vice-trump = You are vice. Name your trump: a colour or a number you have shown.
ask-chief-trump = You are chief. Name your trump: a colour or a number you have shown, or no trump.
ask-partner = Choose your partner.
ask-lead = Lead a card to the trick.
ask-follow = Play a card: you must follow { $colour }.
ask-follow-trump = Play a card: you must follow with a trump.
ask-any = You cannot follow: play any card.
ask-other-bid = { $who } shows cards or passes.
ask-other-trump = { $who } names a trump.
ask-other-partner = { $who } chooses a partner.
ask-other-play = { $who } plays a card.

# Answers
show = Show { $card }
show-ticked = Show these cards
pass = Pass
stop = Stop here
name-colour = { $colour } is trump
name-number = The { $n }s are trump
no-trump = No trump
take-partner = Play with { $who }
play = Play { $card }
play-shown = Play { $card } from your display

# What an answer would do
hint-lead = you lead with { $n }; your side would need { $target } triangles
hint-level = level with the leader at { $n }: a stalemate if it stays so
hint-behind = { $n } in all, behind the leader’s { $best }
hint-void = if all pass, this hand is void
hint-chief = { $n ->
    [one] if all pass, { $who } is chief with one card and needs { $target } triangles
   *[other] if all pass, { $who } is chief with { $n } cards and needs { $target } triangles
  }
hint-stalemate = if all pass: stalemate, { $who } loses { $n } points
hint-bonus = bonus { $n } if you make it
hint-shown = { $n ->
    [0] has shown no card
    [one] has shown one card
   *[other] has shown { $n } cards
  }
hint-trump = a trump
hint-ahead = would win as it stands
hint-below = below { $card } of { $who }

# Why not
why-order = Cards of one bid are shown in ascending order.
why-limit = You have reached your limit for this turn.
why-alone = You cannot play alone.
why-vice = The vice cannot be your partner.
why-follow = You must follow { $colour }.
why-trump = A trump was led: you must play a trump.

# The story
ev-dealer = { $who } deals first
    .you = You deal first
ev-deal = Hand { $n }: { $who } deals
    .you = Hand { $n }: you deal
ev-passes = { $who } passes
    .you = You pass
ev-shows = { $who } shows { $card }
    .you = You show { $card }
ev-void = Nobody showed a card: the hand is void
ev-chief = { $n ->
    [one] { $who } is chief with one card and needs { $target } triangles
   *[other] { $who } is chief with { $n } cards and needs { $target } triangles
  }
    .you = { $n ->
    [one] You are chief with one card and need { $target } triangles
   *[other] You are chief with { $n } cards and need { $target } triangles
  }
ev-vice = { $who } is vice
    .you = You are vice
ev-no-vice = There is no vice
ev-stalemate = Stalemate: { $who } drew level last and loses { $n } points
    .you = Stalemate: you drew level last and lose { $n } points
ev-names = { $who } names as trump: { $trump }
    .you = You name as trump: { $trump }
ev-partner = { $who } plays with { $to }
    .you = You play with { $to }
    .to-you = { $who } plays with you
ev-plays = { $who } plays { $card }
    .you = You play { $card }
ev-plays-shown = { $who } plays { $card } from the display
    .you = You play { $card } from your display
why-takes = { $card } is the strongest card.
ev-takes = { $n ->
    [0] { $who } takes the trick: no triangle
    [one] { $who } takes the trick: one triangle
   *[other] { $who } takes the trick: { $n } triangles
  }
    .you = { $n ->
    [0] You take the trick: no triangle
    [one] You take the trick: one triangle
   *[other] You take the trick: { $n } triangles
  }
    .often = { $who } takes the trick
    .often-you = You take the trick
ev-made = { $who } needed { $n } triangles and the side has { $have }: made
    .you = You needed { $n } triangles and your side has { $have }: made
ev-missed = { $who } needed { $n } triangles and the side has { $have }: missed
    .you = You needed { $n } triangles and your side has { $have }: missed
ev-wins = { $who } wins the match with { $n } points
    .you = You win the match with { $n } points
shared-win = The win is shared.

# Tables
sheet-bids = What a bid is worth
sheet-needs = triangles needed
sheet-colour = bonus: a colour
sheet-1-7 = 1s or 7s
sheet-number = other number
sheet-bid = { $n ->
    [one] one card
   *[other] { $n } cards
  }
sheet-hand = Hand { $n }
sheet-early = { $n ->
    [one] First hand
   *[other] First { $n } hands
  }
sheet-triangles = triangles
sheet-bonus = bonus or penalty
sheet-points = points
sheet-total = total
sheet-pad = Score sheet
sheet-cards = cards
trump-order = Order of trumps, strongest first
order-double = double
order-chief = chief’s
order-vice = vice’s
order-plain = then
order-colour = { $colour } from 9 down to 0
order-number = the { $n }s, all equal
order-colour-rest = the other { $colour } cards, from high to low
order-number-rest = the other { $n }s, all equal
order-plain-cards = the colour led, from 9 down to 0
