// The numbers behind all chance; tests/core/test_draws.py reads the same cases.
import { describe, expect, test } from 'vitest'
import told from '../../tests/twins/chance.json'
import { commitmentOf, drawn, Stream } from '../src/lib/chance'
import type { Call } from '../src/lib/messages'

interface Case {
  name: string
  secret: string
  table: string
  entropies: string[]
  commitment: string
  draws: { number: number; way: string; named: boolean; calls: Call[]; drawn: number[] | null }[]
}
const cases: Case[] = told

describe.each(cases)('$name', ({ secret, table, entropies, commitment, draws }) => {
  test('what was committed to', () => {
    expect(commitmentOf(secret, table)).toBe(commitment)
  })

  test.each(draws)('chance $number, $way', ({ number, way, named, calls, drawn: wanted }) => {
    const stream = new Stream(secret, [table, ...entropies].join('\n'), number)
    expect(drawn(way, calls, named, stream) ?? null).toEqual(wanted)
  })
})
