// The numbers behind all chance, as src/pioche/core/fair.py and draws.py spell them out: computed here a second time.
// Plain SHA-256 instead of the browser's own, which is missing on http addresses of a home network.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Call } from './messages'

const SPAN = 1n << 64n

export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** What a server publishes before anybody adds entropy. */
export const commitmentOf = (secret: string, table: string): string => digest(`${table}\n${secret}`)

/** A short number for people to compare: whoever sees the same was told the same commitment and the same entropies. */
export const mark = (commitment: string, entropies: readonly string[]): string =>
  digest([commitment, ...entropies].join('\n')).slice(0, 24)

/** The stream of one chance number. */
export class Stream {
  private block = 0
  private words: bigint[] = []
  private readonly key: Uint8Array

  constructor(
    secret: string,
    private readonly context: string,
    private readonly number: number,
  ) {
    this.key = utf8ToBytes(secret)
  }

  word(): bigint {
    if (!this.words.length) {
      const text = `${this.context}\n${this.number}\n${this.block++}`
      const bytes = new DataView(hmac(sha256, this.key, utf8ToBytes(text)).buffer)
      this.words = [0, 8, 16, 24].map(at => bytes.getBigUint64(at))
    }
    return this.words.shift() ?? 0n
  }

  below(n: number): number {
    const whole = SPAN - (SPAN % BigInt(n))
    let word = this.word()
    while (word >= whole) word = this.word()
    return Number(word % BigInt(n))
  }

  fraction(): number {
    return Number(this.word() >> 11n) / 2 ** 53
  }

  shuffled(cards: readonly number[]): number[] {
    const out = [...cards]
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const card = out[i] as number
      out[i] = out[j] as number
      out[j] = card
    }
    return out
  }
}

/** A list that leaves nobody a choice: not empty, ascending, and of plain numbers (seats, dice) none left out. */
function isPlain(call: Call, named: boolean): boolean {
  const { of, take = 1 } = call
  const steps = of.slice(1).map((card, k) => card - (of[k] as number))
  return of.length > 0 && take >= 1 && take <= of.length && steps.every(step => (named ? step >= 0 : step === 1))
}

/** What these calls draw in this way; nothing if they are not what they should be. */
export function drawn(way: string, calls: readonly Call[], named: boolean, stream: Stream): number[] | undefined {
  if (!calls.every(call => isPlain(call, named))) return undefined
  const single = calls.every(call => (call.take ?? 1) === 1)
  switch (way) {
    case 'shuffled':
      return calls.flatMap(call => stream.shuffled(call.of).slice(0, call.take ?? 1))
    case 'sorted':
      return calls.flatMap(call => stream.shuffled(call.of).slice(0, call.take ?? 1)).sort((a, b) => a - b)
    case 'number':
      return single ? calls.map(call => call.of[stream.below(call.of.length)] as number) : undefined
    case 'fraction':
      return single ? calls.map(call => call.of[Math.floor(stream.fraction() * call.of.length)] as number) : undefined
  }
  return undefined
}
