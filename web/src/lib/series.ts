// What a page says about a series: names of stages, who meets whom, who may come.
import type { EntrantInfo, SeriesInfo, SeriesMatch } from './messages'
import { list } from './turn'
import { gameWords, t } from './words.svelte'
import { session } from './session.svelte'

export const gameOf = (info: { game: string }) => session.game(info.game)
export const gameName = (info: { game: string }): string => gameWords(gameOf(info))?.format('game-name') || info.game
export const kindName = (info: { game: string; kind: string }): string =>
  gameWords(gameOf(info))?.format(`series-${info.kind}`) || info.kind

/** One meeting: the match and, if it was not decided at once, its deciders. */
export interface Meeting {
  stage: number
  place: number
  matches: SeriesMatch[]
  /** The match that counts now. */
  last: SeriesMatch | undefined
}

export function meetings(info: SeriesInfo): Meeting[] {
  const found = new Map<string, Meeting>()
  for (const match of info.matches ?? []) {
    const key = `${match.stage}.${match.place}`
    const meeting = found.get(key) ?? { stage: match.stage, place: match.place, matches: [], last: undefined }
    meeting.matches.push(match)
    meeting.last = match
    found.set(key, meeting)
  }
  return [...found.values()]
}

/** The columns of a bracket of two at a table: also the meetings that nobody has reached yet. */
export function columns(info: SeriesInfo): Meeting[][] {
  const known = meetings(info)
  const stages = Math.max(info.stages ?? 0, ...known.map(meeting => meeting.stage), 0)
  const duels = isBracket(info)
  return Array.from({ length: stages }, (_, k) => {
    const stage = k + 1
    const here = known.filter(meeting => meeting.stage === stage)
    if (!duels) return here
    return Array.from(
      { length: 2 ** (stages - stage) },
      (_, n) => here.find(meeting => meeting.place === n + 1) ?? { stage, place: n + 1, matches: [], last: undefined },
    )
  })
}

export const isBracket = (info: SeriesInfo): boolean =>
  info.shape === 'knock-out' &&
  (info.stages ?? 0) > 0 &&
  (info.matches ?? []).every(match => match.entrants.length === 2)

/** "Final", "Semi-finals", else its number. */
export function stageName(info: SeriesInfo, stage: number): string {
  if (info.shape === 'knock-out' && info.stages) return t('page-stage-left', { left: info.stages - stage, stage })
  return t(info.shape === 'best-of' ? 'page-series-game' : 'page-stage', { stage })
}

export const nameOf = (info: SeriesInfo, entrant: number | null | undefined): string =>
  entrant == null ? t('page-series-filler') : (info.entrants[entrant]?.name ?? '')

/** Who may come to a place of the bracket: the two of the meeting before, the winner of it, or whoever had no match. */
export function comers(info: SeriesInfo, stage: number, place: number): string {
  const before = columns(info)[stage - 2]?.[place - 1]
  const match = before?.last
  if (match?.status === 'over' && match.ranks?.length) {
    const won = match.entrants.filter((_, seat) => match.ranks?.[seat] === 0)
    return list(won.map(entrant => nameOf(info, entrant)))
  }
  if (match)
    return new Intl.ListFormat(document.documentElement.lang, { type: 'disjunction' }).format(
      match.entrants.map(entrant => nameOf(info, entrant)),
    )
  return stage > 1 ? t('page-series-winner', { match: `${stage - 1}.${place}` }) : t('page-series-bye')
}

/** Entrants as they stand, best first. */
export const standing = (info: SeriesInfo): { entrant: EntrantInfo; number: number }[] =>
  info.entrants
    .map((entrant, number) => ({ entrant, number }))
    .sort((a, b) => (a.entrant.place ?? 0) - (b.entrant.place ?? 0) || a.number - b.number)

/** The match that waits for whoever looks. */
export const nextMatch = (info: SeriesInfo): SeriesMatch | undefined =>
  info.table ? (info.matches ?? []).find(match => match.table === info.table) : undefined

/** The others of a match, in words. */
export const opponents = (info: SeriesInfo, match: SeriesMatch): string =>
  list(match.entrants.filter(entrant => entrant !== info.entrant).map(entrant => nameOf(info, entrant)))

/** What is this match's own: the profile of an opponent, for instance, in the game's words. */
export function own(info: SeriesInfo, match: SeriesMatch): string {
  const words = gameWords(gameOf(info))
  return Object.entries(match.options ?? {})
    .map(([key, value]) => words?.format(`option-${key}-${value}`) || value)
    .join(', ')
}
