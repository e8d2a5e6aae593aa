# What tables and commands say, whatever the game.

# Pieces and places
ui-flag-dim = not usable
ui-flag-lock = set aside
ui-flag-mark = marked
ui-flag-raise = in play
ui-flag-deep = cards below
ui-empty = empty
ui-to-you = to you
ui-private = only you
ui-waiting = Waiting for { $who }

# Input that is refused
refused-option = { $option } cannot be { $value }; allowed: { $allowed }.
refused-no-option = There is no option { $option }; there are: { $allowed }.
refused-game = There is no game { $game }; there are: { $allowed }.
refused-language = There is no language { $language }; there are: { $allowed }.
refused-seats = This table has { $players } seats, but { $seats } were named.
refused-nothing = An empty answer was given.
refused-over = The match is over.
refused-not-asked = Seat { $seat } is not asked now.
refused-choice = Seat { $seat } may not choose { $choice }; allowed: { $allowed }.
refused-take-back = Nothing can be taken back now.

# Records that are refused
record-first-line = Line { $line }: a record begins with “{ $wanted }”.
record-cut = Line { $line }: the record is cut off here.
record-changed = Line { $line } or its check digits were changed.
record-unreadable = Line { $line } cannot be read: { $text }
record-version = Line { $line }: this record was made by version { $wanted } of { $game }; this is version { $have }.
record-seats = Line { $line }: { $seats } seats are named for { $players } players.
record-after-end = Line { $line }: the game was already over.
record-other-step = Line { $line } answers { $step }, but the rules ask for { $wanted }.
record-not-asked = Line { $line }: seat { $seat } was not asked.
record-illegal = Line { $line }: seat { $seat } may not choose { $choice }; allowed: { $allowed }.
record-unfinished = Line { $line }: the match is not finished.
record-no-secret = Line { $line }: the secret is missing.
record-commitment = Line { $line }: the secret does not fit the commitment published before play.
record-entropies = Line { $line }: an entropy of every seat is needed.
record-unfair = Line { $line }: draw number { $number } is not what the secret gives.
record-places = Line { $line }: the rules give the places { $wanted }.

# Kinds of bots
bot-random = random
bot-greedy = greedy

refused-bot = There is no bot { $bot }; there are: { $allowed }.

# The table in a terminal
term-enter = Enter
term-team = team { $n }
term-place = { $n }.
term-ticks = { $n ->
    [one] 1 tick:
   *[other] { $n } ticks:
}
term-tick-exactly = tick { $max }, for example “{ $example }”
term-tick-between = tick { $min } to { $max }, for example “{ $example }”
term-tick-none = (0 ticks nothing)
term-bot-names = Ada Blaise Carl Dora Emmy Felix Gerda Hugo
term-hand-over = Hand over to { $who }, who then presses Enter: { "" }
term-yes-no = (yes/no)
term-yes = y yes o oui
term-keys = A number or a name answers · ? rule · h hint · help all keys · q save and leave
term-commitment = Fair shuffles: SHA-256 of the secret is { $commitment }
term-seed = Chance follows from the seed { $seed }.
term-resumed = Going on with { $file }
term-saved = The match is saved in { $file }
term-go-on = Go on with: { $command }
term-record = The record of this match: { $file }
term-verify = Check every shuffle and move: { $command }
term-undone = Taken back.
term-hint = The greedy bot would choose: { $choice }
term-no-rule = There is no paragraph { $number } in the rules.
term-no-why = Everything you see can be chosen, or is not yours to choose.

# What was typed and cannot be taken
term-not-understood = “{ $text }” is none of the answers; type a number or a name, or help.
term-ambiguous = “{ $text }” may be several answers: { $choices }
term-no-main = Type a number or a name; Enter alone answers nothing here.
term-no-number = There is no number { $number }; the answers go from 1 to { $most }.
term-one-only = One answer at a time: [{ $number }] cannot be combined.
term-one-group = These answers do not belong together.
term-too-often = [{ $number }] can be taken { $times ->
    [one] once
   *[other] { $times } times
 } at most.
term-same-piece = The same card can be used in one way only.
term-how-many = { $min ->
    [0] You ticked { $ticked }; at most { $max } can be ticked.
   *[other] You ticked { $ticked }; it takes { $min } to { $max }.
}

# Keys: other names of a key, and what it does
term-key-rule = rule
term-key-rules = rulebook
term-key-why = reasons
term-key-h = hint
term-key-u = undo
term-key-t = table
term-key-l = log
term-key-s = score scores sheets
term-key-w = save write
term-key-q = quit exit
term-key-help = keys
term-type-number = 3
term-means-number = the answer of that number
term-type-several = 1 3 4
term-means-several = tick these boxes and confirm
term-type-name = R7
term-means-name = the answer by name, or by the beginning of its label
term-type-enter = Enter
term-means-enter = the answer marked ⏎
term-does-rule = the rule behind this question
term-does-rules = all rules
term-does-why = why the rest cannot be chosen
term-does-h = what the greedy bot would choose
term-does-u = take back your last answer
term-does-t = show the table again
term-does-l = all that happened
term-does-s = scores and other tables
term-does-w = save the match
term-does-q = save and leave
term-does-help = this list
