// The lobby over HTTP, typed.  What the server refuses is thrown as a Refused, which says why in its own words.
import type {
  Account,
  Analysis,
  Catalogue,
  Commitment,
  GameInfo,
  Me,
  NewTable,
  Problem,
  Replay,
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

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, headers: { accept: 'application/json' } }
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

const get = async <T>(path: string): Promise<T> => (await ask('GET', path)).json() as Promise<T>
const send = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await ask(method, path, body)).json() as Promise<T>
const read = async (path: string): Promise<string> => (await ask('GET', path)).text()

const at = (id: string, rest = ''): string => `/api/tables/${encodeURIComponent(id)}${rest}`
const game = (info: GameInfo, file: string): string =>
  `/api/games/${encodeURIComponent(info.key)}/${file}?v=${encodeURIComponent(info.stamp)}`

/** This browser's share in the shuffles: nobody else can foresee it, so nobody can choose the cards. */
const entropy = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/** Opens a table: first the server's promise about its secret, then our own share. */
async function open(wish: NewTable): Promise<TableInfo> {
  const { nonce } = await get<Commitment>('/api/commitment')
  return send<TableInfo>('POST', '/api/tables', { ...wish, nonce, entropy: entropy() })
}

export const api = {
  me: () => get<Me>('/api/me'),
  rename: (name: string) => send<Me>('PUT', '/api/me', { name }),
  register: (account: Account) => send<Me>('POST', '/api/account', account),
  login: (account: Account) => send<Me>('POST', '/api/login', account),
  logout: () => send<Me>('POST', '/api/logout'),
  history: () => get<TableInfo[]>('/api/history'),

  games: () => get<GameInfo[]>('/api/games'),
  text: (language: string) => read(`/api/text.${language}.ftl`),
  gameText: (info: GameInfo, language: string) => read(game(info, `text.${language}.ftl`)),
  rules: (info: GameInfo, language: string) => read(game(info, `rules.${language}.md`)),
  catalogue: (info: GameInfo) => get<Catalogue>(game(info, 'catalogue.json')),

  tables: () => get<TableInfo[]>('/api/tables'),
  open,
  table: (id: string) => get<TableInfo>(at(id)),
  join: (id: string, seat?: number) => 
    send<TableInfo>('POST', at(id, '/join'), { ...(seat === undefined ? {} : { seat }), entropy: entropy() }),
  leave: (id: string) => send<TableInfo>('POST', at(id, '/leave')),
  rematch: (id: string) => send<TableInfo>('POST', at(id, '/rematch'), { entropy: entropy() }),
  code: (code: string) => get<TableInfo>(`/api/codes/${encodeURIComponent(code)}`),

  record: (id: string) => at(id, '/record'),
  verdict: (id: string) => get<Verdict>(at(id, '/verdict')),
  analysis: (id: string) => get<Analysis>(at(id, '/analysis')),
  replay: (id: string, seat: number | null) => get<Replay>(at(id, seat === null ? '/replay' : `/replay?seat=${seat}`)),
}
