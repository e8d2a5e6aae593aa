// A series that somebody looks at: asked for again as soon as it changes.
import { api, Refused } from './api'
import type { SeriesInfo } from './messages'

const PAUSE = 2000 // before the next try, when the server does not answer

export class SeriesWatch {
  info: SeriesInfo | undefined = $state.raw()
  /** Why there is nothing to look at. */
  problem: unknown = $state.raw()
  private readonly ending = new AbortController()

  constructor(readonly id: string) {
    void this.follow()
  }

  close(): void {
    this.ending.abort()
  }

  /** What the server has just answered; an older answer that comes late is dropped. */
  take(info: SeriesInfo): void {
    if ((info.seq ?? 0) >= (this.info?.seq ?? 0)) this.info = info
  }

  private async follow(): Promise<void> {
    const { signal } = this.ending
    while (!signal.aborted) {
      try {
        this.take(await api.series(this.id, this.info ? (this.info.seq ?? 0) : undefined, signal))
        this.problem = undefined
      } catch (problem) {
        if (signal.aborted) return
        this.problem = problem
        if (problem instanceof Refused && problem.status === 404) return
        await new Promise(done => setTimeout(done, PAUSE))
      }
    }
  }
}
