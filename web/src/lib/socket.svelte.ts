// One table, live.  Keeps the connection, the newest frames, the chat and the latest hint; asks again when something is missing.
import type { ChatLine, FromBrowser, FromServer, HintGiven, TableInfo, Text, Update } from './messages'
import { unfolded } from './unfolding'

export type Line = 'connecting' | 'open' | 'lost'
/** Why the server hung up for good: trying again would not help. */
export type Closed = 'signed-out' | 'forbidden' | 'missing'
const FOR_GOOD: ReadonlyMap<number, Closed> = new Map([
  [4401, 'signed-out'],
  [4403, 'forbidden'],
  [4404, 'missing'],
])

/** Frames as they came: a new object each time. `whole`: forget what was shown. */
export interface Batch {
  frames: Update[]
  whole?: boolean
}

const SHORTEST = 500
const LONGEST = 15_000
const CHAT = 200 // lines kept

/** How long to wait before the next try: twice as long each time, and never all browsers at once. */
export const patience = (tries: number, chance = Math.random()): number =>
  Math.min(LONGEST, SHORTEST * 2 ** tries) * (0.75 + chance / 2)

/** What a batch of frames means for one who knows everything up to `known`. */
export function judge(known: number | undefined, frames: readonly Update[], whole: boolean): 'show' | 'old' | 'gap' {
  const newest = frames.at(-1)?.seq
  if (newest === undefined) return 'old'
  if (whole) return 'show'
  if (known === undefined) return 'gap'
  if (newest <= known) return 'old'
  return newest === known + 1 ? 'show' : 'gap'
}

export class TableSocket {
  line: Line = $state('connecting')
  closed: Closed | null = $state(null)
  table: TableInfo | undefined = $state.raw()
  batch: Batch | undefined = $state.raw()
  chat: ChatLine[] = $state.raw([])
  hint: HintGiven | null = $state.raw(null)
  /** The last refusal, or what everybody should know; a new object each time. */
  refused: { text: Text } | null = $state.raw(null)

  /** The state as last received, whether or not it has been shown. */
  get newest(): Update | undefined {
    return this.batch?.frames.at(-1)
  }

  private socket: WebSocket | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private tries = 0
  private ended = false
  private syncing = false

  /** `board`: to show what everybody may see, whoever has opened it. */
  constructor(
    readonly id: string,
    private readonly board = false,
  ) {
    addEventListener('online', this.hurry)
    addEventListener('offline', this.dropped)
    document.addEventListener('visibilitychange', this.hurry)
    this.connect()
  }

  close(): void {
    this.ended = true
    clearTimeout(this.timer)
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.dropped)
    document.removeEventListener('visibilitychange', this.hurry)
    const socket = this.socket
    // One that is still connecting would complain: let it come, then go.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
    else socket?.close()
  }

  /** Sends if connected; says whether it did. What is lost is never sent later: things may have changed. */
  send(message: FromBrowser): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  /** Answers the picture of this number. Each answer has an id, so that what came twice is played once. */
  answer(send: number[], seq: number): boolean {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(9)), byte => byte.toString(36)).join('')
    return this.send({ kind: 'answer', seq, send, id })
  }

  private connect(): void {
    clearTimeout(this.timer)
    const path = `/api/tables/${encodeURIComponent(this.id)}/socket${this.board ? '?board' : ''}`
    const place = new URL(path, location.href)
    place.protocol = place.protocol.replace('http', 'ws')
    const socket = new WebSocket(place)
    this.socket = socket
    this.syncing = false
    socket.onmessage = event => {
      if (socket === this.socket) this.hear(JSON.parse(String(event.data)) as FromServer)
    }
    socket.onclose = ({ code }) => {
      if (socket !== this.socket || this.ended) return
      this.line = 'lost'
      this.closed = FOR_GOOD.get(code) ?? null
      if (this.closed) this.close()
      if (this.closed) return
      this.timer = setTimeout(() => this.connect(), patience(this.tries++))
    }
  }

  /** Back online, or looked at again: do not wait for the timer. */
  private readonly hurry = (): void => {
    if (this.line === 'open' || document.visibilityState === 'hidden') return
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return
    this.tries = 0
    this.connect()
  }

  private readonly dropped = (): void => {
    this.line = 'lost'
    this.socket?.close()
  }

  private hear(said: FromServer): void {
    // The first message proves that the line is good; a socket that opens and closes at once does not count.
    this.line = 'open'
    this.tries = 0
    switch (said.kind) {
      case 'table':
        this.table = said.table
        break
      case 'frames':
        this.see(said.frames, said.whole ?? false)
        break
      case 'onwards': {
        const frames = unfolded(this.newest, said)
        if (frames) this.see(frames, false)
        else this.ask()
        break
      }
      case 'chat':
        if (this.chat.some(line => line.number === said.number)) break
        this.chat = [...this.chat, said].sort((a, b) => a.number - b.number).slice(-CHAT)
        break
      case 'hint':
        this.hint = said
        break
      case 'notice':
      case 'refused':
        this.refused = { text: said.text }
        break
    }
  }

  private see(frames: Update[], whole: boolean): void {
    const verdict = judge(this.newest?.seq, frames, whole)
    if (verdict === 'show') {
      this.batch = { frames, whole }
      this.syncing = false
    } else if (verdict === 'gap') this.ask()
  }

  /** Something was missed: everything again, please. */
  private ask(): void {
    if (!this.syncing) this.syncing = this.send({ kind: 'sync' })
  }
}
