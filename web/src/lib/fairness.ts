// Whether a finished match was dealt as it was promised: found out here, from what this browser kept before it.
//
// The server hands over the record and the lists it drew from; nothing else it says is believed. What only the rules
// can tell (that a list held the right cards, that an answer was allowed) is left to `pioche verify`.
import { commitmentOf, digest, drawn, Stream } from './chance'
import type { Draws } from './messages'

export const BOT = 'bot'
export const NONE = 'none'

/** What this browser kept of a table. */
export interface Receipt {
  /** The table's id; '' while it is being opened. */
  id: string
  /** As it was shown when this browser first saw the table, before it added anything. */
  commitment: string
  /** What this browser added; '' for nothing. */
  entropy: string
  /** The seat of this browser's player; -1 for somebody who watches. */
  seat: number
  /** Of the game, as it was then: how chance draws and names what it draws. */
  legend: string
  /** When play began: what every seat had added, and where people sat. */
  begun?: { entropies: string[]; people: boolean[] }
}

/** good: found so.  open: cannot be told here.  doubt: the player must know better.  bad: found otherwise. */
export type State = (typeof STATES)[number]
const STATES = ['good', 'open', 'doubt', 'bad'] as const

export interface Finding {
  what: 'seal' | 'yours' | 'others' | 'draws'
  state: State
  /** The message `page-fair-WHAT-WHY` says it in words. */
  why: string
  args?: Record<string, string | number>
}

export interface Report {
  state: State
  findings: Finding[]
}

interface Entry {
  line: number
  step: string
  outcome: string[]
}

/** What a record says about chance. */
export interface Played {
  form: string
  table: string
  commitment: string
  secret: string
  bots: boolean[]
  entropies: string[]
  entries: Entry[]
}

export function played(record: string): Played {
  const [first = '', ...rows] = record.split('\n')
  const out: Played = { form: first, table: '', commitment: '', secret: '', bots: [], entropies: [], entries: [] }
  rows.forEach((row, k) => {
    const [, word = '', ...rest] = row.split(' ')
    const text = rest.join(' ')
    if (word === 'table' || word === 'commitment' || word === 'secret') out[word] = text
    else if (word === 'seat') out.bots.push(rest[1] !== '-')
    else if (word === 'entropy') out.entropies.push(rest.slice(1).join(' '))
    else if (word === '?') out.entries.push({ line: k + 2, step: rest[0] ?? '', outcome: rest.slice(1) })
  })
  return out
}

const finding = (what: Finding['what'], state: State, why: string, args?: Finding['args']): Finding => ({
  what,
  state,
  why,
  ...(args ? { args } : {}),
})

/** The secret is the one that was sealed, and so is the table. */
function seal(game: Played, receipt: Receipt | undefined): Finding {
  const bound = game.form === 'pioche record 2' && game.secret !== ''
  if (!bound) return finding('seal', receipt ? 'bad' : 'open', 'unbound')
  const opened = commitmentOf(game.secret, game.table)
  if (opened !== game.commitment) return finding('seal', 'bad', 'broken')
  if (!receipt) return finding('seal', 'open', 'unseen')
  if (opened !== receipt.commitment) return finding('seal', 'bad', 'other')
  return finding('seal', 'good', receipt.entropy ? 'good' : 'seen')
}

/** What this browser added is in the record as it was sent. */
function yours(game: Played, receipt: Receipt | undefined): Finding {
  if (!receipt) return finding('yours', 'open', 'absent')
  if (receipt.seat < 0) return finding('yours', 'open', 'watched')
  if (!receipt.entropy) {
    const none = game.entropies[receipt.seat] === NONE
    return none ? finding('yours', 'open', 'none') : finding('yours', 'doubt', 'elsewhere')
  }
  const mine = game.entropies[receipt.seat] === receipt.entropy && !game.bots[receipt.seat]
  return mine ? finding('yours', 'good', 'good') : finding('yours', 'bad', 'changed')
}

/** Bots added nothing, and people what everybody could see when play began. */
function others(game: Played, receipt: Receipt | undefined): Finding {
  const made = game.bots.findIndex((bot, seat) => bot && game.entropies[seat] !== BOT)
  if (made >= 0) return finding('others', 'bad', 'bot', { seat: made + 1 })
  if (game.entropies.length !== game.bots.length) return finding('others', 'bad', 'changed')
  if (!receipt?.begun) return finding('others', 'open', 'unseen')
  const { entropies, people } = receipt.begun
  const same = game.entropies.every((entropy, seat) => entropy === entropies[seat] && game.bots[seat] === !people[seat])
  return same ? finding('others', 'good', 'good') : finding('others', 'bad', 'changed')
}

/** Every shuffle and roll is what the secret and everybody's entropy give. */
function chances(game: Played, told: Draws | undefined, receipt: Receipt | undefined): Finding {
  if (!told || told.draws.length !== game.entries.length) return finding('draws', 'bad', 'missing')
  if (receipt && digest(told.legend.join('\n')) !== receipt.legend) return finding('draws', 'doubt', 'legend')
  const legend = new Map(
    told.legend.map(line => line.split(' ')).map(([step = '', way = '', ...names]) => [step, { way, names }]),
  )
  const context = [game.table, ...game.entropies].join('\n')
  let done = 0
  for (const [number, entry] of game.entries.entries()) {
    const draw = told.draws[number]
    const key = legend.get(entry.step)
    if (!draw || !key || draw.step !== entry.step) return finding('draws', 'bad', 'missing')
    if (key.way === '-') continue // the game never said how it draws: that is for its rules
    if (!draw.calls?.length && entry.outcome.length) return finding('draws', 'bad', 'missing')
    const numbers = drawn(key.way, draw.calls ?? [], key.names.length > 0, new Stream(game.secret, context, number))
    const names = numbers?.map(n => (key.names.length ? key.names[n] : String(n)))
    const many = key.way === 'shuffled' ? entry.outcome.length : names?.length // of a shuffle, as many as were needed
    if (!names || names.length < entry.outcome.length || names.slice(0, many).join(' ') !== entry.outcome.join(' '))
      return finding('draws', 'bad', 'other', { number: number + 1, line: entry.line })
    done++
  }
  const counts = { draws: done, of: game.entries.length }
  return done < game.entries.length
    ? finding('draws', 'open', 'some', counts)
    : finding('draws', 'good', 'good', counts)
}

/** Everything that can be found out here, from a record and what the server says about its draws. */
export function examine(record: string, told: Draws | undefined, receipt: Receipt | undefined): Report {
  const game = played(record)
  const sealed = seal(game, receipt)
  const rest = () => [yours(game, receipt), others(game, receipt), chances(game, told, receipt)]
  const findings = sealed.why === 'unbound' ? [sealed] : [sealed, ...rest()]
  const worst = Math.max(...findings.map(one => STATES.indexOf(one.state)))
  return { state: STATES[worst] ?? 'bad', findings }
}
