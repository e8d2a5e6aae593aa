// A hint that points: the best few answers, how good each is beside the best, and what a search thinks of the difference.
import type { Choice, HintGiven, Advice as Given } from '../lib/messages'

export interface Advice {
  choice: Choice
  /** 1 is the best. */
  rank: number
  /** Beside the best: 1 is as good. */
  share: number
  word: 'best' | 'good' | 'fair'
  /** What the search saw come of it. */
  seen: Given
}

const MOST = 3
const GOOD = 0.9

export function advised(hint: HintGiven, choices: readonly Choice[]): Advice[] {
  const exact = choices.find(one => String(one.send) === String(hint.send))
  const starting = (answer: number) =>
    exact && exact.send[0] === answer ? exact : choices.find(one => one.send.length > 0 && one.send[0] === answer)
  const ranked = hint.ranked?.length ? hint.ranked : [{ choice: hint.send[0] ?? -1, share: 1, score: 0 }]
  const best = Math.max(0.001, ranked[0]?.share ?? 1)
  return ranked
    .map(one => ({ choice: starting(one.choice), share: Math.max(0, Math.min(1, one.share / best)), seen: one }))
    .filter((one): one is { choice: Choice; share: number; seen: Given } => one.choice !== undefined)
    .slice(0, MOST)
    .map((one, k) => ({ ...one, rank: k + 1, word: k === 0 ? 'best' : one.share >= GOOD ? 'good' : 'fair' }))
}

/** This answer gives away much beside the best, as far as a search can tell. */
export const isGrave = (hint: HintGiven, choice: Choice): boolean =>
  !choice.group && Boolean(hint.ranked?.find(one => one.choice === choice.send[0])?.grave)

/** How far the best is ahead of the next. */
export function lead(all: readonly Advice[]): 'only' | 'clear' | 'slight' | 'even' {
  const next = all[1]
  if (!next) return 'only'
  return next.share < 0.8 ? 'clear' : next.share < 0.97 ? 'slight' : 'even'
}
