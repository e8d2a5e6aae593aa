// Made by `python -m pioche.server.typescript` from src/pioche/server/messages.py. Do not edit.

export type Text = string | Msg

export type Tone = "" | "good" | "warn" | "bad" | "info"

export type Colour =
  | ""
  | "red"
  | "orange"
  | "yellow"
  | "lime"
  | "green"
  | "sky"
  | "blue"
  | "violet"
  | "purple"
  | "brown"
  | "beige"
  | "white"
  | "grey"
  | "black"

export type Look = "number" | "picture" | "sheet" | "die" | "token" | "back"

export type Flag = "dim" | "lock" | "mark" | "raise" | "deep"

export type Kind = "fan" | "row" | "pile" | "grid"

export interface GameInfo {
  key: string
  version: number
  icon: string
  minutes: number
  players: number[]
  options: OptionInfo[]
  first?: { [key: string]: string }
  campaign?: string
  series?: string[]
  stamp: string
  legend: string
}

/** One typed option of a game; its words are `option-KEY`, `option-KEY.help` and `option-KEY-VALUE`. */
export interface OptionInfo {
  key: string
  kind: "number" | "oneof" | "yesno"
  default: string
  low?: number
  high?: number
  values?: string[]
  players?: number[]
}

/** Who this browser is. Guests have a name and nothing else; an account also has a login. */
export interface Me {
  name: string
  login?: string
  bots?: string[]
  bot?: string
}

/** How others reach this server, as far as it knows: told to whoever sits at its own machine. */
export interface Reach {
  home?: string[]
}

/** A table as this viewer may know it. */
export interface TableInfo {
  id: string
  code: string
  game: string
  options: { [key: string]: string }
  status: "over" | "playing" | "waiting"
  seats: SeatInfo[]
  seat?: number | null
  host?: boolean
  listed?: boolean
  spectators?: boolean // true if absent
  hints?: boolean // true if absent
  clock?: ClockRule | null
  commitment?: string
  timed_out?: number[]
  proposal?: Proposal | null
  paused?: boolean
  rematch?: string
  asked?: number[]
  places?: number[]
  points?: number[]
  watching?: string[]
  when?: number
  series?: string
  pace?: "fast" | "instant" | "normal" | "slow" | ""
  halt?: Halt | null
  closed?: boolean
}

/** A seat: open (no name), a person, or a bot. A person's seat may be played by a bot for a while. */
export interface SeatInfo {
  name?: string
  bot?: string
  person?: boolean
  you?: boolean
  away?: boolean
  entropy?: string
}

/** Seconds in the bank at the start, and added after each answer. */
export interface ClockRule {
  bank: number
  increment: number
}

/** What a seat asks the others for, and who has agreed. */
export interface Proposal {
  seat: number
  what: "end" | "pause" | "rewind" | "take-back"
  agreed?: number[]
}

/** The rules have changed. The match stands at the last moment that is the same by both, until its players choose:
 * to play on from there, or to end it with the score as it was. */
export interface Halt {
  lost: number
  points?: number[]
}

/** A finished match from one point of view: every moment as an update. */
export interface Replay {
  table: TableInfo
  viewer: number | null
  frames: Update[]
  entries: number[]
  hands?: Held[][]
  stamp?: string
}

export interface Update {
  seq: number
  scene: Scene
  seats: Seat[]
  story?: Happening[]
  undo?: boolean
  may_ask?: boolean
  by_itself?: boolean
}

export interface Scene {
  seat: number | null
  layout: Layout
  areas: Area[]
  zones: Zone[]
  players: Player[]
  prompt: Prompt
  signs?: Sign[]
  choices?: Choice[]
  groups?: Group[]
  why?: { [key: string]: Text }
  sheets?: Sheet[]
  switches?: Switch[]
  result?: Result | null
}

/** CSS grid-template-areas; the order of `narrow` is also the reading order.
 *
 * `form` says what kind of table it is: areas side by side, players around a middle, or one lane for each. */
export interface Layout {
  wide: string[]
  narrow: string[]
  form?: "grid" | "lanes" | "round" // "grid" if absent
}

/** A place in the layout; with a seat, that player's panel is its head. */
export interface Area {
  id: string
  seat?: number | null
  narrow?: "fold" | "open" | "pin" // "open" if absent
}

export interface Zone {
  id: string
  kind: Kind
  area: string
  title: Text
  owner?: number | null
  anchor?: "" | "before" | "centre" | "seat"
  room?: number
  pieces?: Piece[]
  count?: number | null
  signs?: Sign[]
  says?: { [key: string]: Text }
  rows?: Header[]
  cols?: Header[]
  turn?: boolean
  scale?: "large" | "normal" | "small" // "normal" if absent
}

/** A message with arguments: ["need-more", {"n": 4, "who": "@2"}].
 *
 * A string argument is a reference ("@2" a seat, "face:lic7", "symbol:lic") or again a message id. */
export type Msg = [string, { [key: string]: Text | number }]

/** A card, die or token.  Its id is its face if only one such piece exists, else `zone.something`. */
export interface Piece {
  id: string
  face: string
  at?: [number, number] | null
  n?: number // 1 if absent
  seat?: number | null
  flags?: Flag[]
  signs?: Sign[]
}

/** A badge (no value), a counter (value) or a share (value of limit). */
export interface Sign {
  text: Text
  symbol?: string
  value?: number | null
  of?: number | null
  gauge?: boolean
  weight?: 1 | 2 | 3 // 1 if absent
  tone?: Tone
  seat?: number | null
}

/** The head of a row or column of a grid. */
export interface Header {
  text: Text
  symbol?: string
  note?: Text
  signs?: Sign[]
  flags?: Flag[]
}

export interface Player {
  seat: number
  score?: Sign | null
  signs?: Sign[]
  team?: number | null
  active?: boolean
}

export interface Prompt {
  text: Text
  rule: string
  waiting?: number[]
  phases?: Text[]
  phase?: number
}

/** One legal answer.  `send` are the engine's answers; `pick` is what to click, nothing = a button. */
export interface Choice {
  send: number[]
  label: Text
  pick?: string[]
  set?: boolean
  drag?: [string, string] | null
  group?: string
  times?: number // 1 if absent
  role?: "" | "decline" | "main"
  tone?: Tone
  hint?: Text[]
  shows?: string[]
  would?: { [key: string]: number }
  warn?: Text
}

/** Tick between min and max members, then confirm: the ticked answers in scene order, then `done`.
 *
 * Members with the same pick exclude each other (keep, discard or eliminate this card). */
export interface Group {
  id: string
  text: Text
  min: number
  max: number
  done: number[]
  hints?: Text[]
}

export interface Sheet {
  title: Text
  heads: Text[]
  rows: Line[]
}

export interface Line {
  text: Text
  cells: (Text | number | null)[]
  tone?: Tone
}

/** A standing answer the table gives for this seat. */
export interface Switch {
  id: string
  text: Text
  options: Text[]
  value: number
}

export interface Result {
  places: number[][]
  sheet: Sheet
  note?: Text
}

export interface Seat {
  name: string
  bot?: string
  away?: boolean
  clock?: Clock | null
}

export interface Clock {
  left: number
  running?: boolean
}

/** One sentence of the story. */
export interface Happening {
  text: Text
  head?: boolean
  actor?: number | null
  to?: number[]
  faces?: string[]
  moves?: Move[]
  keep?: "match" | "moment" | "turn" // "match" if absent
  hold?: boolean
  beat?: Beat | null
  private?: boolean
  tone?: Tone
  sheet?: Sheet | null
}

/** A flight that cannot be seen by comparing two scenes. */
export interface Move {
  start: string
  end: string
  face?: string
  n?: number // 1 if absent
}

/** A moment that deserves a look: the table holds before the pieces leave, and says who and why. */
export interface Beat {
  why?: Text
  cause?: string[]
  to?: number | null
  gain?: number | null
  harm?: boolean
}

/** What a seat holds that the others do not see. */
export interface Held {
  seat: number
  faces: string[]
}

/** A finished match, decision by decision, as far as it has been looked at. */
export interface Analysis {
  done: number
  of: number
  made: ([number, number])[]
  decisions: Judged[]
  worst: (number | null)[]
}

/** What a search thinks of one decision of a finished match. */
export interface Judged {
  entry: number
  seat: number
  chosen: Text
  matter: "best" | "clear" | "forced" | "grave" | "nothing" | "slight"
  text: Text
  ranked?: Weighed[]
  loss?: number
  hopes: number[]
}

/** One of the answers there were. */
export interface Weighed {
  label: Text
  bar: number
  taken?: boolean
}

/** What checking a record showed. */
export interface Verdict {
  fair: boolean
  draws?: number
  answers?: number
  problem?: Text
}

/** What it takes to draw a finished match again without its rules (`core/draws.py`): every outcome in order. */
export interface Draws {
  legend: string[]
  draws: Drawn[]
}

/** How one outcome was drawn; without calls, only the rules can tell. */
export interface Drawn {
  step: string
  calls?: Call[]
}

/** A list that chance drew from, in ascending order, and how many of it were taken. */
export interface Call {
  of: number[]
  take?: number // 1 if absent
}

/** What the server promises before you open a table: SHA-256 of the table's public name and its secret.
 *
 * Send the nonce back with your own entropy, and the server can no longer choose the cards. */
export interface Commitment {
  nonce: string
  commitment: string
}

/** Why something was refused, to be put into words; strings among the arguments are shown as they are. */
export interface Problem {
  text: Text
}

export interface NameMe {
  name: string
}

export interface Account {
  login: string
  password: string
}

export interface NewTable {
  game: string
  options?: { [key: string]: string }
  seats?: SeatWish[]
  listed?: boolean
  spectators?: boolean // true if absent
  hints?: boolean | null
  clock?: ClockRule | null
  nonce?: string
  entropy?: string
}

/** `you`, `open` (for a friend) or the kind of a bot. */
export interface SeatWish {
  who: string
}

export interface Join {
  seat?: number | null
  entropy?: string
}

/** Yours, for a table where you sit already, given after you have seen its commitment. */
export interface Entropy {
  entropy: string
}

export interface Catalogue {
  symbols: { [key: string]: Symbol }
  faces: { [key: string]: Face }
  icons?: { [key: string]: string }
}

/** A suit, a people, a skill, a badge: shape, colour, name and (as `.short` of its message) a letter.
 *
 * Without an icon it is drawn as that letter. */
export interface Symbol {
  name: Text
  icon?: string
  colour?: Colour
}

/** One side of a card, die or token. */
export interface Face {
  look: Look
  name: Text
  symbol?: string
  corner?: string
  corners?: ([string, number])[]
  marks?: ([string, number])[]
  text?: Text
}

/** One kind of series of a game; its words are `series-KEY` and `series-KEY.help`. */
export interface SeriesKind {
  key: string
  shape: "best-of" | "knock-out" | "road" | "round-robin"
  places: number[]
  lengths?: number[]
  byes?: boolean
  players?: number[]
  own?: string[]
  keeps?: boolean
}

/** A series as this viewer may know it. */
export interface SeriesInfo {
  id: string
  code: string
  game: string
  kind: string
  shape: "best-of" | "knock-out" | "road" | "round-robin"
  options: { [key: string]: string }
  places: number
  length?: number
  status: "over" | "playing" | "waiting"
  entrants: EntrantInfo[]
  entrant?: number | null
  host?: boolean
  bot?: string
  clock?: ClockRule | null
  matches?: SeriesMatch[]
  byes?: number[][]
  stages?: number
  table?: string
  keep?: Keep | null
  keeps_nothing?: boolean
  commitment?: string
  seq?: number
  when?: number
}

export interface EntrantInfo {
  name: string
  bot?: string
  person?: boolean
  you?: boolean
  place?: number | null
  points?: number | null
  out?: boolean
  here?: boolean
  owns?: string[]
  kept?: string[]
}

/** A match that is known; `table` is its address, for playing, watching and, when it is over, its replay. */
export interface SeriesMatch {
  name: string
  stage: number
  place: number
  decider?: boolean
  entrants: (number | null)[]
  table?: string
  status?: "coming" | "over" | "playing" | "waiting" // "coming" if absent
  ranks?: number[]
  scores?: number[]
  options?: { [key: string]: string }
  hash?: string
}

/** What you may keep, and what you may say next. Say it answer by answer (`…/options`), then all at once. */
export interface Keep {
  stage: number
  owns: string[]
  offers: string[]
  options: SeriesAnswer[]
}

/** Something that may be said about what is kept; `text` is a face or a message of the game. */
export interface SeriesAnswer {
  answer: number
  text: Text
}

/** Something waits for you: a table, or what you may keep. */
export interface NextMatch {
  series: string
  game: string
  kind: string
  match?: string
  stage?: number
  table?: string
  keep?: boolean
}

export interface NewSeries {
  game: string
  kind: string
  places?: number
  options?: { [key: string]: string }
  length?: number
  seeded?: boolean
  enter?: boolean // true if absent
  bot?: string
  clock?: ClockRule | null
  entropy?: string
}

export interface EnterSeries {
  entropy?: string
}

export interface StartSeries {
  fill?: boolean // true if absent
  bot?: string
}

export interface SayKept {
  said: number[]
}

export interface ReplaceEntrant {
  entrant: number
  bot?: string
}

/** Who sits where, whether play has begun, who is away. */
export interface TableChanged {
  kind: "table"
  table: TableInfo
}

/** What happened, moment by moment; the last frame is how things stand. `whole`: forget what was shown before. */
export interface Frames {
  kind: "frames"
  frames: Update[]
  whole?: boolean
  answer?: string
}

/** Frames for one whose newest frame has the number `since`; whoever has not asks for everything again. */
export interface Onwards {
  kind: "onwards"
  since: number
  frames: Onward[]
  answer?: string
}

/** An Update as what is new in it since the one before. What happened is always all there is to tell. */
export interface Onward {
  seq: number
  scene: Redrawn
  seats?: Seat[]
  story?: Happening[]
  undo?: boolean
  may_ask?: boolean
  by_itself?: boolean
}

/** A picture as what is new in it. What is absent is as it was; of the zones, each that is as it was is its id. */
export interface Redrawn {
  layout?: Layout
  areas?: Area[]
  zones?: (string | Zone)[]
  players?: Player[]
  prompt?: Prompt
  signs?: Sign[]
  choices?: Choice[]
  groups?: Group[]
  why?: { [key: string]: Text }
  sheets?: Sheet[]
  switches?: Switch[]
  result?: Result | null
}

export interface ChatLine {
  kind: "chat"
  number: number
  name: string
  seat: number | null
  text: string
  when: number
}

/** What a search would answer in your place: the first of the scene's choices that sends this. */
export interface HintGiven {
  kind: "hint"
  seq: number
  send: number[]
  ranked?: Advice[]
}

/** One answer, the share of the win and the score that may be expected of it.
 *
 * Of the best few also why, beside one another: what often follows, and points that it brings or costs. */
export interface Advice {
  choice: number
  share: number
  score: number
  grave?: boolean
  then?: Text
  who?: number | null
  often?: "" | "mostly" | "often"
  more?: number
  costs?: number
  whom?: number | null
}

/** An answer was not taken, worded like a Problem. `stale`: something happened meanwhile, as the next frames say. */
export interface Refusal {
  kind: "refused"
  text: Text
  stale?: boolean
  id?: string
}

/** Something everybody at the table should know, worded like a refusal. */
export interface Notice {
  kind: "notice"
  text: Text
}

/** Your answer to the scene with this sequence number. Frames or a refusal repeat its id; no id is played twice. */
export interface Answer {
  kind: "answer"
  seq: number
  send: number[]
  id?: string
}

export interface TakeBack {
  kind: "take-back"
  seq: number
}

/** Send everything again: something was missed. */
export interface Sync {
  kind: "sync"
}

export interface Say {
  kind: "say"
  text: string
}

export interface AskHint {
  kind: "ask-hint"
  seq: number
  quiet?: boolean
}

/** Let a bot play on for a seat whose owner is away or out of time; your own seat any time. */
export interface CallBot {
  kind: "call-bot"
  seat: number
  bot?: string
}

/** Take your own seat back from the bot. */
export interface ComeBack {
  kind: "come-back"
}

/** Give a seat that is out of time its bank again. */
export interface Wait {
  kind: "wait"
  seat: number
}

/** Ask the others for something; it happens when all agree. */
export interface Propose {
  kind: "propose"
  what: "end" | "pause" | "rewind" | "take-back"
}

/** Agree to what is proposed, or not; your own proposal is withdrawn. */
export interface Consent {
  kind: "consent"
  yes: boolean
}

/** Let the clocks run again. */
export interface Resume {
  kind: "resume"
}

/** Let the table answer for you from now on as this switch of the scene says. */
export interface SetSwitch {
  kind: "switch"
  id: string
  value: number
}

/** End the match without a result because a seat is out of time or gone. */
export interface EndMatch {
  kind: "end-match"
  seat: number
}

export interface SetPace {
  kind: "pace"
  pace: "fast" | "instant" | "normal" | "slow"
}

/** The host starts; open seats go to bots of this kind. */
export interface Begin {
  kind: "begin"
  bot?: string
}

export type FromServer = TableChanged | Frames | Onwards | ChatLine | HintGiven | Refusal | Notice

export type FromBrowser =
  | Answer
  | TakeBack
  | Sync
  | Say
  | AskHint
  | CallBot
  | ComeBack
  | Wait
  | Propose
  | Consent
  | Resume
  | SetSwitch
  | EndMatch
  | SetPace
  | Begin
