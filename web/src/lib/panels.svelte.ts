// The dialogs any page can open.
export type Panel = 'settings' | 'you'

class Panels {
  current: Panel | null = $state(null)

  open(panel: Panel): void {
    this.current = panel
  }

  close(): void {
    this.current = null
  }
}

export const panels = new Panels()
