// The tables of whoever is here, as the server last listed them.
import { api } from './api'
import type { GameInfo, TableInfo } from './messages'

class Mine {
  tables: TableInfo[] | undefined = $state.raw()
  private asking: Promise<void> | undefined

  /** Asks the server; two who ask at once share the answer. */
  load(): Promise<void> {
    this.asking ??= api
      .history()
      .then(found => {
        this.tables = found
      })
      .finally(() => (this.asking = undefined))
    return this.asking
  }

  /** Whether this would be their first game of it; nobody is taken for new before the server has said so. */
  isNewTo(game: GameInfo): boolean {
    return (
      this.tables !== undefined && !this.tables.some(table => table.game === game.key && table.status !== 'waiting')
    )
  }
}

export const mine = new Mine()
