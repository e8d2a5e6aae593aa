// The dialogs any page can open.
import type { TableInfo } from './messages'

export type Panel = 'settings' | 'you' | 'fairness' | 'leave'

class Panels {
  current: Panel | null = $state(null)
  /** The table on this page, if there is one. */
  table: TableInfo | undefined = $state.raw()
  /** Asks the others at it to end the match here. */
  end: (() => void) | undefined

  open(panel: Panel): void {
    this.current = panel
  }

  close(): void {
    this.current = null
  }
}

export const panels = new Panels()
