// What a page gives to the table (`TableView.svelte`) and what the table asks of the page.
//
//     <TableView {title} {batch} {table} {catalogue} {words} {rules} {chat} {hint} {prefs} {acts}>
//       {#snippet home()} … {/snippet}   {#snippet menu()} … {/snippet}   {#snippet result()} … {/snippet}
//     </TableView>
//
// The table fills the viewport (100dvh) and brings its own top bar, player panels, prompt, story, rules and chat.
// It never speaks to the server: it calls one of `acts`, and the page answers with a new `batch`.
import type { Snippet } from 'svelte'
import type { Pace } from '../lib/pace'
import type { Catalogue, ChatLine, Happening, HintGiven, Proposal, TableInfo, Update } from '../lib/messages'

/** Frames as they came: a new object each time.  They are played in order, the last one stays. */
export interface Batch {
  frames: Update[]
  /** Forget what was shown: jump to the last frame without animation (first frames, after a gap, a jump in a replay). */
  whole?: boolean
  /** With `whole`: the story before these frames (a replay in the middle).  Live tables leave it out. */
  past?: Happening[]
}

/** Fluent messages of the game and of all tables in the reader's language.  Make a new object when the language changes. */
export interface TableWords {
  readonly language: string
  /** A message (or one of its attributes) with its arguments; string arguments are shown as they are.
   *  '' if there is no such message or attribute.  No isolating marks (useIsolating: false). */
  format(id: string, args?: Record<string, string | number>, attribute?: string): string
}

export interface TablePrefs {
  /** Tap, then confirm.  Left out: on for touch, off for mouse. */
  confirm?: boolean
  /** false: nothing flies.  Left out: as the system says (prefers-reduced-motion). */
  motion?: boolean
  /** How long moments are held.  Left out: normal. */
  pace?: Pace
  /** true: ask again before an answer that gives away much. */
  sure?: boolean
}

/** Everything the table may ask of the page.  What is left out is not offered. */
export interface TableActs {
  answer?(send: number[], seq: number): void
  takeback?(seq: number): void
  /** Asks the others; `consent` answers such a question, or withdraws one's own. */
  propose?(what: Proposal['what']): void
  consent?(yes: boolean): void
  resume?(): void
  /** `quiet`: nobody pressed anything; the table only wants to know which answers give away much. */
  hint?(seq: number, quiet?: boolean): void
  say?(text: string): void
  callbot?(seat: number): void
  comeback?(): void
  wait?(seat: number): void
  end?(seat: number): void
  /** A standing answer was changed (`Scene.switches`). */
  switch?(id: string, value: number): void
  /** The viewer changed a preference at the table: keep it for this device. */
  prefs?(prefs: TablePrefs): void
}

export interface TableProps {
  /** The game's name in the reader's language. */
  title: string
  batch: Batch
  table: TableInfo
  catalogue: Catalogue
  words: TableWords
  /** The game's rules as markdown; `scene.prompt.rule` is the number of a paragraph in it.  Loaded late is fine. */
  rules?: string
  chat?: ChatLine[]
  /** Shown while its `seq` is that of the scene. */
  hint?: HintGiven | null
  /** A refusal in words, shown and spoken once; a new object each time. */
  notice?: { text: string } | null
  /** The connection is broken: say so, keep looking possible, take no answers. */
  offline?: boolean
  /** A replay or a spectator: nothing can be answered, taken back or hinted. */
  readonly?: boolean
  /** On a television or a tablet in the middle of the room: the table alone, as large as it goes. */
  large?: boolean
  prefs?: TablePrefs
  acts?: TableActs
  /** Left of the top bar: the way home. */
  home?: Snippet
  /** Right of the top bar: settings, language, leave. */
  menu?: Snippet
  /** Under a result: play again, replay, check the shuffles. */
  result?: Snippet
  /** Over the prompt, in its place while `readonly`: the bar of a replay. */
  bar?: Snippet
  /** On wide screens the first tab of the column; a new `call` opens it. */
  aside?: { label: string; body: Snippet; call: number } | undefined
  /** The page's own keys with what they do, listed instead of those that play. */
  keys?: readonly (readonly [string, string])[]
}
