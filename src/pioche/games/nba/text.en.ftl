# NBA Deck-Building: what the table says.

# The game and its options
game-name = NBA Deck-Building
game-line = Build a basketball team and its tactics card by card, and score with dice.
option-players = Players
    .help = Two; three or four with a match against each opponent; or alone against the computer.
option-duration = Length
    .help = How many turns everybody has.
option-duration-short = short, 8 turns
option-duration-normal = normal, 12 turns
option-duration-long = long, 18 turns
option-duration-epic = epic, 24 turns
option-team = Choose your team
    .help = Everybody chooses 17 of 30 starting cards instead of the marked ones.
option-draft = Draft
    .help = The player market is drafted, and everybody has five players of their own to buy.
option-moneytime = Money-time
    .help = In the last turns bought cards come into the hand, and defence costs no Fatigue.
option-cards = Players of
    .help = Which NBA players there are.
option-cards-season = the season
option-cards-legends = the season and the legends
-own-set = the season and { $name }
-own-set-alone = { $name }
option-mismatch = Mismatch
    .help = Once in a turn, one player against the one on the same position.
option-mismatch-none = no
option-mismatch-two = two in a game
option-mismatch-three = three in a game
option-mismatch-five = five in a game
option-coaches = Coaches
    .help = A coach for everybody, with a power for the whole game.
option-coaches-none = no
option-coaches-random = drawn
option-coaches-choice = chosen
option-medals = Decisive players
    .help = Players with a medal cost more and help at the end.
option-tipoff = Tip-off
    .help = The second player begins with seven cards.
option-profile = Profile of the computer
    .help = What its team looks for.
option-profile-random = drawn
option-profile-balanced = All-round
option-profile-bombers = Bombers
option-profile-towers = Twin towers
option-profile-slashers = Run and gun
option-profile-wall = The wall
option-profile-professor = The professor
option-level = Level of the computer
    .help = What it may spend from the beginning.
option-level-rookie = rookie
option-level-pro = pro
option-level-all-star = all-star
option-level-champion = champion
option-level-legend = legend

# Sets of cards that are refused
nba-set-no-file = The set has no file { $file }.
nba-set-large = { $file } is longer than { $most } kilobytes: that is no list of cards.
nba-set-no-text = { $file }, line { $line }: this is not text (UTF-8).
nba-set-line = { $file }, line { $line } cannot be read as a line of a table: { $text }
nba-set-no-column = { $file } must have the column “{ $column }” once; its columns are: { $columns }.
nba-set-column = { $file } has a column “{ $column }” that means nothing; its columns are: { $columns }.
nba-set-cells = { $file }, line { $line }, card { $card }: { $values } values for { $wanted } columns.
nba-set-empty = { $file } has no cards.
nba-set-id = { $file }, line { $line }: “{ $card }” cannot be the id of a card; it takes letters, digits and hyphens, a letter first.
nba-set-double = { $file }, line { $line }: card { $card } stands there already, in line { $first }.
nba-set-number = { $file }, line { $line }, card { $card }: { $column } is “{ $value }”, it must be a whole number from { $low } to { $high }.
nba-set-cost = { $file }, line { $line }, card { $card }: it costs { $cost }, but with a strength of { $strength } it must cost { $wanted }.
nba-set-value = { $file }, line { $line }, card { $card }: it is worth { $value }, but at a cost of { $cost } it must be worth { $wanted }.
nba-set-positions = { $file }, line { $line }, card { $card }: “{ $value }” are no positions; there are { $allowed }, with a slash between two.
nba-set-stranger = { $file }, line { $line }: a name for “{ $card }”, but there is no such card.
nba-set-two-names = { $file }, line { $line }: card { $card } has a name already.
nba-set-name = { $file }, line { $line }, card { $card }: “{ $name }” cannot be a name; it takes 1 to { $most } characters.
nba-set-same-name = { $file }, line { $line }, card { $card }: { $name } is also card { $other }; there is one card of each person.
nba-set-nameless = { $file }: card { $card } has no name.
nba-set-two-people = Two sets have a card { $card } for different people.
nba-set-toml = { $file }, line { $line }: this cannot be read as TOML.
nba-set-tables = { $file }: every card begins with a line [[player]] of its own.
nba-set-head = { $file }: “{ $key }” cannot stand there like that; before the cards come name (a text), alone (true or false) and retired (a list of names), and each may be left out.
nba-set-no-value = { $file }, line { $line }, card { $card }: { $column } is missing.
nba-set-value-unknown = { $file }, line { $line }, card { $card }: “{ $column }” means nothing.
nba-set-same-file = { $file }: there is another set of this name.
nba-set-few = The sets have { $cards } cards; this game needs { $wanted }.
nba-set-few-cheap = The sets have { $cards } cards that cost 3 to 5; this game needs { $wanted }.

# What cards, dice and signs say
stat-three = three points
    .short = 3P
stat-inside = inside
    .short = IN
stat-slash = slashing
    .short = SL
stat-intercept = interception
    .short = IC
stat-block = block
    .short = BL
stat-stop = stop
    .short = ST
stat-iq = collective level
    .short = IQ
stat-reb = rebounds
    .short = RB
die-blue = blue
    .short = B
die-yellow = yellow
    .short = Y
die-red = red
    .short = R
die-beige = beige
    .short = be
die-grey = grey
    .short = gr
die-brown = brown
    .short = br
position-pg = point guard
    .short = PG
position-sg = shooting guard
    .short = SG
position-sf = small forward
    .short = SF
position-pf = power forward
    .short = PF
position-c = centre
    .short = C
sym-offence = offence
    .short = O
sym-defence = defence
    .short = D
sym-fatigue = Fatigue
    .short = F
sym-cost = cost
    .short = $
sym-value = worth
    .short = w
sym-complexity = complexity
    .short = cx
sym-medal = decisive
    .short = m
sym-coach = coach
    .short = co
sym-cards = cards
    .short = c
sym-points = points
    .short = p
sym-turn = turn
    .short = T
sym-money = money-time
    .short = M
sym-replace = replacements
    .short = re
sym-prepare = preparation
    .short = pr
sym-buyplayer = player purchase
    .short = bp
sym-buytactic = tactic purchase
    .short = bt
sym-pile = pile
    .short = P
sym-reroll = reroll
    .short = rr
sym-mismatch = mismatch
    .short = mm
face-down = face-down card
    .short = ##
letters-pg = PG
letters-sg = SG
letters-sf = SF
letters-pf = PF
letters-c = C
computer = the computer
face-blank = { $die }: blank
face-plain = { $die } { $n }
face-coloured = { $die }: { $n } in { $colour }
card-starter = Starter { $at } { $n }
card-substitute = Sub { $at } { $n }
rule-fatigue = Worth nothing; it goes back when a player comes on.
power-collective = Your collective level is 1 higher.
power-rebounds = Your rebounds are 1 higher.
power-second-tactic = You may buy a second tactic for 2 more.
power-discount = Players with 3 or more in { $skill } cost you 1 less.
power-seven-cards = Your turn begins with a card drawn and a card put back.
power-free-reroll = One die for { $skill } may be rolled again for nothing.

# Tactics
name-bo-3pt = Base Three
name-bo-post = Base Post
name-bo-slash = Base Slash
name-bo-pnr = Base Pick and Roll
name-bo-kick = Base Drive and Kick
name-bd-switch = Base Switch
name-bd-trap = Base Trap
name-bd-zone = Base Zone
name-bd-press = Base Press
name-bd-pack = Base Pack the Paint
name-kentucky-o = Kentucky Offense
name-virginiatech-o = Virginia Tech Offense
name-florida-o = Florida Offense
name-villanova-o = Villanova Offense
name-purdue-o = Purdue Offense
name-northcarolina-o = North Carolina Offense
name-virginia-o = Virginia Offense
name-kansas-o = Kansas Offense
name-gonzaga-o = Gonzaga Offense
name-ucla-o = UCLA Offense
name-michigan-d = Michigan Defense
name-louisville-d = Louisville Defense
name-texastech-d = Texas Tech Defense
name-syracuse-d = Syracuse Defense
name-wisconsin-d = Wisconsin Defense
name-houston-d = Houston Defense
name-arkansas-d = Arkansas Defense
name-georgetown-d = Georgetown Defense
name-arizona-d = Arizona Defense
name-duke-d = Duke Defense

# The table
points = points
match-points = match points
pile-size = cards in the pile
hand-size = cards in hand
rebounds = rebounds, which give { $n ->
    [one] one reroll
   *[other] { $n } rerolls
}
mismatches-left = mismatches left
court = Field of { $who }
came-on = just came on
mover = Displaced
board-offence = Offence
board = Prepared
board-defence = Defence
missing-iq = collective level missing
no-dice = no dice to roll
about = points expected
pile = Pile
discard = Discard
known = Known
own-market = Own market
candidates = Candidates
profile = Profile: { $what }
counter = to spend
your-hand = Your hand
players-pay = players pay
tactics-pay = tactics pay
open-replace = replace
open-prepare = prepare
open-buyplayer = buy a player
open-buytactic = buy a tactic
done-replace = ✓ replaced
done-prepare = ✓ prepared
done-buyplayer = ✓ player bought
done-buytactic = ✓ tactic bought
starters = Starters
starts = starts
bench = Substitutes
basics = Base tactics
team-secret = Choosing a team
track = Players for sale
row = Tactics for sale
leaves-next = leaves next
player-pile = still to come
tactic-pile = in the pile
coaches = Coaches
offer = Your five players
attack-of = Attack: { $who }
defence-of = Defence: { $who }
worth = { $a } − { $d } =
attack-waiting = Attack
defence-waiting = Defence dice
roll-of = Roll: { $card }
total-now = counts now
rerolls = rerolls
rerolls-fatigue = rerolls, each for a Fatigue
counted = counts
picked = to be rolled again
turn = turn
overtime = overtime
ultimate-turn = Ultimate turn
money-time = Money-time
until-money-time = turns to money-time
fatigue-supply = Fatigue left
draft-round = draft, round
sheet-title = Score
sheet-points = Points
sheet-against = Against { $who }
sheet-matches = Match points
sheet-difference = Difference
note-shared = The win is shared.
note-alone-won = You beat the computer.
note-alone-lost = The computer wins.
note-alone-draw = A draw with the computer.

# What is asked
over = The match is over.
now-on = The match goes on.
now-chance = Cards and dice speak.
phase-score = Score
phase-market = Market
phase-actions = Actions
phase-activate = Activate
phase-end = End
ask-act = Replace, prepare, buy; then activate.
other-act = { $who } acts.
ask-last-defence = Prepare defences and activate one, a last time.
other-last-defence = { $who } defends a last time.
ask-come-on = Who else comes on?
other-come-on = { $who } replaces players.
ask-take-position = Where does { $card } play?
other-take-position = { $who } places { $card }.
ask-move-on = Does { $card } leave, or move?
other-move-on = { $who } decides about { $card }.
ask-pay-card = Pay { $n } for { $card }.
other-pay-card = { $who } pays { $n } for { $card }.
ask-reroll-die = Which dice do you roll again?
other-reroll-die = { $who } may roll dice again.
ask-keep-die = Which dice do you keep?
other-keep-die = { $who } chooses dice to keep.
ask-change-row = Which tactics of the market do you change?
other-change-row = { $who } may change the tactic market.
ask-tidy-hand = What becomes of the rest of your hand?
other-tidy-hand = { $who } ends the turn.
ask-put-back = Which card do you put back on your pile?
other-put-back = { $who } puts a card back.
ask-choose-coach = Choose a coach.
other-choose-coach = { $who } chooses a coach.
ask-ask-draw = A tie: a draw, or overtime?
other-ask-draw = A tie: { $who } decides whether to play on.
ask-draft-own = Choose a player for your own market.
ask-draft-market = Choose { $n ->
    [one] one player
   *[other] { $n } players
} for the common market; the rest is boxed.
other-draft-card = { $who } drafts.
ask-pick-starter = Who starts?
ask-leave-out = Leave out { $n ->
    [one] one more card
   *[other] { $n } more cards
}, from left to right.
other-pick-team = { $who } chooses a team.

# Answers
replace = { $card } replaces { $old }
change = { $stat } { $a } → { $b }
stand = { $card } plays { $at }
move = { $card } moves to { $at }, for { $old }
leave = { $card } leaves
finish-replacing = Done: draw { $n ->
    [one] one card
   *[other] { $n } cards
}
prepare = Prepare { $card }
prepare-over = Prepare { $card } over { $old }, slot { $n }
missing = { $n } collective level missing to activate it
promises = about { $n ->
    [one] one point
   *[other] { $n } points
} with this team
price = costs { $n }, you have { $have }
buy-cheap = Buy { $card } for { $n }, cheapest payment
buy = Buy { $card } for { $n }, choose the payment
buy-cheap-at = Buy { $card }, place { $place }, for { $n }, cheapest payment
buy-at = Buy { $card }, place { $place }, for { $n }, choose the payment
paid-with-1 = pays { $a }
paid-with-2 = pays { $a }, { $b }
paid-with-3 = pays { $a }, { $b }, { $c }
paid-with-n = pays { $n } cards
pay = Pay { $n }
pay-cheapest = Cheapest payment
wasted = { $n } too much
why-price = Costs { $n }, you have { $have }.
why-bought = Bought already in this turn.
why-tactic-money = Players are paid with players.
why-player-money = Tactics are paid with tactics.
why-pays-not = Not in another sensible payment.
attack = Attack with { $card }
defend = Defend with { $card }
mismatch = Mismatch: { $card } against { $who }
finish-actions = End the actions
warn-attack = You could still attack.
warn-defence = You could still defend.
warn-buy = You could still buy { $card }; after this nothing is bought any more.
reroll-n = Roll { $n ->
    [one] one die
   *[other] { $n } dice
} again
reroll-one = Roll { $die } again
reroll-useless = Roll { $n ->
    [one] the useless die
   *[other] { $n } useless dice
} again
reroll-picked = Roll these again
keep-roll = Keep the roll
costs-fatigue = takes { $n } Fatigue
keep-die = Keep { $die }
swap = Change the ticked tactics
keep-row = Change nothing
put-back = Put back { $card }
eliminate-one = Eliminate { $card }, then go on
eliminate-n = Eliminate { $n }, then go on
eliminate-discard = Eliminate { $n ->
    [one] it
   *[other] { $n }
}, discard the rest
keep-these = Keep { $n ->
    [one] it
   *[other] { $n }
}, discard the rest
discard-one = Discard { $card }, keep the rest
discard-last = Discard { $card }
why-in-order = Cards are named from left to right.
why-left-out = Left out.
discard-all = Discard all
keep-all = Keep all
choose-coach = Engage { $who }
draft-own = { $card } for your own market
draft-market = { $card } for the common market
draft-both = { $a } and { $b } for the common market
pick-starter = { $card } starts
leave-out = Leave out { $card }
pick-marked = Take the marked cards
hint-marked = the team of a first game
play-on = Overtime
agree-draw = Draw

# The story
ev-first = { $who } begins
    .you = You begin
ev-market = { $n } players will come to the market
ev-profile = The computer’s team: { $what }
ev-coach = { $who } has { $coach } as coach
    .you = You have { $coach } as coach
ev-draft-round = Draft, round { $n }
ev-draft-own = { $who } takes { $card } for the own market
    .you = You take { $card } for your own market
ev-draft-market = { $who } gives { $card } to the common market
    .you = You give { $card } to the common market
ev-draft-over = The draft is over; the own markets are turned up
ev-teams = The teams are shown
ev-turn = Turn { $n }, { $who }
    .you = Turn { $n }, you
ev-money-time = Money-time!
ev-ultimate = Ultimate turn, { $who }
    .you = Ultimate turn, you
ev-period-over = The turns are over
ev-scores = { $who } scores { $a } − { $d } = { $n }
    .you = You score { $a } − { $d } = { $n }
    .often = { $who } scores
    .often-you = You score
ev-scores-against = { $who } scores against { $other }: { $a } − { $d } = { $n }
    .you = You score against { $other }: { $a } − { $d } = { $n }
ev-reveals = { $card } comes to the market
ev-leaves-market = { $card } leaves the market
ev-row-filled = { $n ->
    [one] One tactic comes
   *[other] { $n } tactics come
} to the market
ev-changes = { $who } changes { $card }
    .you = You change { $card }
ev-draws = { $who } draws { $n ->
    [one] one card
   *[other] { $n } cards
}
    .you = You draw { $n ->
    [one] one card
   *[other] { $n } cards
}
ev-draws-fatigue = { $who } draws { $n } { $card }
    .you = You draw { $n } { $card }
ev-reshuffles = { $who } makes a new pile
    .you = You make a new pile
ev-puts-back = { $who } puts { $card } back
    .you = You put { $card } back
ev-comes-on = { $who } brings on { $card }
    .you = You bring on { $card }
ev-rests = A Fatigue card of { $who } goes back
    .you = A Fatigue card of yours goes back
ev-leaves = { $card } leaves the field of { $who }
    .you = { $card } leaves your field
ev-stands = { $who }: { $card } plays { $at }
    .you = You: { $card } plays { $at }
ev-moves = { $who }: { $card } moves to { $at }
    .you = You: { $card } moves to { $at }
ev-prepares = { $who } prepares { $card }
    .you = You prepare { $card }
ev-pays = { $who } pays with { $card }
    .you = You pay with { $card }
ev-bought = { $who } buys { $card }
    .you = You buy { $card }
    .often = { $who } can buy { $card }
    .often-you = You can buy { $card }
ev-activates = { $who } attacks with { $card }
    .you = You attack with { $card }
ev-defends = { $who } defends with { $card }
    .you = You defend with { $card }
ev-rolls = { $who } rolls for { $tactic }
    .you = You roll for { $tactic }
ev-rerolls = { $who } rolls { $n ->
    [one] one die
   *[other] { $n } dice
} again
    .you = You roll { $n ->
    [one] one die
   *[other] { $n } dice
} again
ev-tires = { $who } takes { $n } { $card }
    .you = You take { $n } { $card }
ev-keeps-attack = The attack of { $who } waits with { $n }
    .you = Your attack waits with { $n }
ev-keeps-defence = { $who } defends with { $n }
    .you = You defend with { $n }
ev-ignored = { $n ->
    [one] One number does not count: no attack has its colour
   *[other] { $n } numbers do not count: no attack has their colour
}
ev-mismatch = { $who } plays a mismatch: { $at }
    .you = You play a mismatch: { $at }
ev-mismatch-scores = { $who } scores { $a } − { $d } = { $n } by the mismatch
    .you = You score { $a } − { $d } = { $n } by the mismatch
ev-keeps = { $who } keeps { $n ->
    [one] one card
   *[other] { $n } cards
}
    .you = You keep { $n ->
    [one] one card
   *[other] { $n } cards
}
ev-discards-rest = { $who } discards { $n ->
    [one] one card
   *[other] { $n } cards
}
    .you = You discard { $n ->
    [one] one card
   *[other] { $n } cards
}
ev-discards = { $who } discards { $card }
    .you = You discard { $card }
ev-eliminates = { $who } eliminates { $card }
    .you = You eliminate { $card }
ev-tie = A tie!
ev-agrees = { $who } agrees to a draw
    .you = You agree to a draw
ev-plays-on = { $who } wants overtime
    .you = You want overtime
ev-overtime = Overtime { $n }
ev-winner = { $who } wins with { $n } points
    .you = You win with { $n } points
ev-shared = The match is over; the win is shared
ev-alone-won = You beat the computer by { $n }
ev-alone-lost = The computer wins by { $n }
ev-alone-draw = A draw with the computer
ev-scouts = The computer looks at { $n ->
    [one] one player
   *[other] { $n } players
}
ev-recruits = { $who } recruits { $card }
    .you = You recruit { $card }
ev-computer-buys-nothing = The computer buys no tactic

# Names
name-haslem = Udonis Haslem
name-humphries = Kris Humphries
name-redick = J.J. Redick
name-s-kerr = Steve Kerr
name-bol = Manute Bol
name-fisher = Derek Fisher
name-diaw = Boris Diaw
name-korver = Kyle Korver
name-collison = Nick Collison
name-d-curry = Dell Curry
name-longley = Luc Longley
name-mi-miller = Mike Miller
name-perkins = Kendrick Perkins
name-v-johnson = Vinnie Johnson
name-smits = Rik Smits
name-tucker = P.J. Tucker
name-bowen = Bruce Bowen
name-da-green = Danny Green
name-kukoc = Toni Kukoc
name-r-hamilton = Richard Hamilton
name-horry = Robert Horry
name-j-terry = Jason Terry
name-ainge = Danny Ainge
name-battier = Shane Battier
name-bogues = Muggsy Bogues
name-t-allen = Tony Allen
name-varejao = Anderson Varejao
name-cassell = Sam Cassell
name-r-miller = Reggie Miller
name-randolph = Zach Randolph
name-sabonis = Arvydas Sabonis
name-stojakovic = Peja Stojakovic
name-t-parker = Tony Parker
name-k-thompson = Klay Thompson
name-m-cooper = Michael Cooper
name-mullin = Chris Mullin
name-parish = Robert Parish
name-g-hill = Grant Hill
name-laimbeer = Bill Laimbeer
name-ginobili = Manu Ginobili
name-d-johnson = Dennis Johnson
name-m-price = Mark Price
name-p-gasol = Pau Gasol
name-stoudemire = Amar'e Stoudemire
name-dominique = Dominique Wilkins
name-iguodala = Andre Iguodala
name-worthy = James Worthy
name-eaton = Mark Eaton
name-h-grant = Horace Grant
name-smart = Marcus Smart
name-v-carter = Vince Carter
name-yao = Yao Ming
name-dumars = Joe Dumars
name-oakley = Charles Oakley
name-r-wallace = Rasheed Wallace
name-mchale = Kevin McHale
name-r-allen = Ray Allen
name-mcgrady = Tracy McGrady
name-moncrief = Sidney Moncrief
name-billups = Chauncey Billups
name-griffin = Blake Griffin
name-nash = Steve Nash
name-nowitzki = Dirk Nowitzki
name-payton = Gary Payton
name-b-wallace = Ben Wallace
name-j-butler = Jimmy Butler
name-pierce = Paul Pierce
name-horford = Al Horford
name-iverson = Allen Iverson
name-k-irving = Kyrie Irving
name-lillard = Damian Lillard
name-m-gasol = Marc Gasol
name-marion = Shawn Marion
name-mourning = Alonzo Mourning
name-anthony = Carmelo Anthony
name-artest = Metta World Peace
name-gobert = Rudy Gobert
name-mutombo = Dikembe Mutombo
name-holiday = Jrue Holiday
name-d-howard = Dwight Howard
name-wade = Dwyane Wade
name-webber = Chris Webber
name-dr-green = Draymond Green
name-nance = Larry Nance
name-tatum = Jayson Tatum
name-westbrook = Russell Westbrook
name-kawhi = Kawhi Leonard
name-kidd = Jason Kidd
name-p-george = Paul George
name-s-curry = Stephen Curry
name-jokic = Nikola Jokic
name-durant = Kevin Durant
name-c-paul = Chris Paul
name-garnett = Kevin Garnett
name-harden = James Harden
name-a-davis = Anthony Davis
name-embiid = Joel Embiid
name-doncic = Luka Doncic
name-giannis = Giannis Antetokounmpo
name-lebron = LeBron James
name-lg-rodman = Dennis Rodman
name-lg-gervin = George Gervin
name-lg-stockton = John Stockton
name-lg-i-thomas = Isiah Thomas
name-lg-ewing = Patrick Ewing
name-lg-erving = Julius Erving
name-lg-m-malone = Moses Malone
name-lg-magic = Magic Johnson
name-lg-oneal = Shaquille O'Neal
name-lg-pippen = Scottie Pippen
name-lg-k-malone = Karl Malone
name-lg-barkley = Charles Barkley
name-lg-baylor = Elgin Baylor
name-lg-robertson = Oscar Robertson
name-lg-olajuwon = Hakeem Olajuwon
name-lg-duncan = Tim Duncan
name-lg-bird = Larry Bird
name-lg-bryant = Kobe Bryant
name-lg-jordan = Michael Jordan
name-lg-russell = Bill Russell
name-lg-west = Jerry West
name-lg-chamberlain = Wilt Chamberlain
name-lg-kareem = Kareem Abdul-Jabbar
name-lg-d-robinson = David Robinson
coach-popovich = Gregg Popovich
coach-riley = Pat Riley
coach-p-jackson = Phil Jackson
coach-carlisle = Rick Carlisle
coach-l-brown = Larry Brown
coach-budenholzer = Mike Budenholzer
coach-tomjanovich = Rudy Tomjanovich
coach-nelson = Don Nelson
coach-karl = George Karl
coach-vogel = Frank Vogel
coach-dantoni = Mike D'Antoni
coach-sloan = Jerry Sloan
coach-spoelstra = Erik Spoelstra
coach-pitino = Rick Pitino
coach-auerbach = Red Auerbach
coach-thibodeau = Tom Thibodeau

# Match after match

series-campaign = Campaign
    .help = Against the computer, match after match: each time it begins with more, and after a win you may keep a player and a tactic. A loss ends it.
series-legacy = Legacy tournament
    .help = Knock-out in matches of two: whoever wins may keep a player and a tactic for the next match.
series-say-done = Keep no more
