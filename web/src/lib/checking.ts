// Checks the shuffles of finished tables, each of them once.
import { api, Refused } from './api'
import type { Report } from './fairness'
import type { TableInfo } from './messages'
import { receiptOf } from './receipts'

const reports = new Map<string, Promise<Report>>()

/** What this browser finds out about a table that is over. The arithmetic is fetched when it is first needed. */
export function check(table: TableInfo): Promise<Report> {
  const known = reports.get(table.id)
  if (known) return known
  const begun = examined(table)
  reports.set(table.id, begun)
  begun.catch(() => reports.delete(table.id)) // the line was bad: it may be tried again
  return begun
}

async function examined(table: TableInfo): Promise<Report> {
  const draws = api.draws(table.id).catch((problem: unknown) => {
    if (problem instanceof Refused && problem.status < 500) return undefined // it will not say
    throw problem
  })
  const [{ examine }, record, told] = await Promise.all([import('./fairness'), api.recordText(table.id), draws])
  return examine(record, told, receiptOf(table.id))
}
