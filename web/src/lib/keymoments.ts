// The three moments of a match that tell it best: where the scores moved apart, or the chances, if a search has looked.
import type { Happening, Update } from './messages'

export const MOST = 3
/** What a moment that the table itself holds for a look weighs beside the largest swing, and a loss on top of that. */
const HELD = 0.4
const HARM = 0.2
/** Key moments are not neighbours: so much of the match lies between them. */
const APART = 1 / 12

const isHeld = (one: Happening): boolean => Boolean(one.hold || one.beat)

/** What is told of a moment in one sentence: what the table holds for a look, or else what happened last. */
export const caption = (frame: Update): Happening | undefined =>
  frame.story?.find(isHeld) ?? frame.story?.findLast(one => !one.head && one.keep !== 'moment')

/** How far each seat is ahead of the others on average. */
function leads(frame: Update): number[] {
  const scores = frame.scene.players.map(player => player.score?.value ?? 0)
  const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
  return scores.map(score => score - mean)
}

export const apart = (before: readonly number[], after: readonly number[]): number =>
  Math.max(0, ...after.map((value, k) => Math.abs(value - (before[k] ?? value))))

/** By how much the scores moved apart, or together, with each frame. */
export const scoreSwings = (frames: readonly Update[]): number[] =>
  frames.map((frame, k) => {
    const before = frames[k - 1]
    return before ? apart(leads(before), leads(frame)) : 0
  })

/** The moments to show, in their order.  `swings`: how much hung on each moment. */
export function keyMoments(frames: readonly Update[], swings: readonly number[] = scoreSwings(frames)): number[] {
  const largest = Math.max(...swings, 0) || 1
  const weight = (frame: Update, k: number): number => {
    const held = (frame.story ?? []).filter(isHeld)
    const harm = held.some(one => one.beat?.harm || one.tone === 'bad')
    return (swings[k] ?? 0) / largest + (held.length ? HELD : 0) + (harm ? HARM : 0)
  }
  const told = frames
    .map((frame, moment) => ({ moment, weight: weight(frame, moment), frame }))
    .filter(({ moment, frame }) => moment > 0 && caption(frame) && !frame.scene.result)
    .sort((a, b) => b.weight - a.weight || a.moment - b.moment)
  const distance = Math.max(1, Math.floor(frames.length * APART))
  const chosen: number[] = []
  for (const { moment } of told)
    if (chosen.length < MOST && chosen.every(other => Math.abs(other - moment) >= distance)) chosen.push(moment)
  return chosen.sort((a, b) => a - b)
}

/** Moments as an address has them: `12,40,63`. */
export const readMoments = (text: string | null, last: number): number[] =>
  [...new Set((text ?? '').split(',').map(Number))]
    .filter(moment => Number.isInteger(moment) && moment > 0 && moment <= last)
    .slice(0, MOST)
    .sort((a, b) => a - b)
