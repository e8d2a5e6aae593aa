// Opening tables: what several pages do.
import { attempt } from './notices.svelte'
import { prefer } from './prefs.svelte'
import { go } from './router.svelte'
import { open } from './sitting'

/** One click: you and bots, the usual options, at once. */
export const playWithBots = (game: string): Promise<boolean> =>
  attempt(async () => {
    prefer({ game })
    const table = await open({ game })
    go(`/t/${table.id}`)
  })
