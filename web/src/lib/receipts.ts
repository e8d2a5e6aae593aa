// What this browser keeps of the tables it plays at, so that it can hold their records to it. Never sent anywhere.
import type { Receipt } from './fairness'
import type { TableInfo } from './messages'

const PLACE = 'pioche-receipts'
const MOST = 200

let kept: Receipt[] = [] // for browsers that keep nothing: as long as the page lasts

function all(): Receipt[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(PLACE) ?? 'null')
    if (Array.isArray(read)) kept = read as Receipt[]
  } catch {
    // Unreadable, or not allowed.
  }
  return kept
}

function store(receipts: Receipt[]): void {
  kept = receipts.slice(-MOST)
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept))
  } catch {
    // It lasts as long as the page.
  }
}

export const receiptOf = (id: string): Receipt | undefined => all().find(one => one.id === id)

/** Keeps this one; in place of what was kept of the same table. */
export function keep(receipt: Receipt): Receipt {
  const same = (one: Receipt): boolean => (one.id ? one.id === receipt.id : one.commitment === receipt.commitment)
  store([...all().filter(one => !same(one)), receipt])
  return receipt
}

export function forget(receipt: Receipt): void {
  store(all().filter(one => one.id !== receipt.id || one.commitment !== receipt.commitment))
}

/** A table that is not over: its commitment when it is first seen; once play has begun, who sits there and what each
 * has added. */
export function witness(table: TableInfo, legend: string): void {
  const before = receiptOf(table.id)
  if (table.status === 'over' || before?.begun) return
  const receipt = before ?? {
    id: table.id,
    commitment: table.commitment ?? '',
    entropy: '',
    seat: table.seat ?? -1,
    legend,
  }
  const entropies = table.seats.map(seat => seat.entropy ?? '')
  const begun = { entropies, people: table.seats.map(seat => seat.person ?? false) }
  if (table.status === 'playing') keep({ ...receipt, begun })
  else if (!before) keep(receipt)
}
