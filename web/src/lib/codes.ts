// What a code that was told by voice stands for.
import { api } from './api'

const SERIES = 7 // letters; a table has one less

/** The page of the table or the series with this code. */
export async function placeOf(told: string): Promise<string> {
  const code = told.trim().toUpperCase()
  return code.length === SERIES ? `/s/${(await api.seriesCode(code)).id}` : `/t/${(await api.code(code)).id}`
}
