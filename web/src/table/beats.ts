// Moments that are held: which of a frame's sentences they are, and whether the picture before or after them is looked at.
import type { Beat, Happening, Scene, Update } from '../lib/messages'

export interface Moment {
  happening: Happening
  beat: Beat
  /** The pieces have not left yet: the old picture is still on show. */
  before: boolean
  /** How long it is held (ms). */
  time: number
}

const NOTHING: Beat = {}

/** Every id of a picture that can be lit, with the pieces lying there. */
function holders(scene: Scene): Map<string, string[]> {
  const out = new Map<string, string[]>()
  for (const zone of scene.zones) {
    const pieces = zone.pieces ?? []
    out.set(zone.id, pieces.map(one => one.id)) // prettier-ignore
    for (const piece of pieces) {
      out.set(piece.id, [piece.id])
      if (!piece.at) continue
      const cell = `${zone.id}:${piece.at[0]},${piece.at[1]}`
      out.set(cell, [...(out.get(cell) ?? []), piece.id])
    }
  }
  return out
}

/** Where each piece lies. */
const places = (scene: Scene): Map<string, string> =>
  new Map(scene.zones.flatMap(zone => (zone.pieces ?? []).map((one): [string, string] => [one.id, zone.id])))

/** Something of the cause leaves its place: one must see it before it goes. */
export function leaves(beat: Beat, old: Scene, now: Scene): boolean {
  const lit = holders(old)
  const was = places(old)
  const is = places(now)
  return (beat.cause ?? []).some(id => (lit.get(id) ?? []).some(piece => is.get(piece) !== was.get(piece)))
}

/** The moments of a frame, in the order in which they are told. */
export function moments(old: Update, frame: Update): Omit<Moment, 'time'>[] {
  return (frame.story ?? [])
    .filter(one => one.hold || one.beat)
    .map(happening => {
      const beat = happening.beat ?? NOTHING
      return { happening, beat, before: leaves(beat, old.scene, frame.scene) }
    })
}

export const isSmall = (frame: Update): boolean => !(frame.story ?? []).some(one => one.hold || one.beat)

/** At most so many pictures for small events in a row: the others are told with the next one. */
export const MOST_SMALL = 5

/** How many small events stand at the head of the queue. */
export function smallRun(queue: readonly Update[]): number {
  const first = queue.findIndex(one => !isSmall(one))
  return first < 0 ? queue.length : first
}

/** The head of the queue, with so many of its small events drawn together; and what then remains. */
export function together(queue: readonly Update[], share: number): [Update, readonly Update[]] {
  const some = queue.slice(0, Math.max(1, Math.min(share, smallRun(queue))))
  const last = some.at(-1) as Update
  return [some.length > 1 ? { ...last, story: some.flatMap(one => one.story ?? []) } : last, queue.slice(some.length)]
}
