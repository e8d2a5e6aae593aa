// Short messages over the page: what went wrong, or that something was copied.
import { Refused, Unreachable } from './api'
import { t, tell } from './words.svelte'

export interface Notice {
  text: string
  bad: boolean
}

class Notices {
  current: Notice | null = $state.raw(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  show(text: string, bad = false): void {
    clearTimeout(this.timer)
    this.current = { text, bad }
    if (!bad) this.timer = setTimeout(() => this.clear(), 4000)
  }

  clear(): void {
    this.current = null
  }
}

export const notices = new Notices()

/** Whatever was thrown, in words for a player. */
export function explain(problem: unknown): string {
  if (problem instanceof Refused) return tell(problem.text)
  if (problem instanceof Unreachable) return t('page-unreachable')
  return t('page-failed')
}

/** Does something; what goes wrong is told on the page. Says whether it went well. */
export async function attempt(deed: () => Promise<unknown>): Promise<boolean> {
  try {
    await deed()
    return true
  } catch (problem) {
    notices.show(explain(problem), true)
    return false
  }
}
