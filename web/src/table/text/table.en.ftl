# What the table itself says, whatever the game.

seat-nobody = Seat { $n }
to-limit = { $n } to { $of }
past-limit = { $n } past { $of }
sign-of = { $value } of { $of }
count = { $n ->
    [0] empty
    [one] 1 piece
   *[other] { $n } pieces
}
clock-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
flag-dim = not usable
flag-lock = set aside
flag-mark = marked
flag-raise = in play
flag-deep = cards below
empty = empty
or = or

# Question
your-turn = Your turn
your-move = your move
deciding = deciding
playing = playing
you = you
bot = bot
bot-level = bot · { $level }
bot-for = a bot plays
away = away
waiting-for = Waiting for { $who }
watched-by = Watched by { $who }
own-late = Your time is up. You may still answer, unless the others let a bot play on or end the match.
own-late-alone = Your time is up. Among bots nothing follows from it: play on as you like.
at-place = { $where }: { $what }
watching = You are watching
now-pick = now choose a lit place
pick-more = { $n ->
    [one] choose one more
   *[other] choose { $n } more
}
ticked = { $n } of { $range }
range = { $min } to { $max }
confirm = Confirm
cancel = Cancel
sure = Yes, do it
not-sure = No, back
play = Play
more = More
less = Less
stepper = { $label }, { $n } of { $max }
choose-in = { $place }: { $n } choices
rule = Rule { $n }
skip = Skip ahead
go-on = Go on
goes-on = goes on in { $n } s
card-later = Later: Sheets, or S
moment = What just happened
frames-left = { $n } more
offline = Connection lost. The table goes on as soon as it is back.
result = Result
show-table = Show the table
show-result = Show the result
winner = { $who } wins
winners = { $who } win together
you-win = You win
nobody-wins = The match is over
place = { $n }.
table-of = Table
phases = Phases of the turn
dock = Question and hand
choices = Choices
players = Players
team = team { $n }
clock-of = clock { $time }
cannot = This cannot be chosen now.
hint-says = Suggested: { $label }
hint-why = Why these
hint-best = best
hint-good = good
hint-fair = fair
hint-good-why = Nearly as good as the first.
hint-fair-why = It gives away something beside the first.
hint-lead-only = Nothing else was worth a thought.
hint-lead-clear = Clearly better than everything else that was tried.
hint-lead-slight = A little better than { $other }.
hint-lead-even = About as good as { $other }.
hint-then-often = Often follows: { $what }
hint-then-mostly = Nearly always follows: { $what }
hint-more = { $n ->
    [one] About a point more for you
   *[other] About { $n } points more for you
}
hint-less = { $n ->
    [one] About a point less for you than with the first
   *[other] About { $n } points less for you than with the first
}
hint-costs = { $n ->
    [one] It costs { $who } about a point
   *[other] It costs { $who } about { $n } points
}
sure-much = That seems to give away much. Sure?
sure-rather = A search would rather: { $label }
tip = Tip

# Tools
undo = Take back
undo-ask = Ask to take back
pause = Stop the clocks
hint = Hint
rules = Rules
story = Story
chat = Chat
sheets = Sheets
keys = Keys
tools = Tools
panel = Story, rules and chat
close = Close
open-zone = Look through { $title }
fold = { $titles }
inside = { $n } to choose
confirm-pref = Ask before playing a card
confirm-pref-help = tap first, then confirm; kept for this device

# Story
since = Since your last turn
since-n = { $n ->
    [one] 1 thing since your last turn
   *[other] { $n } things since your last turn
}
to-you = to you
private = only you see this
nothing-yet = Nothing has happened yet.
newest = To the newest

# Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something to the table
chat-send = Send
chat-mute = Mute the chat
chat-unmute = Unmute the chat
chat-muted = The chat is muted on this device.
chat-new = { $n ->
    [one] 1 new line
   *[other] { $n } new lines
}
chat-line = { $name } says: { $text }
quick-1 = Hello!
quick-2 = Well played
quick-3 = One moment
quick-4 = Thank you

# Seats
seat-away = { $who } is away.
seat-late = { $who } is out of time.
call-bot = Let a bot play on
wait = Give more time
end = End the match
bot-for-you = A bot is playing for you.
come-back = Take my seat back
asks-take-back = { $who } asks to take the last move back.
asked-take-back = You ask to take your last move back.
asks-pause = { $who } asks to stop the clocks.
asked-pause = You ask to stop the clocks.
asks-end = { $who } asks to end the game here, without a result.
asked-end = You ask to end the game here.
agree = Agree
decline = Decline
withdraw = Withdraw
paused = The clocks stand still.
resume = Go on
seat-menu = What to do about { $who }
leave-to-bot = Let a bot play for me

# Keys
keys-title = Keys
key-name-enter = Enter
key-name-escape = Esc
key-tab = from place to place
key-arrows = inside a place
key-digits = choose the lit things, in reading order
key-enter = go on, skip ahead; choose what is focused; otherwise the main answer
key-escape = give up the selection; otherwise decline
key-u = take back
key-h = hint
key-l = what happened since your last turn
key-c = clocks
key-s = scores
key-r = rules behind the question
key-z = look closely at the focused card
key-help = this overview
keys-say = Clocks: { $clocks }
no-clock = no clocks
scores = Scores: { $scores }
rules-none = The rules are not loaded.
rules-all = All the rules
rules-back = To the question
sheet-none = none
