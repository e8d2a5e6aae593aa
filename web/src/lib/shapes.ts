// Our own shapes, 100 × 100.  A symbol whose icon bears one of these names is drawn as that shape, in its colour.
// Shape and colour always go together, so that nobody needs to tell colours apart.

const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A closed line through n points around the middle, at distances that alternate. */
function around(points: number, far: number, near = far, middle = 50): string {
  const steps = near === far ? points : points * 2
  const at = (k: number): string => {
    const angle = (2 * Math.PI * k) / steps - Math.PI / 2
    const distance = k % 2 && near !== far ? near : far
    return point(50 + distance * Math.cos(angle), middle + distance * Math.sin(angle))
  }
  return `M${Array.from({ length: steps }, (_, k) => at(k)).join('L')}Z`
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

export interface Shape {
  path: string
  /** Where a numeral inside it stands, and how large it may be. */
  middle: number
  room: number
}

const shape = (path: string, middle: number, room: number): Shape => ({ path, middle, room })

export const shapes: Readonly<Record<string, Shape>> = {
  diamond: shape('M50 6L90 50L50 94L10 50Z', 50, 0.84),
  drop: shape('M50 5C54 16 88 46 88 64A38 33 0 0 1 12 64C12 46 46 16 50 5Z', 61, 0.88),
  clover: shape(
    disc(50, 31, 25) + disc(28, 62, 24) + disc(72, 62, 24) + 'M50 50L62 95H38Z' + disc(50, 52, 16),
    54,
    0.92,
  ),
  sun: shape(around(12, 48, 39), 50, 0.98),
  hexagon: shape(around(6, 46), 50, 0.98),
  triangle: shape('M50 10L94 88H6Z', 64, 0.72),
  ring: shape(disc(50, 50, 44), 50, 0.98),
  heart: shape(
    'M50 92C22 70 6 54 6 34C6 18 18 8 30 8C39 8 46 13 50 22C54 13 61 8 70 8C82 8 94 18 94 34C94 54 78 70 50 92Z',
    42,
    0.92,
  ),
  star: shape(around(5, 50, 27), 53, 0.72),
  square: shape('M12 12H88V88H12Z', 50, 1),
  pentagon: shape(around(5, 47, 47, 53), 54, 0.92),
  arch: shape('M12 92V48A38 40 0 0 1 88 48V92Z', 54, 0.98),
  leaf: shape('M10 90C6 40 40 8 92 8C96 60 62 94 10 90Z', 50, 0.88),
  circle: shape(disc(50, 50, 42), 50, 0.98),
  cross: shape('M36 8H64V36H92V64H64V92H36V64H8V36H36Z', 50, 0.82),
  plus: shape('M38 10H62V38H90V62H62V90H38V62H10V38H38Z', 50, 0.7),
}

/** The shape of each seat, in seat order: the same on avatars, pebbles and lines. */
const SEATS: readonly string[] = [
  'M50 24A26 26 0 1 1 49.9 24Z',
  'M27 27H73V73H27Z',
  'M50 20L80 50L50 80L20 50Z',
  'M50 22L80 74H20Z',
  'M50 20L76 35V65L50 80L24 65V35Z',
  'M40 22H60V40H78V60H60V78H40V60H22V40H40Z',
]

export const seatShape = (seat: number): string => SEATS[seat % SEATS.length] ?? ''
