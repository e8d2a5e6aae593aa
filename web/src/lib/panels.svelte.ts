// The dialogs any page can open.
import type { TableInfo } from './messages'

export type Panel = 'settings' | 'you' | 'fairness'

class Panels {
  current: Panel | null = $state(null)
  /** The table on this page, if there is one. */
  table: TableInfo | undefined = $state.raw()

  open(panel: Panel): void {
    this.current = panel
  }

  close(): void {
    this.current = null
  }
}

export const panels = new Panels()
