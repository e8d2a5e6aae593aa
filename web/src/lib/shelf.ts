// How many columns a shelf of games has: a divisor of their number where there is one, so that no row is left half empty.

export interface Shelf {
  columns: number
  /** Columns of the last row that are left for something else. */
  left: number
}

/** The best of these numbers of columns: the one that leaves least, and of two such the wider. */
export function shelf(games: number, choices: readonly number[]): Shelf {
  const ways = choices.map(columns => ({ columns, left: (columns - (games % columns)) % columns }))
  return ways.reduce((best, way) =>
    way.left < best.left || (way.left === best.left && way.columns > best.columns) ? way : best,
  )
}
