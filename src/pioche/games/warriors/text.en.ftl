# Warriors: what the table says.

# The game and its options
game-name = Warriors
game-line = Gather peoples, fight with dice, and have most of each people in the end; with dragons if you like.
option-players = Players
    .help = Two to four, or with the Dragons up to six.
option-dragons = Dragons
    .help = Adds dragons, flames and their battles. Five or six always play with them.

# Peoples, arms and kinds of cards
people-und = Undead
    .short = Un
people-dwa = Dwarves
    .short = Dw
people-tro = Trolls
    .short = Tr
people-elf = Elves
    .short = El
people-gob = Goblins
    .short = Go
people-bar = Barbarians
    .short = Ba
people-dra = Dragons
    .short = Dr
arm-inf = infantry
    .short = i
arm-arc = archer
    .short = a
arm-cav = cavalry
    .short = c
kind-simple = Battle
    .short = ×
kind-mercenary = Mercenaries
    .short = m
kind-draconic = Dragon battle
    .short = d
kind-mixed = Mercenaries or dragon
    .short = md
catapult = catapult
    .short = cat
wizard = wizard
    .short = wiz
flame = flame
    .short = fl
pile = captured cards
    .short = #
crown = majority
    .short = ^
dealer = dealer
    .short = D
locked-in = locked in
    .short = ok
round = round
    .short = R
draw-pile = draw pile
    .short = dp
die-attacker = attacker’s die
    .short = r
die-defender = defender’s die
    .short = k

# Faces
face-down = face-down card
    .short = ##
warrior = { $people }, { $arm }
dragon = Dragon { $n }
battle-card = { $kind } { $n }
die-red = red { $n }
die-dark = black { $n }
rule-inf = A shield: one die more.
rule-arc = A bow: more bows than the rival add 1 to the highest die.
rule-cav = A horse: lets its faction charge.
rule-wizard = Its faction can neither attack nor be attacked.
rule-catapult = One shot: 4 to 6 hits, a dragon only on 6.
rule-flame = Is lost instead of its dragon.
rule-dragon = Two dice, each with 1 more; may be attacked by anybody.
rule-simple = One of your factions attacks its own people, its sworn enemy or a dragon.
rule-mercenary = A band of infantry attacks anybody.
rule-draconic = One of your dragons attacks anybody.
rule-mixed = Mercenaries or a dragon, as you like.

# The field
field = The factions
yours = yours
protected = protected
fighting = fighting
camping = camping
bonus = bonus
bonus-ahead = bonus; you lead by { $n }
bonus-level = bonus; you share the lead
bonus-behind = bonus; you are { $n } behind
leads = { $who } leads
enemy = sworn enemy: { $people }
track = Order of battle
now-card = now
done-card = done
put-aside = Put aside and shuffled in again
dealt = Dealt to you
kept = You keep
band-of = Band of { $who }
your-catapults = Your catapults
unplaced = wizards to place
reserve = flames waiting for a dragon
if-over = if it ended now
sheet-if-over = If the game ended now
sheet-score = Score
sheet-pile = captured cards
sheet-total = total

# The duel
duel-attacker = { $who }: { $people } attack
duel-defender = { $who }: { $people } defend
duel-dice = dice for { $infantry } infantry
duel-dice-card = dice for { $infantry } infantry and { $card } on the card
duel-band = dice for the band
duel-dragon = dragon: two dice, 1 more each
duel-bows = bows
duel-plus-one = more bows: 1 more on the highest
duel-ties = wins ties
duel-odds = takes two { $two } %, one { $one } %, none { $none } %
die-sum = { $n } with bonus
die-sum-wins = { $n } with bonus, wins
die-wins = wins
    .short = +

# Phases
phase-keep = Keep
phase-place = Place
phase-battles = Battles
phase-declare = Declare
phase-roll = Roll
phase-losses = Losses
phase-decide = Decide

# Questions
over = The game is over.
now = Play goes on …
now-deal = Cards are dealt …
now-fight = The dice decide …
now-fires = { $who } fires a catapult …
ask-keep = Keep { $n } of your { $of } cards.
ask-lock-in = These cards it is: lock in.
ask-confirm = That is all.
ask-wizard = Place a wizard on one of your factions.
ask-flames = { $n ->
    [one] Give your flame to a dragon.
   *[other] Divide your { $n } flames among your dragons.
}
ask-shoot-card = Fire a catapult before the next battle?
ask-shoot-declared = Fire a catapult before the dice roll?
ask-shoot-rolled = Fire a catapult before the bows are counted?
ask-shoot-after = Fire a catapult before the attacker decides?
ask-shoot-end = Fire your catapults now? Those left are discarded.
ask-losses = { $n ->
    [one] You lose one warrior: choose which.
   *[other] You lose { $n } warriors: choose which.
}
ask-kind = { $card }: mercenaries or a dragon?
ask-band = { $card }: hire { $n } infantry.
ask-declare = { $card }: choose your faction, then its target.
ask-dragon = { $card }: choose your dragon, then its target.
ask-target = { $card }: choose the target.
ask-decide = Attack again, charge or stop?
ask-retarget = The target is gone: charge another one, or stop?
wait-keep = Everybody chooses cards to keep.
wait-catapults = Catapults may be fired …
wait-place = { $who } places wizards and flames.
wait-losses = { $who } chooses what is lost.
wait-attacker = { $who } leads the battle.

# Answers
confirm = Confirm
keep = Keep { $card }
keep-ticked = Keep these
ward = Protect { $people }
give-flame = A flame for { $dragon }
give-flames = Give the flames
as-band = With mercenaries
as-dragon = With a dragon
hire = Hire { $card }
hire-ticked = Hire this band
attack-with = Attack with { $own }
attack-pair = { $own } attack { $people } of { $who }
attack = Attack { $people } of { $who }
go-on = Attack again
stop = Stop
charge = { $card } camps; charge { $people } of { $who }
camp = { $card } camps for a charge
give-up = Give up { $card }
give-up-ticked = Give up
shoot = Shoot at { $card } of { $who }
shoot-wizard = Shoot at the wizard on { $people } of { $who }
shoot-band = Shoot at { $card } in the band of { $who }
hold-fire = Hold fire

# What an answer would do
odds-dice = { $red } against { $black } dice
odds-dice-you = { $red } against { $black } dice, 1 more for your bows
odds-dice-them = { $red } against { $black } dice, 1 more for their bows
odds-two = once: take two { $two } %, one each { $one } %, lose two { $none } %
odds-one = once: take one { $win } %, lose one { $lose } %
odds-end = to the end: destroyed { $destroyed } %, you take { $taken }, lose { $lost }
hint-counts = you have { $own }, the best rival { $best }
hint-wards = protects { $n ->
    [one] one warrior
   *[other] { $n } warriors
}, which cannot attack either
hint-second-wizard = a second wizard: two hits are needed
hint-flames = has { $n ->
    [0] no flame
    [one] one flame
   *[other] { $n } flames
}
hint-targets = { $n ->
    [one] one target
   *[other] { $n } targets
}
hint-leaves = { $n } there
hint-die-less = one die less
hint-die-less-at = giving { $n } costs a die
hint-bow-less = one bow less
hint-no-charge = no more charge
hint-turns = a hit turns the highest dice
hint-sixth = only on 6
hint-no-points = no points, but no protection any more

# Why not
why-order = Cards are kept in order: this one was passed over.
why-wizard = Protected by a wizard.
why-own-wizard = Under a wizard it cannot attack.
why-no-shield = No shield, neither here nor on the card.
why-nobody = Nobody it could attack.
why-dragon-card = A dragon needs a dragon battle.
why-just-fought = Just fought: a charge needs another target.

# Catapults: the standing answer
switch-catapults = Catapults
switch-wisely = ask when it matters
switch-always = ask every time
switch-next = ask the next time
switch-hold = hold fire until the next card

# What happens
ev-dealer = { $who } deals in this game
    .you = You deal in this game
ev-first-cards = Everybody lays out the first cards
ev-turned-up = { $n ->
    [one] A battle card is put aside
   *[other] { $n } battle cards are put aside
}
ev-aside = { $n ->
    [one] The battle card is shuffled in again
   *[other] The { $n } battle cards are shuffled in again
}
ev-round = Round { $n }
ev-dealt = { $n } cards are dealt to everybody
ev-keeps = { $who } keeps { $n } cards
    .you = You keep { $n } cards
ev-wizard = { $who } places a wizard on { $people }
    .you = You place a wizard on { $people }
ev-flame = { $who } gives { $dragon } a flame
    .you = You give { $dragon } a flame
ev-card = { $card } of { $who }
    .you = Your { $card }
ev-card-lost = { $who } has no battle for { $card }
    .you = You have no battle for { $card }
ev-as-band = { $who } chooses mercenaries
    .you = You choose mercenaries
ev-as-dragon = { $who } chooses a dragon
    .you = You choose a dragon
ev-band = { $who } hires a band of { $n }
    .you = You hire a band of { $n }
ev-attacks = { $who } attacks { $people } of { $victim } with { $own }
    .you = You attack { $people } of { $victim } with { $own }
    .to-you = { $who } attacks your { $people } with { $own }
ev-charges = { $who } charges { $people } of { $victim } with { $own }
    .you = You charge { $people } of { $victim } with { $own }
    .to-you = { $who } charges your { $people } with { $own }
ev-goes-on = { $who } attacks again
    .you = You attack again
ev-camps = { $who } lets { $card } camp
    .you = You let { $card } camp
ev-camp-over = The camp is broken up
ev-stops = { $who } stops
    .you = You stop
dice-1 = { $a }
dice-2 = { $a } { $b }
dice-3 = { $a } { $b } { $c }
ev-rolls = { $who } rolls { $red }, { $victim } { $black }
    .you = You roll { $red }, { $victim } { $black }
ev-compares = { $a } against { $d }: { $who } wins { $won }, { $victim } { $lost }
ev-compares-two = { $a } against { $d }, { $b } against { $e }: { $who } wins { $won }, { $victim } { $lost }
ev-void = Nothing is left to compare
ev-captures = { $who } captures { $card } of { $victim }
    .you = You capture { $card } of { $victim }
    .to-you = { $who } captures your { $card }
ev-flames-spent = { $n ->
    [one] A flame saves { $dragon }
   *[other] { $n } flames save { $dragon }
}
ev-aims = { $who } aims a catapult at { $card } of { $victim }
    .you = You aim a catapult at { $card } of { $victim }
    .to-you = { $who } aims a catapult at your { $card }
ev-hit = { $who } rolls { $n }: { $card } of { $victim } is hit
    .you = You roll { $n }: { $card } of { $victim } is hit
    .to-you = { $who } rolls { $n }: your { $card } is hit
    .often = { $who } hits { $card } of { $victim }
    .often-you = You hit { $card } of { $victim }
ev-missed = { $who } rolls { $n } and misses { $card } of { $victim }
    .you = You roll { $n } and miss { $card } of { $victim }
    .to-you = { $who } rolls { $n } and misses your { $card }
ev-round-over = Round { $n } is over
ev-shared = The victory is shared
ev-winner = { $who } wins with { $n } points
    .you = You win with { $n } points
note-shared = Equal in points and captured cards: the victory is shared.
note-pile = Equal points: more captured cards decide.
