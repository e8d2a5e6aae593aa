// A table one sits at: where seats, the cards before them and the middle are, from the size of the stage and from how
// much each place must be able to hold, never from what lies there now.
import type { Area, Scene, Zone } from '../lib/messages'

export interface Spot {
  x: number
  y: number
}

export interface Ring {
  /** The plate and shown cards of each seat that has a block: its middle. */
  seats: Map<number, Spot>
  /** Where a card before a seat lies: its middle. */
  before: Map<number, Spot>
  /** Sizes: a block, a card before a seat, a card in the middle, a card that somebody shows. */
  block: { width: number; height: number }
  card: number
  middle: { x: number; y: number; width: number; height: number; card: number }
  /** The viewer's own cards that all see: left edge, width, card. */
  own: { left: number; width: number; card: number }
}

const PLATE = { width: 236, height: 86 }
const SHOWN = { card: 42, height: 66 }
const ROUNDNESS = 2.6
/** The name under a card. */
const TAG = 22

/** Angles of the others, clockwise from the viewer's left; 90° is the viewer. */
export function angles(n: number, widest: readonly [number, number] = [170, 370]): number[] {
  const [from, to] = n === 1 ? [270, 270] : n === 2 ? [215, 325] : n === 3 ? [180, 360] : widest
  return Array.from({ length: n }, (_, k) => (n === 1 ? from : from + ((to - from) * k) / (n - 1)))
}

/** A point of the superellipse around the middle of a stage. */
function point(angle: number, reach: number, width: number, height: number): Spot {
  const t = (angle * Math.PI) / 180
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / ROUNDNESS)
  return {
    x: width / 2 + (reach * width * bend(Math.cos(t))) / 2,
    y: height / 2 + (reach * height * bend(Math.sin(t))) / 2,
  }
}

const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value))

/** Zones of the shared areas, by where they lie. */
export interface Shared {
  before: Zone[]
  middle: Zone[]
  corner: Zone[]
}

export function shared(scene: Scene, areas: readonly Area[]): Shared {
  const ids = new Set(areas.filter(area => area.seat == null).map(area => area.id))
  const all = scene.zones.filter(zone => ids.has(zone.area))
  return {
    before: all.filter(zone => zone.anchor === 'before'),
    middle: all.filter(zone => zone.anchor !== 'before' && (zone.anchor === 'centre' || zone.kind !== 'pile')),
    corner: all.filter(zone => !zone.anchor && zone.kind === 'pile'),
  }
}

/** The viewer's own cards that all see lie on the felt, not in the hand. */
export const isOpen = (zone: Zone, seat: number | null): boolean =>
  zone.anchor === 'seat' && zone.owner === seat && zone.kind === 'row'

export function ring(scene: Scene, others: readonly number[], width: number, height: number): Ring {
  const shows = scene.zones.some(zone => zone.anchor === 'seat')
  const block = { width: PLATE.width, height: PLATE.height + (shows ? SHOWN.height : 0) }
  // Who only watches has nobody's place: the last seat plays at the bottom, with its plate to the left of its card.
  const last = scene.seat == null ? others.at(-1) : undefined
  const all = last === undefined ? angles(others.length) : [...angles(others.length - 1, [180, 360]), 90]
  const seats = new Map<number, Spot>()
  const before = new Map<number, Spot>()
  const plaque = { width: Math.min(480, Math.max(300, width - 2 * (PLATE.width + 150))), height: 132 }
  const lifted = scene.zones.some(zone => zone.anchor === 'before')
  const at = (seat: number): Spot => seats.get(seat) ?? { x: 0, y: 0 }
  others.forEach((seat, k) => {
    const edge = point(all[k] ?? 270, 1.1, width, height)
    seats.set(seat, {
      x: clamp(block.width / 2 + 4, edge.x, width - block.width / 2 - 4),
      y: clamp(block.height / 2 + 4, edge.y, height - block.height / 2 - 4),
    })
  })
  if (last !== undefined)
    seats.set(last, {
      x: Math.max(block.width / 2 + 4, (width - plaque.width - block.width) / 2 - 8),
      y: height - block.height / 2 - 4,
    })
  // From top to bottom: who sits opposite, that card, the plaque, the viewer's card.
  const opposite = others.some(seat => Math.abs(at(seat).x - width / 2) < block.width / 2 && at(seat).y < height / 2)
  const top = opposite ? block.height + 10 : 6
  const free = height - top - plaque.height - TAG - 22
  const card = clamp(56, Math.min(free / 2 / 1.4, width / 9), 104)
  const tall = card * 1.4
  const upper = top + tall / 2 + (opposite ? 0 : Math.max(0, (free / 2 - tall) / 2))
  const centre = opposite ? upper + tall / 2 + 8 + plaque.height / 2 : height / 2
  others.forEach((seat, k) => {
    const { x, y } = at(seat)
    const near = point(all[k] ?? 270, 0.57, width, height)
    if (y > height * 0.3 && y < height * 0.7) {
      const beside = block.width / 2 + card / 2 + 12
      before.set(seat, { x: x < width / 2 ? Math.max(near.x, x + beside) : Math.min(near.x, x - beside), y: clamp(tall / 2, centre, height) }) // prettier-ignore
    } else if (Math.abs(x - width / 2) < block.width / 2)
      before.set(seat, { x, y: y < height / 2 ? upper : height - tall / 2 - TAG }) // prettier-ignore
    else before.set(seat, { x: near.x, y: clamp(tall / 2 + 6, near.y, height / 2 - plaque.height / 2 - tall / 2 + 20) })
  })
  if (scene.zones.some(zone => zone.anchor === 'centre' && (zone.room ?? 0) > 0))
    for (const seat of others) {
      const { x, y } = at(seat)
      if (y < height * 0.3) before.set(seat, { x: x + block.width / 2 + card / 2 + 12, y: tall / 2 + 8 })
    }
  const below = scene.seat ?? last
  if (below !== undefined) before.set(below, { x: width / 2, y: height - tall / 2 - TAG })
  // With cards in the middle, who sits opposite plays beside the plate, and the middle has all the rest.
  const wide = scene.zones.some(zone => zone.anchor === 'centre' && (zone.room ?? 0) > 0)
  const side = others.length > 2 ? block.width + (lifted ? card + 36 : 24) : 24
  const left = width / 2 + card / 2 + 34
  const above = wide && lifted && others.some(seat => at(seat).y < height * 0.3) ? Math.max(top, tall + TAG) : top
  const deep = opposite ? height - above - 20 : height * 0.7
  return {
    seats,
    before,
    block,
    card,
    middle: {
      x: width / 2,
      y: wide ? above + (deep - (lifted ? tall + TAG : 0)) / 2 : lifted ? centre : above + deep / 2,
      width: lifted && !wide ? plaque.width : width - 2 * side,
      height: wide ? deep - (lifted ? tall + TAG : 0) : lifted ? plaque.height : deep,
      card: Math.min(118, card * 1.1),
    },
    own: { left, width: Math.min(width - left - 130, 460), card: Math.round(card * 0.8) },
  }
}

/** The largest card with which so many lie in at most two lines of this box. */
export function cardFor(zones: readonly Zone[], box: { width: number; height: number; card: number }): number {
  const rows = zones.filter(zone => zone.kind === 'row' && (zone.room ?? 0) > 0)
  const piles = zones.length - rows.length
  for (let card = box.card; card > 30; card -= 2) {
    const fits = rows.every(zone => perLine(zone) * (card + 8) <= box.width)
    const high = rows.reduce(
      (sum, zone) => sum + Math.ceil((zone.room ?? 1) / perLine(zone)) * (card * 1.4 + 8) + 26,
      0,
    )
    if (fits && high + (piles && !rows.length ? card * 1.4 + 40 : 0) <= box.height) return card
  }
  return 30
}

/** A long row lies in two lines. */
const perLine = (zone: Zone): number => ((zone.room ?? 1) > 8 ? Math.ceil((zone.room ?? 1) / 2) : (zone.room ?? 1))
