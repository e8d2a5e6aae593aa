// How long things take, in milliseconds: the same for everybody who chose this pace, whatever is hidden.
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const
export type Pace = (typeof PACES)[number]

export interface Times {
  /** A piece arrives. */
  land: number
  /** A moment is looked at. */
  hold: number
  /** What was won goes to its owner. */
  travel: number
  /** Numbers count up. */
  count: number
  /** All the small events in a row. */
  small: number
  /** A score card that nobody closes. */
  card: number
}

const TIMES: Readonly<Record<Pace, Times>> = {
  slow: { land: 320, hold: 2600, travel: 420, count: 400, small: 2000, card: 25_000 },
  normal: { land: 240, hold: 1600, travel: 320, count: 300, small: 1200, card: 15_000 },
  fast: { land: 160, hold: 800, travel: 200, count: 150, small: 600, card: 8000 },
  instant: { land: 0, hold: 0, travel: 0, count: 0, small: 0, card: 0 },
}

export const timesOf = (pace: Pace): Times => TIMES[pace]

/** Of two wishes the one that gives more time. */
export const slower = (one: Pace, other: Pace): Pace => (PACES.indexOf(one) < PACES.indexOf(other) ? one : other)
