# Safarü: what the table says.

# The game and its options
game-name = Safarü
game-line = Catch unicorns with the right sums, leave hedgehogs and babies in the wild. Or the other way round.
option-players = Players
    .help = Two or three play alone, four as partners across the table.
option-variant = Variant
    .help = Reversed: fewest points win, and your neighbour says by which method you must catch.
option-variant-normal = Safarü
option-variant-reversed = Reversed Safarü
option-target = Points to reach
    .help = The match ends when a side has that many points; 0 for a single game.
option-target-0 = none, a single game
option-games = Games of the reversed variant
    .help = How many games are played; 0 for one per player, or two with partners.
option-tallies = Show what was caught
    .help = Everybody sees how many triangles, unicorns, hedgehogs and babies each side has caught.

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
sym-triangle = triangles
    .short = △
sym-unicorn = unicorns (blue)
    .short = U
sym-hedgehog = hedgehogs (yellow)
    .short = H
sym-baby = babies (zeros)
    .short = b
sym-cards = cards
    .short = c
sym-dealer = dealer
    .short = D
sym-reversed = reversed
    .short = R

# The table
wild = The wild
played = Played by { $who }
picked = Caught
taken = caught
stock = Stock
your-hand = Your hand
hand = cards in hand
caught = cards caught
total = points
deal = deal
game-number = game
fewest-points = Fewest points win

# Questions
ask-play-card = Play a card.
other-play-card = { $who } plays a card.
ask-catch = What does { $card } catch?
ask-catch-more = Catch more, or leave it at that.
other-catch = { $who } catches.
ask-take-add = Which cards does { $card } catch by adding up?
ask-take-total = Which cards make seventeen with { $card }?
ask-take-pair = Which card makes a pair with { $card }?
other-take = { $who } takes cards.
ask-name-method = By which method must { $card } catch?
other-name-method = { $who } names the method for { $card }.
now = It is the turn of { $who }.
over = The match is over.

# Answers
play = Play { $card }
by-add = By adding up
by-total = To seventeen
by-pair = By a pair
method-add = adding up
method-total = to seventeen
method-pair = a pair
catch-add = Adding up: { $cards }
catch-total = To seventeen: { $cards }
catch-pair = A pair: { $cards }
and-card = { $card }, { $more }
take = Take { $card }
done = That is all
finish = Leave it at that
hint-add = { $n ->
    [one] catches by adding up
   *[other] catches by adding up, in { $n } ways
}
hint-total = { $n ->
    [one] catches to seventeen
   *[other] catches to seventeen, in { $n } ways
}
hint-pair = catches a pair
hint-stays = catches nothing and stays in the wild
hint-ways = { $n ->
    [one] one way
   *[other] { $n } ways
}
hint-adds-up = together { $n }
hint-makes = { $n } and { $sum } make { $goal }
hint-pair-takes = { $card } is caught with it

# The story
ev-dealer = { $who } deals first
    .you = You deal first
ev-deals = Game { $game }, deal { $n }: { $who } deals
    .you = Game { $game }, deal { $n }: you deal
ev-plays = { $who } plays { $card }
    .you = You play { $card }
ev-names = { $who } names the method: { $method }
    .you = You name the method: { $method }
ev-catches-add = { $who } catches { $cards } by adding up
    .you = You catch { $cards } by adding up
    .often = { $who } catches by adding up
    .often-you = You catch by adding up
ev-catches-total = { $who } makes seventeen and catches { $cards }
    .you = You make seventeen and catch { $cards }
    .often = { $who } makes seventeen
    .often-you = You make seventeen
ev-catches-pair = { $who } catches { $cards }: a pair
    .you = You catch { $cards }: a pair
    .often = { $who } catches a pair
    .often-you = You catch a pair
ev-keeps = { $who } catches { $card } as well
    .you = You catch { $card } as well
ev-stays = { $who } leaves { $card } in the wild
    .you = You leave { $card } in the wild
ev-releases = { $who } releases { $card }
    .you = You release { $card }
ev-scored = Game { $n } is scored
ev-wins = { $who } wins with { $n } points
    .you = You win with { $n } points

# The result
sheet-pad = Points
sheet-game = Game { $n }
sheet-early = First { $n } games
sheet-triangles = triangles
sheet-babies = babies
sheet-unicorns = most unicorns
sheet-hedgehogs = most hedgehogs
sheet-most-cards = most cards
sheet-points = this game
note-shared = Equal points: the win is shared.
