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

const PLATE = { width: 236, height: 92 }
const SHOWN = { card: 42, height: 66 }
const ROUNDNESS = 2.6
/** The name under a card. */
const TAG = 22
/** The part of it that hangs below the card, on a phone. */
const HANG = 14

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
  /** Too low for that: who sits opposite plays beside the plate. */
  const low = opposite && lifted && free / 2 / 1.4 < 56
  const card = clamp(56, Math.min(free / (low ? 1 : 2) / 1.4, width / 9), low ? 76 : 104)
  const tall = card * 1.4
  const upper = top + tall / 2 + (opposite ? 0 : Math.max(0, (free / 2 - tall) / 2))
  const centre = low ? top + plaque.height / 2 : opposite ? upper + tall / 2 + 8 + plaque.height / 2 : height / 2
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
  if (low || scene.zones.some(zone => zone.anchor === 'centre' && (zone.room ?? 0) > 0))
    for (const seat of others) {
      const { x, y } = at(seat)
      if (low && Math.abs(x - width / 2) > block.width / 2) continue
      if (low || y < height * 0.3) before.set(seat, { x: x + block.width / 2 + card / 2 + 12, y: tall / 2 + 8 })
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

const CHIP = 29
const HEAD = 50
/** The same where many sit: three above two, with up to six chips in two lines. */
const CROWDED = 46
export const isCrowd = (others: number): boolean => others > 4
/** Chips side by side in half the width of a phone, and in all of it. */
const PER = [4, 8] as const
/** What a plaque takes: two lines of what was named, one of numbers. */
const PLAQUE = 92
/** One line of each, where many sit. */
const SLIM = 54

/** A phone: the others' blocks stand two by two above a small felt, on which cards lie in the same directions. */
export function blocks(scene: Scene, others: number): { rows: string } {
  const room = Math.max(0, ...scene.zones.filter(zone => zone.anchor === 'seat').map(zone => zone.room ?? 4))
  if (isCrowd(others)) return { rows: `repeat(2, ${CROWDED + (room ? 2 : 0) * CHIP}px)` }
  const height = (per: number) => `${HEAD + Math.min(2, Math.ceil(room / per)) * CHIP}px`
  const alone = others % 2 ? [height(PER[1])] : []
  return { rows: [...Array<string>(Math.floor(others / 2)).fill(height(PER[0])), ...alone].join(' ') }
}

export function feltRing(scene: Scene, others: readonly number[], width: number, height: number): Ring {
  const holds = scene.zones.some(zone => zone.anchor === 'centre' && (zone.room ?? 0) > 0)
  const lifted = scene.zones.some(zone => zone.anchor === 'before')
  const last = scene.seat == null ? others.at(-1) : undefined
  const all = last === undefined ? angles(others.length) : [...angles(others.length - 1, [180, 360]), 90]
  const free = height - PLAQUE - 2 * HANG - 14
  const card = holds ? clamp(46, height / 7, 58) : clamp(46, Math.min(free / 2 / 1.4, width / 5.2), 76)
  const tall = card * 1.4
  const top = tall / 2 + 6
  const bottom = height - tall / 2 - HANG - 4
  const before = new Map<number, Spot>()
  others.forEach((seat, k) => {
    const at = point(all[k] ?? 270, 1, width - card - 32, height)
    const y = clamp(top, (top + bottom) / 2 + ((at.y - height / 2) * (bottom - top)) / height, bottom)
    before.set(seat, { x: at.x + card / 2 + 16, y: holds ? (seat === last ? bottom : top) : y })
  })
  // Many lie in two rows: whoever sits beside the viewer plays below, the others above.
  const crowd = isCrowd(others.length) && !holds
  if (crowd)
    others.forEach((seat, k) => {
      const ends = k === 0 || k === others.length - 1
      const share = ends ? (k === 0 ? 0.31 : 0.69) : 0.22 + (0.56 * (k - 1)) / Math.max(1, others.length - 3)
      before.set(seat, { x: width * share, y: seat === last || ends ? bottom : top })
    })
  if (scene.seat != null) before.set(scene.seat, { x: width / 2, y: bottom })
  const spare = holds ? (lifted ? tall + HANG + 10 : 8) : tall + HANG + 8
  const side = others.length > 2 && !holds && !crowd ? card + 24 : 10
  return {
    seats: new Map(),
    before,
    block: { width: 0, height: 0 },
    card,
    middle: {
      x: width / 2,
      y: (top + bottom + (crowd ? HANG : 0)) / 2,
      width: width - 2 * side,
      height: crowd ? SLIM : Math.max(PLAQUE, height - 2 * spare),
      card: 72,
    },
    own: { left: 0, width: 0, card: 0 },
  }
}

/** The largest card with which so many lie in at most two lines of this box; on a phone in as many as it takes. */
export function cardFor(
  zones: readonly Zone[],
  box: { width: number; height: number; card: number },
  lines = 2,
): number {
  const rows = zones.filter(zone => zone.kind === 'row' && (zone.room ?? 0) > 0)
  const piles = zones.length - rows.length
  for (let card = box.card; card > 30; card -= 2) {
    const per = (zone: Zone) => (lines > 2 ? Math.max(1, Math.floor(box.width / (card + 8))) : perLine(zone))
    const fits = rows.every(zone => per(zone) * (card + 8) <= box.width)
    const high = rows.reduce((sum, zone) => sum + Math.ceil((zone.room ?? 1) / per(zone)) * (card * 1.4 + 8) + 26, 0)
    if (fits && high + (piles && !rows.length ? card * 1.4 + 40 : 0) <= box.height) return card
  }
  return 30
}

/** A long row lies in two lines. */
const perLine = (zone: Zone): number => ((zone.room ?? 1) > 8 ? Math.ceil((zone.room ?? 1) / 2) : (zone.room ?? 1))
