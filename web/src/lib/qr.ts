// A link as a QR code (ISO/IEC 18004): bytes, error correction M, versions 1 to 10, which hold 213 bytes.
// Ours, because a link needs so little of the standard; a test reads the picture back with a reader of its own.

/** Of each version: error correction bytes per block, blocks, and where alignment patterns stand. */
const VERSIONS: readonly (readonly [number, number, readonly number[]])[] = [
  [10, 1, []],
  [16, 1, [6, 18]],
  [26, 1, [6, 22]],
  [18, 2, [6, 26]],
  [24, 2, [6, 30]],
  [16, 4, [6, 34]],
  [18, 4, [6, 22, 38]],
  [22, 4, [6, 24, 42]],
  [22, 5, [6, 26, 46]],
  [26, 5, [6, 28, 50]],
]
const BYTES = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346] // of each version, all together
const LEVEL_M = 0

// Arithmetic of the field with 256 elements, modulo x^8 + x^4 + x^3 + x^2 + 1.
const EXP = new Uint8Array(512)
const LOG = new Uint8Array(256)
for (let k = 0, x = 1; k < 255; k++) {
  EXP[k] = EXP[k + 255] = x
  LOG[x] = k
  x = (x << 1) ^ (x & 128 ? 0x11d : 0)
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0)

/** What Reed and Solomon add to these bytes. */
function correction(data: readonly number[], length: number): number[] {
  let divisor = [1]
  for (let k = 0; k < length; k++) {
    const next = [...divisor, 0]
    divisor.forEach((factor, place) => (next[place + 1]! ^= times(factor, EXP[k]!)))
    divisor = next
  }
  const rest = [...data, ...Array<number>(length).fill(0)]
  data.forEach((_, place) => {
    const lead = rest[place]!
    divisor.forEach((factor, k) => (rest[place + k]! ^= times(factor, lead)))
  })
  return rest.slice(data.length)
}

/** The text as bytes of the smallest version that holds it, corrected and interleaved. */
function coded(text: string): { version: number; bytes: number[] } | null {
  const said = new TextEncoder().encode(text)
  const version = BYTES.findIndex((all, k) => {
    const [ec, blocks] = VERSIONS[k]!
    return said.length + (k < 9 ? 2 : 3) <= all - ec * blocks
  })
  if (version < 0) return null
  const [ec, blocks] = VERSIONS[version]!
  const room = BYTES[version]! - ec * blocks
  const bits: number[] = []
  const put = (value: number, width: number) => {
    for (let k = width - 1; k >= 0; k--) bits.push((value >> k) & 1)
  }
  put(4, 4) // bytes follow
  put(said.length, version < 9 ? 8 : 16)
  for (const byte of said) put(byte, 8)
  put(0, Math.min(4, room * 8 - bits.length))
  while (bits.length % 8) bits.push(0)
  const data: number[] = []
  for (let k = 0; k < bits.length; k += 8) data.push(bits.slice(k, k + 8).reduce((sum, bit) => sum * 2 + bit, 0))
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad)

  const short = Math.floor(room / blocks)
  const longer = room % blocks // the last blocks have one byte more
  let at = 0
  const parts = Array.from({ length: blocks }, (_, k) => {
    const size = short + (k >= blocks - longer ? 1 : 0)
    return data.slice(at, (at += size))
  })
  const extra = parts.map(part => correction(part, ec))
  const bytes: number[] = []
  for (let k = 0; k <= short; k++) for (const part of parts) if (k < part.length) bytes.push(part[k]!)
  for (let k = 0; k < ec; k++) for (const part of extra) bytes.push(part[k]!)
  return { version: version + 1, bytes }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  x => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Check bits of the format and of the version. */
function checked(value: number, width: number, divisor: number): number {
  let rest = value << width
  for (let k = 31 - Math.clz32(rest); k >= width; k--) if (rest & (1 << k)) rest ^= divisor << (k - width)
  return (value << width) | rest
}

class Matrix {
  readonly size: number
  readonly dark: boolean[][]
  private readonly fixed: boolean[][]

  constructor(readonly version: number) {
    this.size = 17 + 4 * version
    const empty = () => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false))
    this.dark = empty()
    this.fixed = empty()
    for (let k = 0; k < this.size; k++) {
      this.fix(6, k, k % 2 === 0)
      this.fix(k, 6, k % 2 === 0)
    }
    for (const [x, y] of [[3, 3], [this.size - 4, 3], [3, this.size - 4]] as const) this.ring(x, y, 4) // prettier-ignore
    const places = VERSIONS[version - 1]![2]
    const last = places.length - 1
    places.forEach((x, i) =>
      places.forEach((y, j) => {
        if (!((i === 0 && (j === 0 || j === last)) || (i === last && j === 0))) this.ring(x, y, 2)
      }),
    )
    this.format(0)
    const bits = version > 6 ? checked(version, 12, 0x1f25) : 0
    for (let k = 0; version > 6 && k < 18; k++) {
      const [a, b] = [this.size - 11 + (k % 3), Math.floor(k / 3)]
      this.fix(a, b, Boolean((bits >> k) & 1))
      this.fix(b, a, Boolean((bits >> k) & 1))
    }
  }

  private fix(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return
    this.dark[y]![x] = dark
    this.fixed[y]![x] = true
  }

  /** A finder (with its white margin) or an alignment pattern. */
  private ring(x: number, y: number, reach: number): void {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const far = Math.max(Math.abs(dx), Math.abs(dy))
        this.fix(x + dx, y + dy, reach === 4 ? far !== 2 && far !== 4 : far !== 1)
      }
  }

  format(mask: number): void {
    const bits = checked((LEVEL_M << 3) | mask, 10, 0x537) ^ 0x5412
    const bit = (k: number) => Boolean((bits >> k) & 1)
    for (let k = 0; k < 6; k++) this.fix(8, k, bit(k))
    this.fix(8, 7, bit(6))
    this.fix(8, 8, bit(7))
    this.fix(7, 8, bit(8))
    for (let k = 9; k < 15; k++) this.fix(14 - k, 8, bit(k))
    for (let k = 0; k < 8; k++) this.fix(this.size - 1 - k, 8, bit(k))
    for (let k = 8; k < 15; k++) this.fix(8, this.size - 15 + k, bit(k))
    this.fix(8, this.size - 8, true)
  }

  /** Two columns at a time from the right, up and down in turn, round what is fixed. */
  fill(bytes: readonly number[]): void {
    let place = 0
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5
      for (let step = 0; step < this.size; step++) {
        const y = (right + 1) & 2 ? step : this.size - 1 - step
        for (const x of [right, right - 1]) {
          if (this.fixed[y]![x]) continue
          this.dark[y]![x] = Boolean(((bytes[place >> 3] ?? 0) >> (7 - (place & 7))) & 1)
          place++
        }
      }
    }
  }

  mask(number: number): void {
    const turns = MASKS[number]!
    this.dark.forEach((row, y) =>
      row.forEach((dark, x) => {
        if (!this.fixed[y]![x] && turns(x, y)) row[x] = !dark
      }),
    )
  }

  /** How hard it is to read: long runs, blocks, what looks like a finder, too much of one colour. */
  penalty(): number {
    let sum = 0
    const rows = this.dark.map(row => row.map(dark => (dark ? '1' : '0')).join(''))
    const columns = this.dark.map((_, x) => this.dark.map(row => (row[x] ? '1' : '0')).join(''))
    for (const line of [...rows, ...columns]) {
      for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2
      for (let k = 0; k + 11 <= line.length; k++)
        if (/^(10111010000|00001011101)/.test(line.slice(k, k + 11))) sum += 40
    }
    let count = 0
    this.dark.forEach((row, y) =>
      row.forEach((dark, x) => {
        if (dark) count++
        if (x && y && dark === row[x - 1] && dark === this.dark[y - 1]![x] && dark === this.dark[y - 1]![x - 1])
          sum += 3
      }),
    )
    return sum + 10 * Math.floor(Math.abs((count * 20) / this.size ** 2 - 10))
  }
}

/** The squares of the code, row by row, without its white margin of four; null if the text is too long. */
export function qr(text: string): boolean[][] | null {
  const made = coded(text)
  if (!made) return null
  const tries = MASKS.map((_, mask) => {
    const matrix = new Matrix(made.version)
    matrix.fill(made.bytes)
    matrix.mask(mask)
    matrix.format(mask)
    return matrix
  })
  return tries.reduce((best, one) => (one.penalty() < best.penalty() ? one : best)).dark
}

/** The same as the path of a picture, one unit for each square. */
export const qrPath = (squares: readonly (readonly boolean[])[]): string =>
  squares.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
