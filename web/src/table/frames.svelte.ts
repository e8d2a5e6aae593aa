// Frames in order: each is shown once, long enough to be followed; what holds waits for about two seconds or a tap.
import type { Happening, Update } from '../lib/messages'
import type { Batch } from './contract'

export interface Told {
  key: number
  happening: Happening
}

/** Shows a change; says how long it moves (ms). */
export type Stage = (old: Update, now: Update, apply: () => void) => number

/** How long a frame that tells something stays, the shorter the more are waiting. */
const pauses = (waiting: number): number => Math.max(110, 420 - 50 * waiting)
const holds = (waiting: number): number => Math.max(700, 1900 - 150 * waiting)

export class Frames {
  shown: Update = $state.raw({} as Update)
  told: readonly Told[] = $state.raw([])
  /** What the frame on show tells, moments included. */
  news: readonly Happening[] = $state.raw([])
  queue: readonly Update[] = $state.raw([])
  /** What the viewer did last: everything after it is new, even if that deed itself is not kept. */
  lastDeed = $state(-1)
  private keys = 0
  private freeAt = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    first: Batch,
    private readonly stage: Stage,
  ) {
    this.jump(first)
  }

  /** What was told since the viewer last did something; everything before is older. */
  get since(): readonly Told[] {
    return this.told.filter(one => one.key > this.lastDeed && !one.happening.head)
  }

  /** Nothing more to come: the picture is how things stand. */
  get settled(): boolean {
    return this.queue.length === 0
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
    for (const frame of this.queue) this.apply(frame)
    this.queue = []
    this.freeAt = 0
  }

  /** The next frame now: a tap ends a moment that holds. */
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

  private later(wait: number): void {
    this.timer = setTimeout(() => this.next(), Math.max(0, wait))
  }

  private next(): void {
    this.timer = undefined
    const [frame, ...rest] = this.queue
    if (!frame) return
    const moving = this.stage(this.shown, frame, () => {
      this.queue = rest
      this.apply(frame)
    })
    const story = frame.story ?? []
    const pause = story.some(one => one.hold) ? holds(rest.length) : story.length === 0 ? 0 : pauses(rest.length)
    const wait = Math.max(moving, pause)
    this.freeAt = performance.now() + wait
    if (rest.length) this.later(wait)
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
    const over = seat === null ? story.some(one => one.head) : asked && deed !== undefined
    const kept = over ? this.told.filter(one => one.happening.keep !== 'turn') : this.told
    if (deed) this.lastDeed = deed.key
    this.told = [...kept, ...fresh.filter(one => one.happening.keep !== 'moment')]
  }
}

/** This seat did something; that its turn begins is no deed yet. */
const isDeed = (told: Happening, seat: number): boolean => told.actor === seat && !told.head
