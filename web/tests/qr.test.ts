// A reader of QR codes written from the standard alone: it takes the picture apart and says what stands in it.
import { describe, expect, it } from 'vitest'
import { qr, qrPath } from '../src/lib/qr'

/** Of each version from 1 on: error correction bytes per block and blocks (level M), middles of alignment patterns. */
const BLOCKS = [[10, 1], [16, 1], [26, 1], [18, 2], [24, 2], [16, 4], [18, 4], [22, 4], [22, 5], [26, 5]] as const // prettier-ignore
const MIDDLES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]]
const FLIPS = [
  (r: number, c: number) => (r + c) % 2,
  (r: number) => r % 2,
  (_: number, c: number) => c % 3,
  (r: number, c: number) => (r + c) % 3,
  (r: number, c: number) => ((r >> 1) + Math.floor(c / 3)) % 2,
  (r: number, c: number) => ((r * c) % 2) + ((r * c) % 3),
  (r: number, c: number) => (((r * c) % 2) + ((r * c) % 3)) % 2,
  (r: number, c: number) => (((r + c) % 2) + ((r * c) % 3)) % 2,
]

function product(a: number, b: number): number {
  let sum = 0
  for (; b; b >>= 1, a = (a << 1) ^ (a > 127 ? 0x11d : 0)) if (b & 1) sum ^= a
  return sum
}

/** Whether a block of bytes is free of errors: all its syndromes are zero. */
function isSound(block: number[], extra: number): boolean {
  for (let k = 0, root = 1; k < extra; k++, root = product(root, 2))
    if (block.reduce((value, byte) => product(value, root) ^ byte, 0)) return false
  return true
}

function read(picture: boolean[][]): string {
  const size = picture.length
  const version = (size - 17) / 4
  const at = (row: number, column: number) => Number(picture[row]![column])
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map(c => at(8, c)).concat([7, 5, 4, 3, 2, 1, 0].map(r => at(r, 8)))
  const bits = format.reduce((sum, bit) => sum * 2 + bit, 0) ^ 0x5412
  expect(bits >> 13, 'level M').toBe(0)
  const flips = FLIPS[(bits >> 10) & 7]!
  const middles = MIDDLES[version - 1]!
  const isFixed = (r: number, c: number) => {
    if (r === 6 || c === 6 || (r < 9 && (c < 9 || c >= size - 8)) || (c < 9 && r >= size - 8)) return true
    if (version > 6 && ((r < 6 && c >= size - 11) || (c < 6 && r >= size - 11))) return true
    return middles.some(m =>
      middles.some(
        n =>
          Math.abs(r - m) <= 2 && Math.abs(c - n) <= 2 &&
          !((m === 6 && (n === 6 || n === size - 7)) || (n === 6 && m === size - 7)), // prettier-ignore
      ),
    )
  }
  const stream: number[] = []
  let up = true
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2, up = !up)
    for (let k = 0; k < size; k++)
      for (const column of [right, right - 1]) {
        const row = up ? size - 1 - k : k
        if (!isFixed(row, column)) stream.push(at(row, column) ^ (flips(row, column) === 0 ? 1 : 0))
      }
  const bytes: number[] = []
  for (let k = 0; k + 8 <= stream.length; k += 8)
    bytes.push(stream.slice(k, k + 8).reduce((sum, bit) => sum * 2 + bit, 0))

  const [extra, count] = BLOCKS[version - 1]!
  const data = bytes.length - extra * count
  const sizes = Array.from({ length: count }, (_, k) => Math.floor((data + k) / count)).sort((a, b) => a - b)
  const blocks: number[][] = sizes.map(() => [])
  let place = 0
  for (let k = 0; k < sizes.at(-1)!; k++) sizes.forEach((long, b) => k < long && blocks[b]!.push(bytes[place++]!))
  const whole = blocks.map(block => [...block])
  for (let k = 0; k < extra; k++) whole.forEach(block => block.push(bytes[place++]!))
  whole.forEach(block => expect(isSound(block, extra)).toBe(true))

  const said = blocks.flat().flatMap(byte => Array.from({ length: 8 }, (_, k) => (byte >> (7 - k)) & 1))
  const take = (width: number) => said.splice(0, width).reduce((sum, bit) => sum * 2 + bit, 0)
  expect(take(4), 'bytes').toBe(4)
  const length = take(version < 10 ? 8 : 16)
  return new TextDecoder().decode(Uint8Array.from({ length }, () => take(8)))
}

describe('a QR code', () => {
  it('is read back, in every version', () => {
    const sizes = new Set<number>()
    for (let length = 1; length <= 213; length += 12) {
      const text = Array.from({ length }, (_, k) => 'https://cards.example/j/ABCDEF'[k % 30]).join('')
      const picture = qr(text)!
      expect(read(picture)).toBe(text)
      sizes.add(picture.length)
    }
    expect([...sizes]).toEqual([21, 25, 29, 33, 37, 41, 45, 49, 53, 57])
  })
  it('holds other letters, too', () => expect(read(qr('http://carte.example/j/é€')!)).toBe('http://carte.example/j/é€'))
  it('is not made of what does not fit', () => expect(qr('x'.repeat(214))).toBeNull())
  it('is drawn square by square', () => {
    const picture = qr('a')!
    const squares = qrPath(picture).match(/M/g) ?? []
    expect(squares.length).toBe(picture.flat().filter(Boolean).length)
  })
})
