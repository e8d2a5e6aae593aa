// A small router over the history API.  Links are plain <a href>: followed here when they stay inside the app.
export type Route =
  | { page: 'front' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'join'; code: string }
  | { page: 'cup'; game: string }
  | { page: 'series'; id: string }
  | { page: 'all-series' }
  | { page: 'history' }
  | { page: 'credits' }
  | { page: 'missing' }

export function match(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decode)
  if (rest.length) return { page: 'missing' }
  if (first === '') return { page: 'front' }
  if (second === '') {
    if (first === 'history' || first === 'credits') return { page: first }
    if (first === 'series') return { page: 'all-series' }
    return { page: 'missing' }
  }
  if (first === 'new') return { page: 'new', game: second }
  if (first === 't') return { page: 'table', id: second }
  if (first === 'r') return { page: 'replay', id: second }
  if (first === 'cup') return { page: 'cup', game: second }
  if (first === 's') return { page: 'series', id: second }
  if (first === 'j') return { page: 'join', code: second }
  return { page: 'missing' }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

let path = $state(location.pathname)
let query = $state(location.search)
const current = $derived(match(path))

export const route = (): Route => current

/** Whether the address asks for this: `?board`. */
export const asks = (name: string): boolean => new URLSearchParams(query).has(name)

/** Goes to another page of ours; `replace` leaves no trace of this one. */
export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  query = location.search
  if (location.pathname === path) return
  path = location.pathname
  scrollTo(0, 0)
}

export function start(): void {
  addEventListener('popstate', () => {
    path = location.pathname
    query = location.search
  })
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (match(link.pathname).page === 'missing') return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  })
}
