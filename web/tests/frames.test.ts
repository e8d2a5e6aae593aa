// Frames in order; what the log keeps is what the server tells again, by the same cases (tests/server/test_frames.py).
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import cases from '../../tests/twins/frames.json'
import type { Happening, Update } from '../src/lib/messages'
import { timesOf } from '../src/lib/pace'
import { Frames } from '../src/table/frames.svelte'

const update = (seat: number | null, waiting: number[], story: object[]): Update =>
  ({ seq: 0, scene: { seat, zones: [], prompt: { waiting } }, seats: [], story }) as unknown as Update
const told = (text: string, more: Partial<Happening> = {}): object => ({ text, ...more })
const texts = (frames: Frames): unknown[] => frames.told.map(one => one.happening.text)

/** How far the page may be hidden behind others. */
const page = { hidden: false }
const normal = () => timesOf('normal')
/** A stage on which nothing moves. */
const still = (_old: Update, _now: Update, apply: () => void): number => {
  apply()
  return 0
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  page.hidden = false
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe.each(cases)('$name', ({ seat, frames: given }) => {
  test('seen frame by frame', () => {
    const frames = new Frames({ frames: [update(seat, [], [])], whole: true }, still, normal)
    for (const { waiting, story, kept } of given) {
      frames.take({ frames: [update(seat, waiting, story)] })
      vi.runAllTimers()
      expect(texts(frames)).toEqual(kept)
    }
  })
})

describe('frames', () => {
  const start = (...story: object[]): Frames =>
    new Frames({ frames: [update(0, [1], story)], whole: true }, still, normal)
  const three = [1, 2, 3].map(n => update(0, [1], [told(`t${n}`)]))

  test('the first is there at once', () => {
    expect(texts(start(told('a')))).toEqual(['a'])
  })

  test('each of several is shown, one after the other', () => {
    const frames = start()
    const seen: unknown[] = []
    frames.take({ frames: three })
    expect(frames.settled).toBe(false)
    while (!frames.settled) {
      vi.advanceTimersToNextTimer()
      seen.push(frames.shown.story?.[0]?.text)
    }
    expect(seen).toEqual(['t1', 't2', 't3'])
    expect(frames.shown).toBe(three[2])
  })

  test('what holds stays longer than what does not, and a tap ends it', () => {
    const frames = start()
    const [last] = three
    if (!last) throw new Error('there are three')
    frames.take({ frames: [update(0, [1], [told('look', { hold: true })]), last] })
    vi.advanceTimersByTime(500)
    expect(texts(frames)).toEqual(['look'])
    frames.hurry()
    expect(texts(frames)).toEqual(['look', 't1'])
  })

  test('more wait while something moves', () => {
    const frames = new Frames(
      { frames: [update(0, [1], [])], whole: true },
      (_old, _now, apply) => {
        apply()
        return 5000
      },
      normal,
    )
    frames.take({ frames: three })
    vi.advanceTimersByTime(4999)
    expect(texts(frames)).toEqual(['t1'])
    vi.advanceTimersByTime(1)
    expect(texts(frames)).toEqual(['t1', 't2'])
  })

  test('skipping goes to the last at once, and tells what lay between', () => {
    const frames = start()
    frames.take({ frames: three })
    frames.skip()
    expect(frames.settled).toBe(true)
    expect(frames.shown).toBe(three[2])
    expect(texts(frames)).toEqual(['t1', 't2', 't3'])
    vi.runAllTimers()
    expect(texts(frames)).toEqual(['t1', 't2', 't3'])
  })

  test('a page that nobody sees shows the last at once', () => {
    const frames = start()
    frames.take({ frames: three.slice(0, 2) })
    page.hidden = true
    frames.take({ frames: three.slice(2) })
    expect(frames.settled).toBe(true)
    expect(texts(frames)).toEqual(['t1', 't2', 't3'])
  })

  test('a whole batch forgets what was told, and tells its past', () => {
    const frames = start(told('old'))
    frames.take({ frames: three })
    frames.take({ frames: [update(0, [1], [told('now')])], whole: true, past: [told('before') as Happening] })
    expect(texts(frames)).toEqual(['before', 'now'])
    vi.runAllTimers()
    expect(texts(frames)).toEqual(['before', 'now'])
  })

  test('what is new is what was told since the viewer did something, without the headings', () => {
    const frames = start(told('mine', { actor: 0 }), told('round', { head: true }), told('theirs', { actor: 1 }))
    expect(frames.since.map(one => one.happening.text)).toEqual(['theirs'])
  })
})

describe('moments', () => {
  const table = (trick: string[], story: object[] = []): Update => {
    const zones = [{ id: 'trick', pieces: trick.map(id => ({ id, face: id })) }]
    return { seq: 0, scene: { seat: 0, zones, prompt: {} }, seats: [], story } as unknown as Update
  }
  const takes = told('takes', { hold: true, beat: { cause: ['r6'], to: 2, gain: 7 } })
  const begin = (pace: 'normal' | 'instant' = 'normal') =>
    new Frames({ frames: [table(['y3', 'r6'])], whole: true }, still, () => timesOf(pace))

  test('are looked at before the pieces leave, for the time of the pace', () => {
    const frames = begin()
    frames.take({ frames: [table([], [takes]), table(['b1'], [told('next')])] })
    vi.advanceTimersByTime(0)
    expect(frames.moment).toMatchObject({ before: true, time: 1600, beat: { cause: ['r6'], to: 2 } })
    vi.advanceTimersByTime(1599)
    expect(frames.shown.scene.zones[0]?.pieces).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(frames.shown.scene.zones[0]?.pieces).toHaveLength(0)
    vi.runAllTimers()
    expect(texts(frames)).toEqual(['takes', 'next'])
    expect(frames.settled).toBe(true)
  })

  test('are looked at afterwards if nothing of their cause leaves', () => {
    const frames = begin()
    frames.take({ frames: [table(['y3', 'r6', 'b1'], [told('rolls', { hold: true, beat: { cause: ['b1'] } })])] })
    vi.advanceTimersByTime(0)
    expect(frames.shown.scene.zones[0]?.pieces).toHaveLength(3)
    vi.advanceTimersByTime(timesOf('normal').land)
    expect(frames.moment).toMatchObject({ before: false })
    expect(frames.settled).toBe(false)
    vi.advanceTimersByTime(1600)
    expect(frames.settled).toBe(true)
  })

  test('a score card follows what was looked at, and waits longer', () => {
    const frames = begin()
    const scored = told('scored', {
      hold: true,
      beat: { cause: ['r6'] },
      sheet: { title: 'hand', heads: [], rows: [] },
    })
    frames.take({ frames: [table([], [scored])] })
    vi.advanceTimersByTime(0)
    expect(frames.moment?.before).toBe(true)
    frames.hurry()
    vi.advanceTimersByTime(1000)
    expect(frames.moment).toMatchObject({ before: false, time: 15_000 })
    frames.hurry()
    expect(frames.settled).toBe(true)
    expect(frames.card?.title).toBe('hand')
  })

  test('take no time at the instant pace', () => {
    const frames = begin('instant')
    frames.take({ frames: [table([], [takes])] })
    vi.advanceTimersByTime(0)
    expect(frames.moment).toBe(null)
    expect(frames.settled).toBe(true)
  })

  test('many small events in a row take no longer than a few', () => {
    const frames = begin()
    const began = Date.now()
    frames.take({ frames: Array.from({ length: 50 }, (_, n) => table(['y3'], [told(`t${n}`)])) })
    while (!frames.settled) vi.advanceTimersToNextTimer()
    expect(Date.now() - began).toBeLessThanOrEqual(1200)
    expect(texts(frames)).toHaveLength(50)
  })
})
