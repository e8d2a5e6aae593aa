// Frames in order: each is shown once, long enough to be followed.  What deserves a look is held: its cause is lit while
// the pieces still lie there, then they go to their owner and numbers count up.
import type { Happening, Sheet, Update } from '../lib/messages'
import { isSmall, MOST_SMALL, moments, smallRun, together, type Moment } from './beats'
import type { Batch } from './contract'
import type { Times } from '../lib/pace'

export interface Told {
  key: number
  happening: Happening
}

/** Shows a change; says how long it moves (ms). */
export type Stage = (old: Update, now: Update, apply: () => void) => number

/** So many moments may be waiting; then they are held for half their time. */
const PATIENT = 3
const SOON = 420

export class Frames {
  shown: Update = $state.raw({} as Update)
  told: readonly Told[] = $state.raw([])
  /** What the frame on show tells, moments included. */
  news: readonly Happening[] = $state.raw([])
  queue: readonly Update[] = $state.raw([])
  /** What is looked at now. */
  moment: Moment | null = $state.raw(null)
  /** What the viewer did last: everything after it is new, even if that deed itself is not kept. */
  lastDeed = $state(-1)
  /** What is still to be done for the frame at hand; each step says how long it lasts. */
  private steps: (() => number)[] = $state.raw([])
  /** Small events in a row: how many are drawn together, and how long each picture of them stays. */
  private inRun = false
  private share = 1
  private pause = 0
  private keys = 0
  private freeAt = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    first: Batch,
    private readonly stage: Stage,
    private readonly times: () => Times,
  ) {
    this.jump(first)
  }

  /** What was told since the viewer last did something; everything before is older. */
  get since(): readonly Told[] {
    return this.told.filter(one => one.key > this.lastDeed && !one.happening.head)
  }

  /** The score card told last: it stays one click away. */
  get card(): Sheet | null {
    return this.told.findLast(one => one.happening.sheet)?.happening.sheet ?? null
  }

  /** Nothing more to come: the picture is how things stand. */
  get settled(): boolean {
    return this.queue.length === 0 && this.steps.length === 0 && this.moment === null
  }

  /** Only a look at how things stand now is left. */
  get lingers(): boolean {
    return this.queue.length === 0 && this.moment !== null && !this.moment.before
  }

  take(batch: Batch): void {
    if (batch.whole || document.hidden) this.jump(batch)
    else {
      this.queue = [...this.queue, ...batch.frames]
      if (this.timer === undefined) this.later(this.freeAt - performance.now())
    }
  }

  /** To the last frame at once. */
  skip(): void {
    if (this.settled) return
    this.stop()
    this.finish()
    for (const frame of this.queue) this.apply(frame)
    this.queue = []
    this.freeAt = 0
  }

  /** Go on: a tap or a key ends what is looked at. */
  hurry(): void {
    this.stop()
    this.next()
  }

  stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  private jump(batch: Batch): void {
    this.stop()
    this.finish()
    const pending = this.queue
    this.queue = []
    this.freeAt = 0
    if (batch.whole) {
      this.told = []
      this.lastDeed = -1
      for (const happening of batch.past ?? []) this.tell([happening], batch.frames[0])
    }
    for (const frame of batch.whole ? batch.frames : [...pending, ...batch.frames]) this.apply(frame)
  }

  /** What is left of the frame at hand, without waiting. */
  private finish(): void {
    const steps = this.steps
    this.steps = []
    for (const step of steps) step()
    this.moment = null
  }

  private later(wait: number): void {
    this.timer = setTimeout(() => this.next(), Math.max(0, wait))
  }

  private next(): void {
    this.timer = undefined
    this.moment = null
    if (this.steps.length === 0 && this.queue.length > 0) this.begin()
    const [step, ...rest] = this.steps
    if (!step) return
    this.steps = rest
    const wait = step()
    this.freeAt = performance.now() + wait
    // What is looked at ends by itself even if nothing follows.
    if (this.steps.length || this.queue.length || this.moment) this.later(wait)
  }

  /** The next frame, in steps: look at what is about to leave, let it go, look at what came. */
  private begin(): void {
    const run = smallRun(this.queue)
    if (!this.inRun) this.share = Math.ceil(run / MOST_SMALL)
    const pictures = Math.ceil(run / Math.max(1, this.share))
    if (!this.inRun) this.pause = Math.min(SOON, this.times().small / Math.max(1, pictures))
    const [frame, rest] = together(this.queue, this.share)
    this.inRun = isSmall(frame) && rest.length > 0
    const times = this.times()
    const held = times.hold > 0 ? moments(this.shown, frame) : []
    const first = held.filter(one => one.before)
    const then = held.filter(one => !one.before || one.happening.sheet).map(one => ({ ...one, before: false }))
    const waiting = rest.filter(one => !isSmall(one)).length
    const look = (one: Omit<Moment, 'time'>) => () => {
      const full = one.happening.sheet && !one.before ? times.card : times.hold
      const time = waiting > PATIENT ? Math.min(full, times.hold) / 2 : full
      this.moment = { ...one, time }
      return time
    }
    const change = () => {
      const moving = this.stage(this.shown, frame, () => {
        this.queue = rest
        this.apply(frame)
      })
      if (first.length) return Math.max(moving, times.travel + times.count)
      if (held.length || (rest[0] && !isSmall(rest[0]))) return Math.max(moving, times.land)
      return Math.max(moving, frame.story?.length ? this.pause : 0)
    }
    this.steps = [...first.map(look), change, ...then.map(look)]
  }

  private apply(frame: Update): void {
    const seat = frame.scene.seat ?? null
    const asked = seat !== null && (this.shown.scene?.prompt.waiting ?? []).includes(seat)
    this.shown = frame
    this.news = frame.story ?? []
    this.tell(this.news, frame, asked)
  }

  /** The log keeps what may be kept: moments never, things of a turn until the viewer, who was asked, has played again;
   *  somebody who watches has no turns, and keeps them until the next one of anybody begins. */
  private tell(story: readonly Happening[], frame: Update | undefined, asked = true): void {
    const seat = frame?.scene.seat ?? null
    const fresh = story.map(happening => ({ key: this.keys++, happening }))
    const deed = seat === null ? undefined : fresh.findLast(one => isDeed(one.happening, seat))
    const turn = seat === null ? story.findLastIndex(one => one.head) : -1
    const over = seat === null ? turn >= 0 : asked && deed !== undefined
    const kept = over ? this.told.filter(one => one.happening.keep !== 'turn') : this.told
    if (deed) this.lastDeed = deed.key
    const fleeting = ({ keep }: Happening, place: number): boolean =>
      keep === 'moment' || (keep === 'turn' && place < turn)
    this.told = [...kept, ...fresh.filter(({ happening }, place) => !fleeting(happening, place))]
  }
}

/** This seat did something; that its turn begins is no deed yet. */
const isDeed = (told: Happening, seat: number): boolean => told.actor === seat && !told.head
