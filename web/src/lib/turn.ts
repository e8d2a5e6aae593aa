// How a table stands, in words: whose turn it is, or how it ended.
import type { TableInfo } from './messages'
import { language, t, words } from './words.svelte'

export const list = (names: readonly string[]): string => new Intl.ListFormat(language()).format(names)

export const isYourTurn = (table: TableInfo): boolean =>
  table.status === 'playing' && table.seat != null && (table.asked ?? []).includes(table.seat)

/** Whose turn it is at a table that is not over. */
export function turn(table: TableInfo): string {
  if (isYourTurn(table)) return t('page-your-turn')
  if (table.status === 'waiting') return t('page-waiting')
  const asked = (table.asked ?? []).map(seat => table.seats[seat]?.name ?? '')
  return asked.length ? t('page-turn-of', { who: list(asked) }) : t('page-running-on')
}

/** What became of whoever looks at a table that is over. */
export function outcome(table: TableInfo): string {
  const place = table.places?.[table.seat ?? -1]
  if (!table.places?.length) return t('page-no-result')
  if (place === undefined) return ''
  if (place) return t('page-place', { place: place + 1, of: table.places.length })
  return t(table.places.filter(other => other === 0).length > 1 ? 'page-won-shared' : 'page-won')
}

/** Everybody with their points, best first. */
export const scores = (table: TableInfo): string =>
  (table.points ?? [])
    .map((points, seat) => ({ points, seat, place: table.places?.[seat] ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ points, seat }) => {
      const who = table.seats[seat]
      return `${who?.you ? t('page-you-short') : (who?.name ?? '')} ${words()?.number(points) ?? points}`
    })
    .join(' · ')
