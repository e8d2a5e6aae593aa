// What the viewer is doing at the table: selecting, ticking, confirming, looking.  The only state of the table besides
// the frames.  It knows choices and ids; it knows no rules.
import { getContext, setContext } from 'svelte'
import type { Area, Choice, Group, Happening, Scene, Sheet, Zone } from '../lib/messages'
import { buttons, candidates, lit, members, ready } from '../lib/selecting'
import { advised, isGrave, lead, type Advice } from './advice'
import type { TableProps } from './contract'
import { Frames, type Stage } from './frames.svelte'
import { Look } from './look.svelte'
import { slower, timesOf, type Pace } from '../lib/pace'
import { LABELS, reading } from './reading'
import { Speech } from './speech'
import { ownWords } from './text/own'
import { Ticking } from './ticking.svelte'

const KEY = Symbol('play')
export const providePlay = (play: Play): Play => setContext(KEY, play)
export const usePlay = (): Play => getContext(KEY)

export type Tab = 'page' | 'story' | 'rules' | 'chat' | 'sheets'

/** The same answer on another piece is one answer. */
const unique = (choices: readonly Choice[]): Choice[] =>
  choices.filter((one, k) => choices.findIndex(other => String(other.send) === String(one.send)) === k)

export class Play {
  readonly frames: Frames
  readonly look = new Look()
  readonly ticking = new Ticking(this)
  selected: readonly string[] = $state.raw([])
  /** Several answers at one spot. */
  menu: { at: string; choices: readonly Choice[] } | null = $state.raw(null)
  /** Waits for "sure?". */
  asking: Choice | null = $state.raw(null)
  /** Complete, waits for the confirmation some devices want. */
  armed: Choice | null = $state.raw(null)
  /** Why something cannot be chosen, as last asked. */
  why: { id: string; text: string } | null = $state.raw(null)
  /** The choice whose button is pointed at. */
  pointed: Choice | null = $state.raw(null)
  dragged = $state('')
  opened: ReadonlySet<string> = $state.raw(new Set())
  pile = $state('')
  /** Whose signs are looked at closely, on a phone. */
  signsOf: number | 'table' | null = $state(null)
  panel = $state(false)
  tab: Tab = $state('story')
  rule = $state('')
  keysShown = $state(false)
  /** The keyboard is in use: show digits. */
  typing = $state(false)
  touching = $state(false)
  narrow = $state(false)
  /** Players sit around the felt. */
  round = $state(false)
  hideResult = $state(false)
  polite = $state('')
  private sentSeq: number | null = $state(null)
  private question = ''

  constructor(
    readonly given: () => TableProps,
    stage: Stage,
  ) {
    this.frames = new Frames(given().batch, stage, () => timesOf(this.pace))
  }

  // ---- what is shown ----

  readonly scene: Scene = $derived.by(() => this.frames.shown.scene)
  readonly seat: number | null = $derived(this.scene.seat ?? null)
  readonly speech: Speech = $derived.by(() => {
    const { words, catalogue } = this.given()
    return new Speech(words, ownWords(words.language), catalogue, this.frames.shown.seats)
  })
  /** What can be looked up: the last score card, and what the scene offers. */
  readonly sheets: readonly Sheet[] = $derived.by(() => {
    const own = this.scene.sheets ?? []
    const card = this.frames.card
    return card ? [card, ...own] : own
  })
  readonly since = $derived.by(() => this.frames.since)
  /** The viewer is asked and may answer now. */
  readonly yours: boolean = $derived.by(() => {
    const { readonly, offline } = this.given()
    const asked = this.seat !== null && (this.scene.prompt.waiting ?? []).includes(this.seat)
    return asked && !readonly && !offline && this.frames.settled && this.sentSeq !== this.frames.shown.seq
  })
  /** This device's pace; where several people play, the slowest wish holds. */
  get pace(): Pace {
    const { prefs, table } = this.given()
    return slower(prefs?.pace ?? 'normal', table.pace || prefs?.pace || 'normal')
  }
  /** What is lit while a moment is looked at: its cause, as long as it lies there. */
  readonly causes: ReadonlySet<string> = $derived.by(() => new Set(this.frames.moment?.beat.cause ?? []))
  /** How long numbers count (ms); 0: they change at once. */
  counting = 0

  /** The reader did it, or it is done to the reader: the words for that, where a message has them. */
  person(told: Happening): '' | 'you' | 'to-you' {
    if (this.seat === null) return ''
    return told.actor === this.seat ? 'you' : (told.to ?? []).includes(this.seat) ? 'to-you' : ''
  }

  readonly choices: readonly Choice[] = $derived.by(() => (this.yours ? (this.scene.choices ?? []) : []))
  readonly groups: readonly Group[] = $derived.by(() => (this.yours ? (this.scene.groups ?? []) : []))
  readonly buttons: readonly Choice[] = $derived.by(() => (this.yours ? buttons(this.scene) : []))
  readonly litList: readonly string[] = $derived.by(() => (this.yours ? lit(this.scene, this.selected) : []))
  readonly litSet: ReadonlySet<string> = $derived(new Set(this.litList))
  readonly memberIds: ReadonlySet<string> = $derived(
    new Set(this.choices.flatMap(one => (one.group ? (one.pick ?? []) : []))),
  )
  readonly complete: readonly Choice[] = $derived.by(() => (this.yours ? unique(ready(this.scene, this.selected)) : []))
  /** What digits choose, in order. */
  readonly digits: readonly (string | Choice)[] = $derived.by(() => {
    if (this.menu) return this.menu.choices
    const ids = reading(this.scene, [...new Set([...this.litList, ...this.memberIds])])
    return [...ids, ...this.buttons.filter(one => !one.role)]
  })

  /** The key that chooses this now, or nothing. */
  keyOf(target: string | Choice): string {
    const place = this.digits.indexOf(target)
    return place < 0 ? '' : (LABELS[place] ?? '')
  }

  can(id: string): boolean {
    return this.litSet.has(id) || this.memberIds.has(id)
  }

  /** The answers a click on this would lead to. */
  at(id: string): Choice[] {
    if (this.memberIds.has(id)) return this.choices.filter(one => one.group && one.pick?.[0] === id)
    if (this.litSet.has(id)) return unique(candidates(this.scene, [...this.selected, id]))
    return this.selected.includes(id) ? unique(candidates(this.scene, this.selected)) : []
  }

  /** The one answer that is being looked at, if it is one. */
  readonly preview: Choice | null = $derived.by(() => {
    const now = this.asking ?? this.pointed ?? this.armed
    if (now) return now
    const at = this.look.id ? this.at(this.look.id) : []
    return at.length === 1 ? (at[0] ?? null) : null
  })
  readonly shows: ReadonlySet<string> = $derived(new Set(this.preview?.shows ?? []))
  /** A hint that the device asked for by itself is not shown, it only warns. */
  private quiet: number | null = $state(null)
  readonly hinted: Choice | null = $derived.by(() => {
    const hint = this.given().hint
    if (!hint || hint.seq !== this.frames.shown.seq || !this.yours || this.quiet === hint.seq) return null
    const same = this.choices.find(one => String(one.send) === String(hint.send))
    return same ?? this.choices.find(one => one.send.length > 0 && one.send[0] === hint.send[0]) ?? null
  })
  readonly advice: readonly Advice[] = $derived.by(() => {
    const hint = this.given().hint
    return hint && this.hinted ? advised(hint, this.choices) : []
  })
  readonly tips: ReadonlySet<string> = $derived(new Set(this.hinted?.pick ?? []))

  /** What a hint says of this place: of the piece that is chosen first, then of where it goes. */
  adviceAt(id: string): Advice | undefined {
    const at = this.selected.length
    return this.advice.find(
      one => one.choice.pick?.[at] === id && this.selected.every(had => one.choice.pick?.includes(had)),
    )
  }

  /** Why, in sentences: what it would do, what the search saw come of it, and how it stands beside the others. */
  reason(one: Advice): string {
    const does = (one.choice.hint ?? []).map(hint => this.speech.say(hint))[0] ?? ''
    const next = this.advice[1]
    const stands =
      one.rank > 1
        ? this.speech.ui(`hint-${one.word}-why`)
        : this.speech.ui(`hint-lead-${lead(this.advice)}`, { other: next ? this.speech.say(next.choice.label) : '' })
    const seen = this.seen(one)
    return [does, ...seen, seen.length > 1 && one.rank === 1 ? '' : stands]
      .filter(Boolean)
      .map(bit => bit.charAt(0).toLocaleUpperCase(this.speech.words.language) + bit.slice(1).replace(/\.$/, ''))
      .join('. ')
  }

  /** What came of it in imagined games: what often follows, points that it brings, points that it costs. */
  private seen({ seen, rank }: Advice): string[] {
    const { speech } = this
    const what = seen.then ? speech.oftenSays(seen.then, seen.who != null && seen.who === this.seat) : ''
    const more = seen.more ?? 0
    const points = (n: number) => ({ n: Math.round(Math.abs(n)) || 1 })
    return [
      what && seen.often ? speech.ui(`hint-then-${seen.often}`, { what }) : '',
      more > 0
        ? speech.ui('hint-more', points(more))
        : more < 0 && rank > 1
          ? speech.ui('hint-less', points(more))
          : '',
      seen.costs && seen.whom != null
        ? speech.ui('hint-costs', { who: speech.name(seen.whom), ...points(seen.costs) })
        : '',
    ].filter(Boolean)
  }

  askHint(): void {
    const { acts, hint } = this.given()
    const seq = this.frames.shown.seq
    if (!this.yours) return
    const had = hint?.seq === seq
    this.quiet = null
    if (!had) acts?.hint?.(seq)
  }

  /** Ahead of an answer, so that one which gives away much can be asked about. */
  askQuietly(): void {
    const { acts, hint, prefs, table } = this.given()
    const seq = this.frames.shown.seq
    if (!prefs?.sure || !this.yours || table.hints === false || this.choices.length < 2) return
    if (this.quiet === seq || hint?.seq === seq) return
    this.quiet = seq
    acts?.hint?.(seq, true)
  }

  /** Why one should think again about this answer, if at all. */
  doubts(choice: Choice): string {
    if (choice.warn) return this.speech.say(choice.warn)
    const { hint, prefs } = this.given()
    if (!prefs?.sure || hint?.seq !== this.frames.shown.seq || !isGrave(hint, choice)) return ''
    const better = advised(hint, this.choices)[0]
    const rather = better ? this.speech.ui('sure-rather', { label: this.speech.say(better.choice.label) }) : ''
    return [this.speech.ui('sure-much'), rather].filter(Boolean).join(' ')
  }

  /** Where a dragged piece may be dropped. */
  readonly drops: ReadonlySet<string> = $derived.by(() =>
    this.dragged ? new Set(this.dragsFrom(this.dragged).map(([, to]) => to)) : new Set<string>(),
  )
  readonly confirms: boolean = $derived.by(() => this.given().prefs?.confirm ?? this.touching)

  dragsFrom(id: string): [Choice, string][] {
    const out: [Choice, string][] = []
    for (const one of this.choices) {
      if (one.drag?.[0] === id) out.push([one, one.drag[1]])
      else if (!one.drag && !one.set && one.pick?.length === 2 && one.pick[0] === id && one.pick[1] !== undefined)
        out.push([one, one.pick[1]])
    }
    return out
  }

  // ---- from clicks to an answer ----

  reset(keepTicks = false): void {
    this.selected = []
    if (!keepTicks) this.ticking.clear()
    this.menu = null
    this.asking = null
    this.armed = null
    this.pointed = null
    this.why = null
    this.dragged = ''
  }

  /** A new picture: what was selected is gone, and so are fold-outs opened for it.  Ticks stay as long as the question
   *  is the same: others may answer meanwhile. */
  newFrame(): void {
    const question = JSON.stringify([this.scene.prompt.text, this.scene.choices, this.scene.groups])
    this.reset(question === this.question)
    this.question = question
    this.opened = new Set()
    this.sentSeq = null
    if (!this.scene.result) this.hideResult = false
  }

  /** The last answer is not free to be taken back, but the others may agree. */
  get mayAsk(): boolean {
    return Boolean(this.frames.shown.may_ask) && !this.given().table.proposal
  }

  takeBack(): void {
    const { acts } = this.given()
    if (this.frames.shown.undo) acts?.takeback?.(this.frames.shown.seq)
    else if (this.mayAsk) acts?.propose?.('take-back')
  }

  refused(): void {
    this.sentSeq = null
    this.reset()
  }

  send(answers: readonly number[]): void {
    const seq = this.frames.shown.seq
    this.reset()
    this.sentSeq = seq
    this.given().acts?.answer?.([...answers], seq)
  }

  fire(choice: Choice): void {
    const doubts = this.asking === choice ? '' : this.doubts(choice)
    if (doubts) {
      this.asking = choice
      this.menu = null
      this.polite = doubts
    } else this.send(choice.send)
  }

  pick(id: string): void {
    this.asking = null
    this.why = null
    const group = this.groups.find(one => members(this.scene, one).some(member => member.pick?.[0] === id))
    if (group) {
      this.tickAt(group, id)
      return
    }
    this.menu = null
    if (this.armed && this.selected.at(-1) === id) {
      this.fire(this.armed)
      return
    }
    this.armed = null
    if (this.selected.includes(id)) this.selected = this.selected.filter(one => one !== id)
    else if (this.litSet.has(id)) this.selected = [...this.selected, id]
    else if (lit(this.scene, []).includes(id)) this.selected = [id]
    else {
      this.explain(id)
      return
    }
    this.settle(id)
  }

  /** Something may be complete now: send it, arm it, or offer what there is. */
  private settle(id: string): void {
    const complete = this.complete
    if (complete.length === 0 || this.litList.length > 0) return
    const [only] = complete
    if (complete.length > 1) this.menu = { at: id, choices: complete }
    else if (only && this.confirms && !only.warn) this.armed = only
    else if (only) this.fire(only)
  }

  explain(id: string): void {
    const why = this.yours ? this.scene.why?.[id] : undefined
    this.why = why ? { id, text: this.speech.say(why) } : null
    if (this.why) this.polite = this.why.text
  }

  drop(from: string, over: readonly string[]): void {
    const found = this.dragsFrom(from).filter(([, to]) => over.includes(to))
    const nearest = over.find(id => found.some(([, to]) => to === id))
    const here = unique(found.filter(([, to]) => to === nearest).map(([choice]) => choice))
    const [only] = here
    if (only?.group) this.pick(only.pick?.[0] ?? '')
    else if (here.length === 1 && only) this.fire(only)
    else if (here.length > 1) this.menu = { at: nearest ?? '', choices: here }
  }

  /** Small targets in one cell: one button, then this menu. */
  gather(at: string, ids: readonly string[]): void {
    this.menu = { at, choices: unique(ids.flatMap(id => this.at(id))) }
  }

  /** Gives up what was begun; a menu that only ticks is closed, its ticks stay. */
  cancel(): boolean {
    if (this.menu?.choices.some(one => one.group)) {
      this.menu = null
      return true
    }
    const had = Boolean(this.menu || this.asking || this.selected.length || this.armed || this.why)
    if (had) this.reset()
    return had
  }

  /** A piece of a group: ticked, or a small menu where several answers exclude each other. */
  private tickAt(group: Group, id: string): void {
    const ways = members(this.scene, group).filter(one => one.pick?.[0] === id)
    const [only] = ways
    if (ways.length > 1) this.menu = this.menu?.at === id ? null : { at: id, choices: ways }
    else if (only) this.ticking.next(only)
  }

  // ---- keys of the whole table ----

  main(): void {
    const [first] = this.complete
    const group = this.groups.find(one => this.ticking.total(one) > 0 && this.ticking.answer(one).length > 0)
    const chosen = this.asking ?? this.armed ?? first ?? this.choices.find(one => one.role === 'main')
    if (!this.asking && !this.armed && group) this.ticking.confirm(group)
    else if (chosen) this.fire(chosen)
  }

  decline(): void {
    if (this.cancel()) return
    const choice = this.choices.find(one => one.role === 'decline')
    if (choice) this.fire(choice)
  }

  digit(n: number): void {
    const target = this.digits[n - 1]
    if (typeof target === 'string') this.pick(target)
    else if (target) this.choose(target)
  }

  /** A button or an entry of a menu. */
  choose(choice: Choice): void {
    if (choice.group) {
      this.ticking.next(choice)
      if (this.choices.filter(one => one.group && one.pick?.[0] === choice.pick?.[0]).length > 1) this.menu = null
    } else this.fire(choice)
  }

  // ---- places ----

  zone(id: string): Zone | undefined {
    return this.scene.zones.find(one => one.id === id)
  }

  /** How much there is to choose in an area. */
  choosable(area: Area): number {
    const zones = this.scene.zones.filter(zone => zone.area === area.id)
    return [...this.litSet, ...this.memberIds].filter(this.inside(zones)).length
  }

  /** Folded on a phone: it opens by tap, and closes what was open; or by itself if everything there is to choose, or
   *  what a hint points at, lies inside. */
  folded(area: Area): boolean {
    if (!this.narrow || area.narrow !== 'fold') return false
    if (this.opened.size) return !this.opened.has(area.id)
    if ([...this.tips].some(this.inside(this.scene.zones.filter(zone => zone.area === area.id)))) return false
    const inside = this.choosable(area)
    return inside === 0 || inside < this.litSet.size + this.memberIds.size
  }

  /** Ids of everything that lies in these zones, the zones and their cells included. */
  inside(zones: readonly Zone[]): (id: string) => boolean {
    return id =>
      zones.some(
        zone => id === zone.id || id.startsWith(`${zone.id}:`) || (zone.pieces ?? []).some(one => one.id === id),
      )
  }

  openPanel(tab: Tab, rule = ''): void {
    this.tab = tab
    if (tab === 'rules') this.rule = rule || this.scene.prompt.rule
    this.panel = true
  }

  /** In words: what happened since the viewer's last turn. */
  tell(happenings: readonly Happening[]): string {
    return happenings.map(one => this.speech.say(one.text, this.person(one))).join('. ')
  }
}
