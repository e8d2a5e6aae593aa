// Who this browser is, and which games there are.
import { api } from './api'
import type { GameInfo, Me } from './messages'

class Session {
  me: Me = $state.raw({ name: '' })
  games: GameInfo[] = $state.raw([])
  private started: Promise<void> | undefined

  /** Asks the server once; a failure may be tried again. */
  start(): Promise<void> {
    this.started ??= Promise.all([api.me(), api.games()]).then(
      ([me, games]) => {
        this.me = me
        this.games = games
      },
      (problem: unknown) => {
        this.started = undefined
        throw problem
      },
    )
    return this.started
  }

  game(key: string): GameInfo | undefined {
    return this.games.find(game => game.key === key)
  }

  /** The kinds of bots, weakest first. */
  get bots(): string[] {
    return this.me.bots ?? []
  }

  /** The usual opponent. */
  get bot(): string {
    return this.me.bot || (this.bots.at(-1) ?? '')
  }
}

export const session = new Session()
