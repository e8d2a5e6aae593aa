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
refused-set = This was played with the card set “{ $set }” (content { $mark }), which is not here: bring the same set along with --cards, or put it into the folder cards of the data folder.
refused-no-option = There is no option { $option }; there are: { $allowed }.
refused-game = There is no game { $game }; there are: { $allowed }.
refused-broken-game = The game { $game } is left out: { $why } ({ $where }).
refused-language = There is no language { $language }; there are: { $allowed }.
refused-seats = This table has { $players } seats, but { $seats } were named.
refused-seat-name = { $name } cannot be a name: it must fit on one line.
refused-entropies = One entropy for each of the { $seats } seats is needed.
refused-chance = { $text } cannot be a seed or an entropy: it must fit on one line.
refused-bot-entropy = Seat { $seat } is a bot and adds no entropy of its own.
refused-nothing = An empty answer was given.
refused-unforeseen = Several answers at once were given, but what the first ones lead to is not known yet.
refused-over = The match is over.
refused-not-asked = Seat { $seat } is not asked now.
refused-choice = Seat { $seat } may not choose { $choice }; allowed: { $allowed }.
refused-take-back = Nothing can be taken back now.
refused-switch = The switch { $switch } cannot be set to { $value }.

# Records that are refused
record-first-line = Line { $line }: a record begins with “{ $wanted }”.
record-form = Line { $line } is not written the way a record is.
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
record-unbound = Line { $line }: this record is not bound by a commitment to its secret and its table, as yours is.
record-other-commitment = Line { $line }: this is not the commitment you kept.
record-bot-entropy = Line { $line }: seat { $seat } is a bot, whose entropy may only be “bot”: this one was chosen by the table.
record-other-entropy = Line { $line }: this is not the entropy seat { $seat } gave.
record-unfair = Line { $line }: draw number { $number } is not what the secret gives.
record-places = Line { $line }: the rules give the places { $wanted }.

# Kinds of bots
bot-random = random
bot-greedy = greedy
bot-beginner = beginner
bot-casual = casual
bot-strong = strong
bot-expert = expert

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
term-tick-one = choose one, for example “{ $example }”
term-tick-between = tick { $min } to { $max }, for example “{ $example }”
term-tick-none = (0 ticks nothing)
term-bot-names = Ada Blaise Carl Dora Emmy Felix Gerda Hugo
term-hand-over = Hand over to { $who }, who then presses Enter: { "" }
term-remember = Remember it well, then press Enter: { "" }
term-yes-no = (yes/no)
term-yes = y yes o oui
term-keys = A number or a name answers · ? rule · h hint · help all keys · q save and leave
term-commitment = Fair shuffles: the secret and the table are sealed with { $commitment }
term-seed = Chance follows from the seed { $seed }.
term-resumed = Going on with { $file }
term-saved = The match is saved in { $file }
term-go-on = Go on with: { $command }
term-record = The record of this match: { $file }
term-verify = Check every shuffle and move: { $command }
term-undone = Taken back.
term-hint = A search suggests: { $choice } (about { $share } % of a win)
term-no-rule = There is no paragraph { $number } in the rules.
term-no-why = Everything you see can be chosen, or is not yours to choose.
term-no-switch = There is nothing the table could answer for you.

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
term-how-many = You ticked { $ticked }; it takes { $min ->
    [0] at most { $max }
   *[other] at least { $min }, at most { $max }
 }.
term-how-many-exactly = You ticked { $ticked }; it takes exactly { $max }.
term-no-such-set = These do not go together; tick fewer, or others.

# Keys: other names of a key, and what it does
term-key-rule = rule
term-key-rules = rulebook
term-key-why = reasons
term-key-h = hint
term-key-u = undo
term-key-t = table
term-key-l = log
term-key-s = score scores sheets
term-key-x = switch switches
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
term-does-x = what the table answers for you
term-does-w = save the match
term-does-q = save and leave
term-does-help = this list
term-me = me

# The command line
cli-compiled = { $why ->
    [yes] compiled: yes
    [stale] compiled: no, the sources have changed since (make compile)
    [none] compiled: no
   *[other] compiled: no, { $why } says so
}
cli-about = Pioche: a table for modern card games.
cli-usage = usage:
cli-command = COMMAND
cli-each-help = pioche COMMAND --help tells more; --lang fr speaks French; pioche --version names the version.
cli-arguments = arguments
cli-flags = flags
cli-meta-file = FILE
cli-meta-dir = FOLDER
cli-meta-game = GAME
cli-more-flags = With a game, --help lists its options too: pioche play GAME --help
cli-default = usually { $value }

cli-lobby = choose a game and play, here in the terminal
cli-games = list the games
cli-play = play a game, here in the terminal
cli-replay = step through a recorded match
cli-verify = check every shuffle, every move and the result of a record
cli-simulate = let bots play many games
cli-analyse = say what a search thinks of every decision of a recorded match
cli-arena = find out which bots are stronger
cli-check = check the rules of the games against the laws every game obeys and against their referees
cli-new = begin a game of your own: a package that can be played and tested as it is

cli-arg-game = the game, as listed by “pioche games”
cli-arg-key = what the game is called, in small letters
cli-arg-game-or-all = one game; without it, all of them
cli-arg-record = the record file
cli-arg-copy = a new folder for the copy
cli-flag-help = show this help
cli-flag-lang = language of this program
cli-flag-players = number of players
cli-flag-seats = who sits where: beginner, casual, strong or expert is a bot (so are random and greedy), any other name a person at this terminal
cli-flag-resume = go on with a saved match
cli-flag-record = keep the match in this file
cli-flag-seed = let all chance follow from this word
cli-flag-fast = no pauses
cli-flag-width = draw this many columns wide
cli-flag-games = how many games
cli-flag-bots = a kind of bot for all seats, or one for each: random, greedy, beginner, casual, strong, expert
cli-flag-processes = how many processes at once
cli-flag-json = print the results as JSON
cli-flag-records = keep a record of every game in this folder
cli-flag-seat = through whose eyes: a seat from 0, a spectator’s, or everybody’s at once
cli-flag-from = begin at this step
cli-flag-unfinished = also if the match is not over; this shows what its players must not know
cli-flag-tests = folder of the rule tests: paragraphs without a test are listed, and the referees lie there
cli-flag-only = look at the laws only, or only at whether rules and referee agree
cli-flag-folder = where to write it (usually a folder of that name)
cli-flag-rivals = two or more kinds of bots; every two of them meet, half the seats each (usually expert,greedy)
cli-flag-table = one line-up instead, a bot for each seat, played from every rotation of the seats
cli-flag-whole = play all games, even when the answer is clear before
cli-flag-all = list every decision, not only those that gave something away
cli-flag-cards = card sets of your own: a TOML file, or a folder of sets
cli-flag-commitment = the commitment you were shown before play; the record must keep it
cli-flag-entropy = what a seat added before play (0=… for the first one); the record must have it
refused-rivals = Name two different kinds of bots at least.

cli-no-command = There is no command { $command }; there are: { $allowed }.
cli-bad-line = The command line cannot be understood; see { $help }
cli-bad-flag = { $flag } is not followed by what it needs; see { $help }
cli-unknown-word = “{ $word }” is not expected here; see { $help }
cli-missing = Missing: { $what }; see { $help }
cli-bad-number = { $flag } takes a whole number from { $low } to { $high }, not “{ $value }”.
cli-unfinished = The match in { $file } is not over, and a replay would tell its players what they may not know: --unfinished shows it all the same.
cli-bad-seed = A seed is a word of 1 to 100 printable characters.
cli-bad-seat = There is no seat { $seat }; there are 0 to { $most }, spectator and all.
cli-bad-name = “{ $name }” cannot be a player’s name: 1 to 40 printable characters, and not the name of a bot.
cli-same-name = Two players are called { $name }; give each a name of their own.
cli-option-players = { $option } is not an option with { $players } players.
cli-resume-alone = A saved match knows its game, seats and seed: use --resume without them.
cli-file-unreadable = { $file } cannot be read: { $reason }
cli-file-unwritable = { $file } cannot be written: { $reason }
cli-file-not-text = { $file } is not a text in UTF-8.
cli-file-large = { $file } is too large for a record.
cli-file-exists = { $file } exists already; nothing was overwritten.
cli-bad-entropy = --entropy takes a seat and what it added, such as 0=5f3a…, not { $value }.

# Checking a record
verify-matches = matches
verify-series = Series: { $matches ->
    [one] one match
   *[other] { $matches } matches
}, each the one the series names, opened when it was due, with what was carried into it.
verify-lines = Lines: unchanged since they were written.
verify-commitment = Commitment: { $commitment } holds the secret and the table. Compare it with what you were shown before play (--commitment).
verify-commitment-kept = Commitment: the one you kept; it holds the secret and the table.
verify-entropy = Entropy: added by { $added }{ $left ->
    [0] .
   *[other] ; none by { $others }.
}
verify-no-entropy = Entropy: nobody added any. Whoever made the secret could have chosen the cards.
verify-entropy-kept = Entropy of seat { $seat }: the one you kept.
verify-old = Commitment: of the first form, to the secret alone; the table made up the entropy of bots itself. This does not show that it did not choose the cards.
verify-secret = Draws: { $draws } recomputed from the secret committed to before play.
verify-seed = Draws: { $draws } recomputed from the seed.
verify-answers = Answers: { $answers } played again, all allowed by the rules.
verify-result = Result: { $places }.

# Stepping through a record
replay-place = Step { $place } of { $last }
replay-keys = Enter on · b back · a number jumps · q leaves: { "" }

# Many games
sim-games = games
sim-title = { $game } ({ $options })
sim-seat = seat
sim-bot = bot
sim-mean = mean score
sim-sd = sd
sim-min = min
sim-max = max
sim-wins = wins
sim-place = mean place
sim-lengths = Decisions per game: { $mean } on average, { $fewest } to { $most }.
sim-speed = { $games } games in { $seconds } s with { $processes ->
    [one] one process
   *[other] { $processes } processes
 }: { $speed } decisions/s; seed { $seed }.

# The lobby
lobby-title = Pioche · what shall we play?
lobby-size = { $few }–{ $many } players, about { $minutes } minutes
lobby-which = Which game (number or name)?
lobby-which-again = Type a number from 1 to { $most }, or the name of a game.
lobby-options = Options:
lobby-change = Change them?
lobby-yes = yes
lobby-no = no
lobby-name = Your name [{ $default }]:
lobby-bots = Against which bots, { $kinds } [{ $default }]:
lobby-how = To start a game at once: { $command }

# Checking games
check-no-tests = There is no folder { $folder } with tests; name it with --tests DIR.
check-players = players
check-variant = variant
check-games = games
check-answers = answers
check-laws = laws
check-laws-good = all hold
check-laws-bad = broken
check-referee = referee
check-referee-good = agrees
check-referee-bad = disagrees
check-no-referee = It has no referee: nobody has told these rules a second time.
check-paragraphs = Every one of the { $n } paragraphs of the rules has a test.
check-texts = All { $n } messages exist in every language.
check-unsaid = The game does not say { $name }: laws that need it were not looked at.
check-clean = Clean.
check-unclean = Not clean.

# The server
cli-bots = think for the bots of all servers of one database, on a host of its own
cli-migrate = carry everything a server keeps from its data folder to PostgreSQL
cli-serve = serve the tables to browsers
cli-backup = copy all tables, people and keys of a server, also while it runs
cli-flag-host = address to listen at; 0.0.0.0 lets other machines in (usually 127.0.0.1)
cli-flag-port = port to listen at (usually 8000, or the next one that is free)
cli-flag-data = folder for tables, people and keys
cli-flag-database = keep all that in this PostgreSQL database instead: postgresql://…
cli-flag-redis = let servers of one database tell one another what happens by way of this Redis: redis://…; without it PostgreSQL does
cli-flag-log-level = how much to tell on standard error (usually info)
cli-flag-log-form = lines to read, or JSON for programs (usually text)
cli-flag-open = open a browser
cli-flag-no-open = open no browser
cli-flag-https = browsers reach this server by https, through a proxy
cli-flag-trust-proxy = believe what a proxy says about addresses and https
cli-flag-site = names by which browsers reach this server, besides numbers and names of one’s own network
web-guest-name = Guest { $number }
web-ready = Pioche is ready at { $address }
web-stop = Press Ctrl-C to stop.
web-stopped = Stopped. Every match is kept.
web-no-address = Nothing can be served at { $host }, port { $port }: { $reason }.
web-port-taken = Port { $port } is in use already; choose another with --port.
web-data-unusable = The folder { $folder } cannot be used: { $reason }.
web-database-unusable = The database cannot be reached: { $reason }.
web-database-newer = The database was changed by a later version of Pioche (its form is { $version }); please run that one.
web-bad-database = A database is named by an address that begins with postgresql://
web-bad-level = There is no log level { $level }; there are: { $allowed }.
web-bad-form = Logs have no form { $form }; there are: { $allowed }.
web-bad-site = { $site } is no name of a site: it is a name like cards.example.org, without http:// and without a port.
web-no-libraries = The table in the browser needs { $library }, which is not installed: pip install "pioche[server]"
web-no-postgres = PostgreSQL needs { $library }, which is not installed: pip install "pioche[server,postgres]"
bots-no-database = Name the database whose servers this host should think for: --database postgresql://…
bots-ready = Thinking for the bots of this database, { $processes ->
    [one] one at a time
   *[other] { $processes } at a time
 }. Ctrl-C ends it.
bots-stopped = Stopped; other hosts, or the servers themselves, go on.
cli-flag-new-database = the PostgreSQL database to carry it to: postgresql://…
migrate-no-database = Name the database to carry everything to: --database postgresql://…
migrate-nothing = There are no tables of a server in { $folder }.
migrate-carrying = Carrying
migrate-in-use = People have come to that database already, and it signs its cookies by another key. Please carry into an empty one.
migrate-differs = That database holds something else under the same name (among its { $kind }). Nothing was changed there.
migrate-failed = It could not be carried, and nothing was changed: { $reason }.
migrate-done = All is there: { $tables } tables with { $moves } moves, { $series } series, { $people } people. The data folder is as it was.
cli-upgrade = carry stored matches over to the rules that are installed now
cli-flag-dry-run = only say what would become of each match; change nothing
cli-flag-prepare = before new rules are installed: keep every finished match with the pictures it was played with
upgrade-trying = Playing matches again
upgrade-keeping = Keeping finished matches
upgrade-nothing = There are no tables of a server in { $folder }.
upgrade-line = { $code } · { $game } { $before } → { $after } · { $fate }
upgrade-changed = goes differently from move { $move } of { $moves } on ({ $why })
upgrade-changed-at-once = begins differently ({ $why })
upgrade-impossible = cannot be played by these rules ({ $why })
upgrade-why-answer = an answer that is not there any more
upgrade-why-draws = chance draws something else
upgrade-why-questions = something else is asked
upgrade-why-points = other points
upgrade-why-result = another result
upgrade-why-game = the game is not installed
upgrade-over = { $fate }; it is over and stays as it was
upgrade-over-lost = { $fate }; it is over, and no pictures of it were kept: its record is still there
upgrade-series = series: { $fate }
upgrade-sum = { $unchanged } unchanged, { $changed } changed, { $impossible } impossible.
upgrade-dry = Nothing was written. pioche upgrade without --dry-run carries them over.
upgrade-done = Carried over. At { $halted } { $halted ->
    [one] table
   *[other] tables
 } the players are asked how to go on; { $ended } { $ended ->
    [one] match has
   *[other] matches have
 } ended with the score as it was.
upgrade-kept = { $number } finished { $number ->
    [one] match
   *[other] matches
 } kept; new rules may come.
web-no-redis = Redis needs { $library }, which is not installed: pip install "pioche[server,postgres,redis]"
web-bad-redis = This is no address of Redis: { $reason }.
web-redis-alone = --redis is for several servers of one database, so it needs --database.
web-open-both = Use either --open or --no-open.
backup-copying = Copying
backup-done = Copied to { $folder } ({ $size } MB). To use it: pioche serve --data { $folder }
backup-nothing = There are no tables to copy in { $folder }; name the server’s data folder with --data.
backup-not-empty = { $folder } is not empty; a copy needs a new folder.
backup-failed = The copy in { $folder } could not be made: { $reason }.

refused-closing = The server is stopping for a moment; your table will be back.

refused-stale = Something else happened meanwhile; look again.
refused-not-begun = The match has not begun yet.
refused-begun = The match has begun already.
refused-not-over = The match is not over yet.
refused-bot-plays = A bot plays this seat now.
refused-no-bot = No bot plays your seat.
refused-in-time = Seat { $seat } still has time.
refused-one-proposal = Something is proposed already: let everybody answer first.
refused-halted = The rules have changed: the players first say how to go on.
refused-not-halted = The rules have not changed at this table.
refused-no-proposal = There is nothing to agree to.
refused-pause = There is no clock that could stand still.
refused-not-paused = The clocks are running.
refused-present = Seat { $seat } is still there.
refused-seat = There is no seat { $seat }; the last one is { $last }.
refused-seat-taken = Seat { $seat } is taken.
refused-seated = You are sitting at this table already.
refused-full = No seat is free at this table.
refused-you-twice = You can sit on one seat only.
refused-host-only = Only the host may do that.
refused-spectator = You are not sitting at this table.
refused-no-spectators = This table has no spectators.
refused-board = A board only shows the table. Play on your own phone or computer.
refused-no-table = There is no such table.
refused-no-hints = This table is played without hints.
refused-chat-length = A message has at most { $most } characters.
refused-not-kept = This could not be kept, so it did not happen; try again.
refused-version = This match was played with version { $wanted } of { $game }; here is version { $have }.
refused-log = The log of this match cannot be read beyond entry { $seq }.
refused-clock = A clock has { $low } to { $high } seconds and adds up to { $most } seconds.
refused-entropy = Entropy is 8 to 64 letters, digits, - or _.
refused-entropy-given = You have already added entropy to this table.
refused-nonce = This promise cannot be used, or not again.
refused-name = A name has 1 to { $most } printable characters.
refused-name-mixed = A name is written in one alphabet: letters of another that look alike would mislead.
refused-logged-in = You are logged in as { $login } already.
refused-login = Login and password do not match.
refused-login-name = A login has 3 to 32 letters a–z, digits, dots, - or _ and begins with a letter or digit.
refused-login-taken = The login { $login } is taken.
refused-password-length = A password has { $least } to { $most } characters.
refused-too-often = That was too often; wait a moment.
refused-busy = The server has too much to do right now; try again in a minute.
refused-many-tables = You have { $most } tables already: that is as many as are kept for one person.
bot-simpler = { $name } took too long to think: a simpler bot answered this time.
refused-too-large = That was too large.
refused-message = The message cannot be understood: { $why }
refused-nobody = Please load the page again: we do not know who you are.
refused-origin = Another site’s page may not do this.
refused-host = This server does not answer to that name; whoever runs it can allow it with --site.
refused-address = There is nothing at this address.
refused-failed = Something went wrong on the server.

# Pages of the browser: everywhere
page-title = Pioche · a table for modern card games
page-nav = Pages
page-nav-games = Games
page-nav-history = Your games
page-skip = Go to the content
page-footer = A table of your own for modern card games.
page-home = To the games
page-close = Close
page-save = Save
page-retry = Try again
page-copy = Copy
page-copied = The link is copied.
page-share = Share
page-yes = yes
page-no = no
page-auto = Auto
page-on = On
page-off = Off
page-more = More
page-less = Less
page-loading = One moment…
page-your-turn = Your turn

# What goes wrong
page-trouble = This did not work
page-failed = Something went wrong. Try again in a moment.
page-unreachable-title = The server does not answer
page-unreachable = The server cannot be reached. Try again in a moment.
page-lost = The connection is lost. Trying again…
page-missing = There is no such page
page-missing-help = The address may be mistyped, or the page has moved.
page-table-missing = There is no such table
page-table-missing-help = It may have been closed, or the link was cut short. Ask for the code and try it on the front page.
page-board-join = Join with your phone
page-board-invite = For a television or tablet in the room: { $link } shows the table to everybody and nobody’s cards.
page-board-open = Show the table on another screen, without anybody’s cards
page-closed-signed-out = You have logged out
    .help = You logged out in another window, so this one was closed too. Load the page again to look on as a guest, or log in again on the front page.
page-closed-forbidden = This table has no spectators
    .help = Only those who sit here may look on. Ask them for the replay when the game is over.
page-closed-missing = { page-table-missing }
    .help = { page-table-missing-help }
page-code-unknown = No table has the code { $code }
page-game-unknown = This server does not know the game “{ $game }”.

# Front page
page-hero = { $n ->
    [one] A card game on one table.
    [2] Two card games on one table.
    [3] Three card games on one table.
    [4] Four card games on one table.
    [5] Five card games on one table.
    [6] Six card games on one table.
    [7] Seven card games on one table.
    [8] Eight card games on one table.
    [9] Nine card games on one table.
    [10] Ten card games on one table.
   *[other] { $n } card games on one table.
}
page-hero-lead = Pick a game and play: with friends by a link, or against bots at once. No account.
page-play-bots = Play with bots
page-play-friends = With friends
page-join-table = Join a table
page-join-code = Table code
page-join = Join
page-watch = Watch
page-games = Games
page-game-players = { $few ->
    [one] { $many ->
        [one] 1 player
       *[other] 1–{ $many } players
    }
   *[other] { $few }–{ $many } players
}
page-game-minutes = { $minutes } min
page-count-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
page-open-tables = Open tables
page-open-one = Open a table
page-open-one-help = Choose game, seats and options, and send the link to your friends.
page-first = First game · { $options }
page-first-option = { $option }: { $value }
page-first-set = This would be your first game, so the simple options are set.
page-first-usual = Take the usual ones
page-running = Your running games
page-running-all = All { $n } of them
page-running-on = Under way
page-running-with = in { $game } with { $others }
page-running-alone = in { $game }
page-turn-of = Waiting for { $who }
page-no-result = Ended without a result
page-won = You won
page-won-shared = You share the win
page-place = Place { $place } of { $of }
page-you-short = You
page-go-on = Go on
page-table-alone = only you

# New table
page-new = New table
page-rules = Rules
page-rules-of = Rules of { $game }
page-seats = Seats
page-players = Number of players
page-seat-you = you
page-seat-who = Who sits on seat { $n }
page-seat-friend = Friend
page-seat-friend-long = A friend
page-seat-friend-help = whoever opens the link
page-seat-bot = Bot
page-seat-free = Free seat
page-seat-here = is here
page-seat-away = is away
page-seats-friends = All friends
page-seats-bots = All bots
page-options = Options of { $game }
page-this-table = This table
page-clock = Clock
page-clock-short = { $minutes } min + { $seconds } s
page-clock-none = None
page-clock-own = Other
page-clock-none-help = everybody takes the time they need
page-clock-quick-help = time at the start, and more after each move
page-clock-calm-help = time at the start, and more after each move
page-clock-own-help = as you like it
page-clock-bank = Minutes at the start
    .help = for each player
page-clock-increment = Seconds added
    .help = after each move
page-listed = Show it to everybody
    .help = it stands among the open tables, and anybody may join
page-hints = Hints
    .help = players may ask what a bot would do; between people, off unless you say so
page-spectators = Spectators
    .help = others may watch; they see no hidden cards
page-open-table = Open the table
page-open-table-help = You then get a link and a code for your friends.
page-start = Start the game
page-start-help = All seats are taken: you begin at once.

# Waiting room
page-waiting = Waiting room
page-invited-title = { $host } invites you to { $game }
page-invite = Send this link to your friends
page-invite-text = Come and play { $game } with me:
page-sit = Sit down
page-sit-here = Sit here
page-full = Every seat is taken
page-begin = { $n ->
    [0] Begin
    [one] Begin, with a bot on the free seat
   *[other] Begin, with bots on the free seats
}
page-begin-bots = Bots on free seats
page-wait-host = { $host } begins when everybody is ready.
page-leave = Leave the table
page-leave-later = Come back later
    .help = The game waits for you among “Your games”.
page-leave-bot = Let a bot play on
    .help = The others need not wait; you may take your seat back any time.
page-leave-agree = Propose to end the game
    .help = If all agree it ends here, without a result.
page-leave-give-up = Give up
    .help = The game ends here, without a result.
page-waiting-at = { $game }, table { $code }
page-waiting-taken = { $taken } of { $of } seats taken.
page-waiting-host = The game begins when you say so.
page-invite-title = Invite
page-invite-scan = Scan it, or type the code on the front page.
page-invite-type = Type the code on the front page.
page-invite-qr = QR code of the link { $link }
page-reach-home = Works in your home network.
    .help = Phones and computers on the same Wi-Fi can open this address. “localhost” works only on this machine.
page-reach-near = Works in your home network only.
    .help = Phones and computers on the same Wi-Fi can open this address; from the internet nobody can.
page-reach-here = Works on this machine only.
    .help = Nobody else can open this address. To play in your home network, end the server and start it with
page-rules-meanwhile = While you wait: { $game } in short
page-rules-all = All the rules
page-chat-none = Nobody has said anything yet.
page-chat-write = Write a message
page-chat-send = Send
page-seat-host = opened the table
page-no-clock = no clock
page-hints-on = hints allowed
page-hints-off = no hints

# Series: campaigns and tournaments
page-series = Series
page-series-title = { $game }, { $kind }
page-series-missing = There is no such series
page-series-none = You take part in no campaign and no tournament yet. Each game on the front page has the doors to them.
page-series-running = Under way
page-series-look = Look
page-series-taken = { $taken } of { $of } places taken.
page-series-next = Your next match: { $stage } against { $who }.
page-series-waits = Your next match opens when the others have played theirs.
page-series-on = Under way.
page-series-won = { $who } wins.
page-series-not-won = Not yet won
page-series-invite = Come and play a tournament of { $game } with me:
page-series-entrants = Entrants
page-series-enter = Take part
page-series-full = All places are taken
page-series-start = { $n ->
    [0] Start
    [one] Start, with a bot on the free place
   *[other] Start, with bots on the free places
}
page-series-host-starts = It starts when whoever opened it says so.
page-series-withdraw = Withdraw
page-series-give-up = Let a bot play on for me
page-series-replace = Let a bot play
page-series-standing = Standing
page-series-kept = Kept by { $name }
page-series-points = { $n ->
    [one] point
   *[other] points
}
page-series-out = out
page-series-yours = Your match
page-series-play = Play
page-series-play-stage = Play: { $stage }
page-series-decider = decider
page-series-filler = a bot that makes up the number
page-series-winner = winner of { $match }
page-series-bye = no opponent
page-series-stages = Stages
page-series-game = Game { $stage }
page-series-send = Copy the link
page-series-on-with = On with the series
page-series-match = A match of a series
page-series-begins = It begins by itself as soon as everybody has come.
page-series-to = To the series
page-stage = Round { $stage }
page-stage-left = { $left ->
    [0] Final
    [1] Semi-finals
    [2] Quarter-finals
   *[other] Stage { $stage }
}
page-match-coming = to come
page-match-waiting = waiting for the players
page-match-playing = being played
page-match-over = over
page-next = Your match is ready:
page-next-keep = You may keep something:
page-next-choose = Choose
page-cup = Tournament
page-cup-of = A tournament of { $game }
page-cup-kind = How it is played
page-cup-places = Places
    .help = bots take those that stay free
page-cup-players = Players at a table
page-cup-length = Best of
page-cup-enter = I take part
    .help = you may also be the host alone
page-cup-open = Open the tournament
page-cup-open-help = You then get a link and a code for the others, and start it when you like.
page-road = The road
page-road-stop = Match { $stage }
page-road-now = next
page-road-locked = opens after match { $stage }
page-road-won = won by { $points }
page-road-lost = lost by { $points }
page-road-won-so-far = { $n ->
    [0] Your first match is ahead.
    [one] One match won so far. A loss ends the road.
   *[other] { $n } matches won so far. A loss ends the road.
}
page-road-over = { $n ->
    [0] The road ended with the first match.
    [one] The road is over: one match won.
   *[other] The road is over: { $n } matches won.
}
page-road-again = Begin anew
page-road-owned = What you own
page-keep = What do you keep?
page-keep-take = Choose a card to keep for your next match.
page-keep-give = { $card } comes with you. Which card does it replace?
page-keep-for = for { $card }
page-keep-ready = All is said. Go on when you are sure.
page-keep-send = Keep it so and go on
page-keep-again = Choose again
page-keep-offers = Cards you may keep
page-keep-yours = Cards of yours it may replace
page-keep-nothing = Your last match left nothing that you may keep. You go on with the cards you own.
page-keep-owned = Your { $n } cards so far

# Fair shuffles: before, during and after a game
page-fair = Fair shuffles
    .help = Nobody can choose the cards, and you can check it
page-fair-show = Show
page-fair-how = How the cards are kept fair
page-fair-waiting = { $missing ->
    [0] The shuffles are sealed, and everybody has added a share of chance.
    [one] The shuffles are sealed. One player has yet to add a share of chance.
   *[other] The shuffles are sealed. { $missing } players have yet to add a share of chance.
}
page-fair-lead = Nobody can choose the cards at this table, not even the server. You need not take its word for it: after the game your browser checks, by itself.
page-fair-step-seal = The server sealed its secret first
page-fair-step-seal-help = Before anybody added anything, it bound itself to a secret number and to this table. It cannot exchange them any more.
page-fair-kept = Your browser has kept the seal:
page-fair-shown = The seal of this table:
page-fair-seal-moved = The server now shows another seal than the one your browser kept!
page-fair-step-shares = Then everybody adds a share of chance
page-fair-step-shares-help = Your browser makes up a number that nobody can foresee. The server makes up none for others: for a bot, or for somebody who sends nothing, it is always the same word.
page-fair-share-you = you have added yours
page-fair-share-given = has added theirs
page-fair-share-wanted = not yet
page-fair-share-bot = a bot, which adds nothing
page-fair-share-none = added nothing
page-fair-share-free = free
page-fair-step-cards = The cards follow from both
page-fair-step-cards-help = Every shuffle and every roll is computed from the secret and all shares. When the game is over the server opens the seal, and your browser computes everything again.
page-fair-mark = To compare with the others
page-fair-mark-help = If all of you read the same number here, the server has told all of you the same seal and the same shares.
page-fair-checking = Your browser is checking the shuffles…
page-fair-unchecked = The shuffles could not be checked just now.
page-fair-again = Try again
page-fair-good = The cards were dealt fairly: your browser has checked it.
page-fair-open = Nothing wrong was found, but your browser could not check everything.
page-fair-doubt = Something only you can judge.
page-fair-bad = Do not trust this game!
page-fair-more = What was checked
page-fair-state = { $state ->
    [good] Found so:
    [doubt] You must know:
    [bad] Wrong:
   *[open] Cannot be told here:
}
page-fair-seal-good = The secret that was opened after the game is the one sealed before your share.
page-fair-seal-seen = The secret that was opened after the game is the one sealed when this browser came to the table.
page-fair-seal-other = The secret is not the one the server had sealed before.
page-fair-seal-broken = The secret does not fit the seal in the record.
page-fair-seal-unseen = The secret fits the seal in the record. Whether that seal is older than the game, this browser has not seen.
page-fair-seal-unbound = The record does not bind the server to a secret and a table, so it does not show that the server did not choose the cards.
page-fair-yours-good = Your own share is in the record as your browser sent it.
page-fair-yours-changed = Your own share is not in the record as your browser sent it.
page-fair-yours-absent = This browser was not there when the game was played.
page-fair-yours-watched = This browser only watched and had no share in the game.
page-fair-yours-none = Your seat added nothing to the chance of this game.
page-fair-yours-elsewhere = Your seat has a share that this browser did not send. If you neither played in another browser nor cleared this one, somebody made it up.
page-fair-others-good = What every person added is what all could see when the game began; bots added nothing.
page-fair-others-bot = Seat { $seat } is a bot and has a share all the same: the server could choose it.
page-fair-others-changed = The shares or seats are not those that everybody could see when the game began.
page-fair-others-unseen = No bot added anything. What the people had added when the game began, this browser has not seen.
page-fair-draws-good = { $draws ->
    [one] The only draw was computed again: it is
   *[other] All { $draws } shuffles and rolls were computed again: they are
 } what the secret and the shares give.
page-fair-draws-some = { $draws } of { $of } shuffles and rolls were computed again and are right. For the others it takes the rules of the game.
page-fair-draws-other = Draw { $number } (line { $line } of the record) is not what the secret and the shares give.
page-fair-draws-legend = The names of the cards are not those the server gave before the game. If it was not updated meanwhile, it may have chosen them.
page-fair-draws-missing = The server does not say how it drew.
page-fair-beyond = What this page cannot tell
page-fair-beyond-lists = Which cards lay in a pile when it was drawn from, and which moves were allowed, only the rules can say.
page-fair-beyond-seen = Whether the record tells the game as you saw it: look at the replay, or let “pioche replay” show it from your seat.
page-fair-beyond-page = This page itself comes from the server that it checks.
page-fair-beyond-people = Somebody at the table who plays into the server’s hands could choose a share that suits both.
page-fair-verify = To be quite sure, keep the record and let Pioche check it on a computer of your own, with what your browser kept:
page-fair-copy = Copy the command
page-fair-server = Let the server replay it
page-fair-server-good = The server’s own word: { $draws ->
    [one] one draw was computed again
   *[other] { $draws } draws were computed again
 } and { $answers ->
    [one] one move was
   *[other] { $answers } moves were
 } played again under the rules.
page-fair-server-bad = The server itself says that this record is not right:

# The end of a game, and replays
page-rematch = Play again
page-rematch-join = Join the next game
page-replay = Replay
page-record = Record
page-result = Result
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One step on
page-replay-last = To the end
page-replay-moment = Moment { $n } of { $last }
page-replay-eyes = Through whose eyes
page-replay-spectator = Spectator
page-replay-link = Copy the link to this moment
page-analysis = Analysis
page-replay-all = All hands open
page-replay-below = Analysis and key moments
page-hands = What everybody holds
page-hands-none = nothing that is hidden
page-moment = Moment { $n }
page-moment-key = Key moment { $nth }: moment { $n }
page-moments = { $n ->
    [one] One key moment
    [2] Two key moments
   *[other] Three key moments
}
page-moments-send = Send them
page-key-step = one moment back, one on
page-key-space = Space
page-key-play = play the match on, or stop
page-key-ends = to the beginning, to the end
page-key-moments = show a key moment
page-key-analyse = show or hide what a search thinks of it
page-key-open = open all hands, or close them
page-key-eyes = look through the next player’s eyes
page-analysis-start = Let a search look at every decision
page-analysis-taken = { $name }
page-analysis-whose = Whose decisions
page-analysis-decisions = Decisions of { $name }
page-analysis-looked = { $n }, of which { $done } looked at
page-analysis-later = not looked at yet
page-analysis-best = best
page-analysis-nothing = fine
page-analysis-slight = a little given away
page-analysis-clear = much given away
page-analysis-grave = far too much given away
page-analysis-open = Show the analysis
page-analysis-close = Hide the analysis
page-analysis-wait = The search looks at every decision: { $done } of { $of }
page-analysis-curve = How each seat stood, with all cards face up: higher is better
page-analysis-quiet = Nobody had to decide here.

# Your games
page-history = Your games
page-history-over = Finished
page-history-none = You have not played here yet.
page-history-guest = These games belong to this browser. An account keeps them wherever you log in.

# You
page-you = You
page-you-open = You: { $name }
page-you-name = Your name at the table
    .help = Others see it beside your cards.
page-you-renamed = From now on you are { $name }.
page-you-account = Account
    .help = Not needed to play. It keeps your games when you change browser.
page-you-register = Create an account
page-you-login = Log in
page-you-login-name = Login
page-you-login-as = Logged in as { $login }
page-you-logout = Log out
page-you-password = Password
    .help = At least 8 characters.
page-you-registered = Your account is ready, { $name }.
page-you-welcome = Welcome back, { $name }.

# Settings
page-settings = Settings
page-settings-device = Kept on this device.
page-theme = Colours
page-theme-auto = Auto
page-theme-light = Light
page-theme-dark = Dark
page-language = Language
page-confirm = Confirm each move
    .help = auto: on touch screens
page-motion = Flying cards
    .help = auto: unless your system asks for less motion
page-sure = Ask “sure?” about costly answers
    .help = where hints are allowed: before an answer that seems to give away much
page-pace = Pace
    .help = how long moments are held, and how fast bots play; with several people the slowest wish counts
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-pace-instant = Instant
page-sound = Sound
    .help = when it is your turn
page-chat = Chat
    .help = show what others write

# Credits
page-credits = Credits
page-credits-lead = Pioche stands on the work of many people. Thank you.
page-credits-icons = Icons
page-credits-icons-text = Drawn by the contributors of game-icons.net, used in single colours, with rounded coordinates.
page-credits-others = Contributors of game-icons.net
page-credits-fonts = Typefaces
page-credits-software = Software in this page
page-credits-own = The shapes of suits and seats, the interface icons and the logo are Pioche’s own.

# Who is stronger
arena-bot = bot
arena-against = against
arena-games = games
arena-wins = wins
arena-interval = 95 %
arena-equal = if equal
arena-margin = lead
arena-verdict = verdict
arena-table = the table
arena-rating = rating
arena-stronger = stronger
arena-weaker = weaker
arena-unclear = not clear
arena-seed = { $seconds } s; seed { $seed }

# What a search thinks of a match
analysis-decisions = decisions
analysis-curves = Each seat’s share of the win, decision by decision, with all cards face up
analysis-costliest = The costliest decision of each seat
analysis-all = Decisions that mattered
analysis-flawless = { $who }: nothing that mattered was given away.
analysis-stop = Stop there
analysis-other = Something else
analysis-forced = { $who }: { $chosen }. There was no choice.
analysis-best = { $who }: { $chosen }. The search would have done the same.
analysis-nothing = { $who }: { $chosen }. The search leaned to another answer, but it hardly matters: { $best }.
analysis-slight = { $who }: { $chosen }. A little better: { $best }.
analysis-slight-points = { $who }: { $chosen }. A little better, by about { $points } { $points ->
    [one] point
   *[other] points
}: { $best }.
analysis-clear = { $who }: { $chosen }. Clearly better: { $best }.
analysis-clear-points = { $who }: { $chosen }. Clearly better, by about { $points } { $points ->
    [one] point
   *[other] points
}: { $best }.
analysis-grave = { $who }: { $chosen }. Far better: { $best }.
analysis-grave-points = { $who }: { $chosen }. Far better, by about { $points } { $points ->
    [one] point
   *[other] points
}: { $best }.

# A table that a game does not draw itself

plain-card = { $n }
plain-back = a card face down
    .short = ##
plain-points = points
plain-score = Score
plain-over = The game is over.
plain-did = { $who }: { $what }
    .you = You: { $what }
plain-fault = The game failed to draw this picture. The match goes on: your answers are in the list.
plain-choice = { $what }
plain-unseen = { $who } has answered
    .you = You have answered

# A game of one's own

new-bad-name = { $name } cannot be the name of a game: small letters and digits, and no word of Python.
new-name-taken = There is a game { $name } already.
new-not-empty = { $folder } is there already and not empty.
new-next =
    Next: cd { $folder }
          pip install -e .
          pioche play { $key }
          pioche check { $key }

# Series: tournaments for every game, and what a game adds

series-knock-out = Knock-out
    .help = Whoever loses is out. Where a table needs three or more, the best one or two of each table go on.
series-round-robin = Round robin
    .help = Everybody meets everybody; two points for each opponent beaten, one for a tie.
series-best-of = Best of several
    .help = The same players again and again, until nobody can catch up with the first.

refused-series-kind = There is no series { $kind } in this game; there are: { $allowed }.
refused-series-option = { $option } is decided by the series.
refused-series-size = A series of this kind has no { $size } places; allowed: { $allowed }.
refused-series-length = It cannot be the best of { $length }; allowed: { $allowed }.
refused-series-entrants = { $entrants } entrants cannot play this series; it is for { $allowed }.
refused-series-open = Match { $match } cannot be opened now.
refused-series-ended = Match { $match } is not being played.
refused-series-keep = There is nothing to keep now.
refused-series-kept = { $choice } cannot be kept or given up now; allowed: { $allowed }.
refused-series-unsaid = Not all is said about what is kept.
refused-series-replace = This entrant cannot be replaced by a bot now.
refused-no-series = There is no such series.
refused-series-not-begun = The series has not begun yet.
refused-series-begun = The series has begun already.
refused-series-not-over = The series is not over yet.
refused-series-full = All places of this series are taken.
refused-series-stranger = You do not take part in this series.
refused-series-here = This entrant is at the table.
refused-series-table = This match belongs to a series, which goes on when it is over.
refused-carried = These cards cannot have been carried into this match.

series-not-so = Line { $line }: this cannot have happened then: { $text }
series-no-match = Line { $line }: the record of match { $match } is missing, or it was changed.
series-other-match = Line { $line }: the record named here is not that of match { $match }.
series-bad-match = Match { $match } is not right: its line { $line } says what the rules or the draws do not.
series-strange-match = Line { $line }: a record follows that the series does not name.

cli-campaign = play a campaign, match after match; it goes on where you left it
cli-tournament = play a tournament of any game, with people at this terminal and bots
cli-flag-name = your name
cli-flag-new = begin a new one; the old one is kept under another name
cli-flag-entrants = who enters: strong*7 is seven such bots, any other name a person at this terminal (usually me,strong*3)
cli-flag-kind = which series: knock-out, round-robin, best-of, or one of the game’s own (usually knock-out)
cli-flag-length = in a best of several: of how many
cli-flag-seeded = who meets whom follows the order of the entrants; else chance draws it
cli-flag-series = play whole series of this kind instead of single games; --games says how many
cli-flag-match = which match of a series: 1.2 is the second of stage 1
cli-which-match = This file holds a series: --match says which of its matches: { $allowed }
cli-no-campaign = { $game } has no campaign.
cli-bad-entrants = { $name } cannot enter: up to 16 in all, and a number from 1 to 16 after *.
cli-no-series = { $file } is not a series.
cli-series-records = Simulated series keep no records.
cli-series-bots = Only bots can be simulated.

series-match = Match { $match }: { $who }
series-bots-play = matches between bots
series-keep = { $who } may keep cards for the next match.
series-keep-nothing = That match left { $who } nothing to keep.
series-keep-now = What do you keep? A number, u to take back, q to leave.
series-keep-for = In place of which card?
series-keep-prompt = keep >{" "}
series-keep-what = A number from 1 to { $last }, u or q.
series-out = out
series-over = { $who } has won the series.
series-road-over = The campaign is over. Matches won: { $won }
series-saved = The series is saved in { $file }
series-file = The whole series with all its matches: { $file }

sim-series = series
sim-firsts = first
sim-points = points
sim-median = median
sim-series-speed = { $series } series with { $matches } matches in { $seconds } s; seed { $seed }.

# Reports

cli-report = a page about the balance of a game
cli-flag-one-bot = the kind of bot that plays
cli-flag-vary = two values of an option side by side, on the same deals
cli-flag-output = where the page is written
cli-flag-cluster = a Dask cluster that does the work: dask://HOST:PORT
cli-bad-cluster = { $address } is no address of a cluster: dask://HOST:PORT
cli-no-cluster = A cluster needs { $library }: pip install "pioche[cluster]"
cli-cluster-away = No cluster answers at { $address } ({ $why }).
cli-cluster-empty = The cluster at { $address } has no workers.
cli-cluster-records = Records are written by this machine: --records and --cluster do not go together.
report-bad-vary = “{ $vary }” is no pair of values: --vary option=a,b
report-written = { $file } is written, after { $seconds } s.
report-title = { $game }: is it balanced?
report-about = { $games } games, all seats played by the bot “{ $bot }”. { $options }.
report-verdict = In short
report-interval = { $share } ({ $low } to { $high })
report-fair-seat = No seat wins clearly more or less often than its share: the first { $within }.
report-off-seat = Seat { $n } wins { $more ->
    [more] too often
   *[less] too seldom
}: { $share } of the games, where { $fair } would be fair.
report-fair-nth = Going first or last makes no clear difference: who begins wins { $within }.
report-off-nth = Who is number { $n } in turn order wins { $more ->
    [more] too often
   *[less] too seldom
}: { $share }, where { $fair } would be fair.
report-luck = Luck against skill: bots of the kind “{ $bot }” still win { $share } of their games against this one.
report-dead = { $n ->
    [one] One answer is
   *[other] { $n } answers are
} hardly ever given when offered: { $names }.
report-must = { $n ->
    [one] One answer is
   *[other] { $n } answers are
} nearly always given when offered: { $names }.
report-price = Who may never answer “{ $name }” wins { $share } against those who may.
report-seats = Seats and turn order
    .help = The share of wins with its 95 % interval. The dashed line is fair; what is clearly off it has another colour.
report-order = By turn order, counted from who was asked first:
report-seat = Seat { $n }
report-nth = Number { $n }
report-ladder = Luck and skill
    .help = How other levels fare against this bot, each in half of the seats, on shared deals. Near the line the game is luck.
report-prices = What an answer is worth
    .help = Bots that may not give this answer against free ones, on shared deals. Left of the line it is missed; on it, nobody needs it.
report-answers = Answers
    .help = How often each was one of several, was taken, and how often those won who took it at least once. Winners may take it because they win.
report-answer = answer
report-offered = offered
report-taken = taken
report-won = won with it
report-tag-dead = dead
report-tag-must = must
report-more = And { $n } more that were taken less often.
report-length = Length and tension
    .help = Answers per game.
report-leads = The lead changes { $leads } times per game; after { $settled } % of a game the later winner leads for good.
report-early = { $share } % of the players are asked nothing any more in the last quarter.
report-decisions = Decisions
    .help = How many answers a question has.
report-options = { $mean } answers per question; { $forced } % of the questions have one answer only.
report-never = Rules that never came up
    .help = Paragraphs whose steps were not carried out in any of these games.
report-never-none = All of them did.
report-outliers = Games worth a look
    .help = Save one and replay it.
report-shortest = The shortest game, number { $n }
report-longest = The longest game, number { $n }
report-closest = The closest end, number { $n }
report-widest = The clearest win, number { $n }
report-turned = The most changes of the lead, number { $n }
report-compared = Side by side
    .help = The same deals with both; the difference with its 95 % interval.
report-difference = difference
report-clear = clear
report-unclear = may be chance
report-what-starter = share of wins of who begins
report-what-answers = answers per game
report-what-margin = points between first and second
report-what-leads = changes of the lead
report-what-settled = settled after this share of the game
report-what-best = the winner’s points
report-limits = What this does not say
report-caution = Bots are not people. They overlook what their rules of thumb overlook, talk nobody into anything and are never bored. Read this as a reason to look closer, not as a verdict.
report-seed = Seed { $seed }, version { $version } of the rules: the same command makes the same page again.
