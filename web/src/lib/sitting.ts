// Coming to a table. Each way there keeps the server's commitment first and adds this browser's entropy after it.
import { api, Refused } from './api'
import type { Receipt } from './fairness'
import type { NewTable, TableInfo } from './messages'
import { forget, keep, receiptOf, witness } from './receipts'
import { session } from './session.svelte'

/** Nobody can foresee it, so nobody can choose the cards. */
export const newEntropy = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

const legendOf = (game: string): string => session.game(game)?.legend ?? ''

/** Adds the receipt before the entropy is sent; what was refused is not kept. */
async function holding(receipt: Receipt, send: () => Promise<TableInfo>): Promise<TableInfo> {
  keep(receipt)
  try {
    const table = await send()
    keep({ ...receipt, id: table.id })
    return table
  } catch (problem) {
    if (problem instanceof Refused) forget(receipt)
    throw problem
  }
}

export async function open(wish: NewTable): Promise<TableInfo> {
  const { nonce, commitment } = await api.promise()
  const entropy = newEntropy()
  const seat = wish.seats?.length ? wish.seats.findIndex(one => one.who === 'you') : 0
  const receipt = { id: '', commitment, entropy, seat, legend: legendOf(wish.game) }
  return holding(receipt, () => api.open({ ...wish, nonce, entropy }))
}

/** The receipt of a table that is about to get this browser's entropy: always the same entropy for the same table. */
function receiptFor(table: TableInfo, seat: number): Receipt {
  const { commitment, entropy, legend } = receiptOf(table.id) ?? {
    commitment: table.commitment ?? '',
    entropy: '',
    legend: legendOf(table.game),
  }
  return { id: table.id, commitment, entropy: entropy || newEntropy(), seat, legend }
}

/** Takes this seat, or the first free one. The seat is named, so that the server has no choice there either. */
export async function join(table: TableInfo, wanted?: number): Promise<TableInfo> {
  const seat = wanted ?? table.seats.findIndex(one => !one.name)
  const receipt = receiptFor(table, seat)
  return holding(receipt, () => api.join(table.id, seat, receipt.entropy))
}

export async function leave(table: TableInfo): Promise<void> {
  await api.leave(table.id)
  const receipt = receiptOf(table.id)
  if (receipt && table.status === 'waiting') forget(receipt)
}

const adding = new Set<string>()

/** Looks at a table; whoever sits there already, as in a rematch, adds entropy if it is still wanted. */
export async function addEntropy(table: TableInfo): Promise<TableInfo> {
  const seat = table.seat
  witness(table, legendOf(table.game))
  if (table.status !== 'waiting' || seat == null || table.seats[seat]?.entropy || adding.has(table.id)) return table
  adding.add(table.id)
  const receipt = keep(receiptFor(table, seat))
  try {
    return await api.entropy(table.id, receipt.entropy)
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem
    keep({ ...receipt, entropy: '' }) // another window of this person was quicker, or play has begun
    return table
  } finally {
    adding.delete(table.id)
  }
}

/** Opens the rematch, or comes to it, with new entropy. */
export async function again(table: TableInfo): Promise<TableInfo> {
  return addEntropy(table.rematch ? await api.table(table.rematch) : await api.rematch(table.id))
}
