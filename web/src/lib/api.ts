// The lobby over HTTP, typed.  What the server refuses is thrown as a Refused, which says why in its own words.
import type {
  Account,
  Analysis,
  Catalogue,
  Commitment,
  Draws,
  GameInfo,
  Me,
  NewSeries,
  NewTable,
  NextMatch,
  Problem,
  Reach,
  Replay,
  SeriesAnswer,
  SeriesInfo,
  SeriesKind,
  StartSeries,
  TableInfo,
  Text,
  Verdict,
} from './messages'

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly text: Text,
  ) {
    super(typeof text === 'string' ? text : text[0])
  }
}

/** No answer at all: the server is away, or the network. */
export class Unreachable extends Error {}

async function ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const init: RequestInit = { method, headers: { accept: 'application/json' }, signal: signal ?? null }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { ...init.headers, 'content-type': 'application/json' }
  }
  let answer: Response
  try {
    answer = await fetch(path, init)
  } catch {
    throw new Unreachable(path)
  }
  if (answer.ok) return answer
  const problem = await answer.json().then(
    (said: Partial<Problem>) => said.text,
    () => undefined,
  )
  if (answer.status >= 502 && answer.status <= 504 && !problem) throw new Unreachable(path)
  throw new Refused(answer.status, problem ?? (answer.status === 404 ? 'page-missing' : 'page-failed'))
}

const get = async <T>(path: string, signal?: AbortSignal): Promise<T> =>
  (await ask('GET', path, undefined, signal)).json() as Promise<T>
const send = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await ask(method, path, body)).json() as Promise<T>
const read = async (path: string): Promise<string> => (await ask('GET', path)).text()

const at = (id: string, rest = ''): string => `/api/tables/${encodeURIComponent(id)}${rest}`
const series = (id: string, rest = ''): string => `/api/series/${encodeURIComponent(id)}${rest}`
const game = (info: GameInfo, file: string): string =>
  `/api/games/${encodeURIComponent(info.key)}/${file}?v=${encodeURIComponent(info.stamp)}`

export const api = {
  me: () => get<Me>('/api/me'),
  rename: (name: string) => send<Me>('PUT', '/api/me', { name }),
  register: (account: Account) => send<Me>('POST', '/api/account', account),
  login: (account: Account) => send<Me>('POST', '/api/login', account),
  logout: () => send<Me>('POST', '/api/logout'),
  reach: () => get<Reach>('/api/reach'),
  history: () => get<TableInfo[]>('/api/history'),

  games: () => get<GameInfo[]>('/api/games'),
  text: (language: string) => read(`/api/text.${language}.ftl`),
  gameText: (info: GameInfo, language: string) => read(game(info, `text.${language}.ftl`)),
  rules: (info: GameInfo, language: string) => read(game(info, `rules.${language}.md`)),
  catalogue: (info: GameInfo) => get<Catalogue>(game(info, 'catalogue.json')),

  tables: () => get<TableInfo[]>('/api/tables'),
  promise: () => get<Commitment>('/api/commitment'),
  open: (wish: NewTable) => send<TableInfo>('POST', '/api/tables', wish),
  table: (id: string) => get<TableInfo>(at(id)),
  join: (id: string, seat: number, entropy: string) => send<TableInfo>('POST', at(id, '/join'), { seat, entropy }),
  entropy: (id: string, entropy: string) => send<TableInfo>('POST', at(id, '/entropy'), { entropy }),
  leave: (id: string) => send<TableInfo>('POST', at(id, '/leave')),
  rematch: (id: string) => send<TableInfo>('POST', at(id, '/rematch')),
  code: (code: string) => get<TableInfo>(`/api/codes/${encodeURIComponent(code)}`),

  kinds: (info: GameInfo) => get<SeriesKind[]>(`/api/games/${encodeURIComponent(info.key)}/series`),
  next: () => get<NextMatch[]>('/api/next'),
  allSeries: () => get<SeriesInfo[]>('/api/series'),
  newSeries: (wish: NewSeries) => send<SeriesInfo>('POST', '/api/series', wish),
  /** With `since`, answered when there is something newer, or after a while. */
  series: (id: string, since?: number, signal?: AbortSignal) =>
    get<SeriesInfo>(series(id, since === undefined ? '' : `?since=${since}`), signal),
  seriesCode: (code: string) => get<SeriesInfo>(`/api/series/codes/${encodeURIComponent(code)}`),
  enter: (id: string, entropy: string) => send<SeriesInfo>('POST', series(id, '/join'), { entropy }),
  withdraw: (id: string) => send<SeriesInfo>('POST', series(id, '/leave')),
  startSeries: (id: string, wish: StartSeries) => send<SeriesInfo>('POST', series(id, '/start'), wish),
  keepOptions: (id: string, said: readonly number[]) =>
    get<SeriesAnswer[]>(series(id, `/options?said=${said.join(',')}`)),
  keep: (id: string, said: readonly number[]) => send<SeriesInfo>('POST', series(id, '/keep'), { said }),
  replaceEntrant: (id: string, entrant: number, bot: string) =>
    send<SeriesInfo>('POST', series(id, '/replace'), { entrant, bot }),
  seriesRecord: (id: string) => series(id, '/record'),

  record: (id: string) => at(id, '/record'),
  recordText: (id: string) => read(at(id, '/record')),
  draws: (id: string) => get<Draws>(at(id, '/draws')),
  verdict: (id: string) => get<Verdict>(at(id, '/verdict')),
  analysis: (id: string) => get<Analysis>(at(id, '/analysis')),
  /** 'all': as everybody sees it, with all hands open. */
  replay: (id: string, seat: number | 'all' | null) =>
    get<Replay>(at(id, seat === null ? '/replay' : `/replay?seat=${seat}`)),
}
