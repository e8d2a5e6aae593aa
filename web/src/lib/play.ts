// Opening tables: what several pages do.
import { api } from './api'
import type { GameInfo } from './messages'
import { mine } from './mine.svelte'
import { attempt } from './notices.svelte'
import { prefer } from './prefs.svelte'
import { go } from './router.svelte'
import { newEntropy, open } from './sitting'

/** One click: you and bots, at once. The usual options; somebody's first game is a simple one. */
export const playWithBots = (game: GameInfo): Promise<boolean> =>
  attempt(async () => {
    prefer({ game: game.key })
    if (!mine.tables) await mine.load()
    const table = await open({ game: game.key, options: mine.isNewTo(game) ? (game.first ?? {}) : {} })
    go(`/t/${table.id}`)
  })

/** The campaign one is in the middle of, or else a new one: simple at first, as any game. */
export const goOnCampaign = (game: GameInfo): Promise<boolean> =>
  attempt(async () => {
    const kind = game.campaign ?? ''
    const running = (await api.allSeries()).find(
      one => one.game === game.key && one.kind === kind && one.status === 'playing',
    )
    if (!running && !mine.tables) await mine.load()
    const options = mine.isNewTo(game) ? (game.first ?? {}) : {}
    go(`/s/${(running ?? (await api.newSeries({ game: game.key, kind, options, entropy: newEntropy() }))).id}`)
  })
