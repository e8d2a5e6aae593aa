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
