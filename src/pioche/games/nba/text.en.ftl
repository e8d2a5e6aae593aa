# NBA Deck-Building

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
nba-set-few = The sets have { $cards } cards; this game needs { $wanted }.
nba-set-few-cheap = The sets have { $cards } cards that cost 3 to 5; this game needs { $wanted }.
