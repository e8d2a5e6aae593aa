// Updates made whole again, by the cases that say what the server sends (tests/server/test_updates.py).
import { expect, test } from 'vitest'
import cases from '../../tests/twins/unfolding.json'
import type { Onwards, Update } from '../src/lib/messages'
import { unfolded } from '../src/lib/unfolding'

const known = (update: unknown): Update => update as Update
const sent = (onwards: unknown): Onwards => onwards as Onwards

test.each(cases)('$name', ({ before, onwards, whole }) => {
  expect(unfolded(known(before), sent(onwards))).toEqual(whole)
})

test.each(cases)('parts that are as they were are the same objects', ({ before, onwards }) => {
  expect(unfolded(known(before), sent(onwards))?.[0]?.scene.zones[0]).toBe(known(before).scene.zones[0])
})

test.each(cases)('whoever has another frame, or none, cannot use them', ({ before, onwards }) => {
  expect(unfolded({ ...known(before), seq: 3 }, sent(onwards))).toBeUndefined()
  expect(unfolded(undefined, sent(onwards))).toBeUndefined()
})
