import { expect, test } from 'vitest'
import { caption, keyMoments, readMoments, scoreSwings } from '../src/lib/keymoments'
import type { Happening, Update } from '../src/lib/messages'

/** A match in which these are the scores of two seats at each moment, and what is told. */
const match = (scores: [number, number][], told: Record<number, Happening[]> = {}): Update[] =>
  scores.map(
    ([one, two], seq) =>
      ({
        seq,
        seats: [],
        story: told[seq] ?? [{ text: `moment-${seq}` }],
        scene: { players: [one, two].map((value, seat) => ({ seat, score: { text: 'points', value } })) },
      }) as unknown as Update,
  )
const rising = (at: Record<number, number>): [number, number][] => {
  let sum = 0
  return Array.from({ length: 40 }, (_, k): [number, number] => [(sum += at[k] ?? 0), 0])
}

test('the moments at which the scores moved most, in their order', () => {
  expect(keyMoments(match(rising({ 5: 3, 12: 9, 20: 1, 30: 6 })))).toEqual([5, 12, 30])
})

test('they are not neighbours', () => {
  expect(keyMoments(match(rising({ 20: 9, 21: 8, 22: 7, 30: 2, 5: 1 })))).toEqual([5, 20, 30])
})

test('what the table holds for a look counts, a loss even more', () => {
  const held = (harm: boolean): Happening => ({ text: 'held', beat: { harm } }) as Happening
  const frames = match(
    Array.from({ length: 40 }, (): [number, number] => [0, 0]),
    { 10: [held(false)], 20: [held(true)], 30: [held(false)] },
  )
  expect(keyMoments(frames)).toEqual([10, 20, 30])
})

test('what a search found counts more than the scores', () => {
  const frames = match(rising({ 5: 9, 20: 9, 35: 9 }))
  const swings = frames.map((_, k) => ([8, 18, 28].includes(k) ? 0.5 : 0))
  expect(keyMoments(frames, swings)).toEqual([8, 18, 28])
})

test('the beginning, the result and moments of which nothing is told are none', () => {
  const frames = match(rising({ 0: 9, 7: 9, 39: 9 }), { 7: [] })
  ;(frames[39] as { scene: { result: unknown } }).scene.result = {}
  expect(keyMoments(frames)).not.toContain(0)
  expect(keyMoments(frames)).not.toContain(7)
  expect(keyMoments(frames)).not.toContain(39)
  expect(keyMoments([])).toEqual([])
})

test('swings are counted against the others, whoever scores', () => {
  expect(scoreSwings(match([[0, 0], [4, 0], [4, 4], [6, 6]]))).toEqual([0, 2, 2, 0]) // prettier-ignore
})

test('a moment is told by what was held, or else by what happened last', () => {
  const some = [{ text: 'a' }, { text: 'b', hold: true }, { text: 'c' }] as Happening[]
  expect(caption(match([[0, 0]], { 0: some })[0] as Update)?.text).toBe('b')
  expect(caption(match([[0, 0]], { 0: [{ text: 'a' }, { text: 'b' }] as Happening[] })[0] as Update)?.text).toBe('b')
})

test('an address names moments that exist', () => {
  expect(readMoments('30,5,5,99,x,-2,12,7', 40)).toEqual([5, 12, 30])
  expect(readMoments(null, 40)).toEqual([])
})
