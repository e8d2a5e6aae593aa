// Catalogues of games, loaded once each with the icons they need.
import { SvelteMap } from 'svelte/reactivity'
import { api } from './api'
import { loadCatalogueIcons } from './icons.svelte'
import type { Catalogue, GameInfo } from './messages'

const found = new SvelteMap<string, Catalogue>()
const loading = new Map<string, Promise<Catalogue>>()

export const catalogue = (game: string): Catalogue | undefined => found.get(game)

export function loadCatalogue(info: GameInfo): Promise<Catalogue> {
  const known = loading.get(info.key)
  if (known) return known
  const job = api.catalogue(info).then(async catalogue => {
    await loadCatalogueIcons(catalogue)
    found.set(info.key, catalogue)
    return catalogue
  })
  job.catch(() => loading.delete(info.key))
  loading.set(info.key, job)
  return job
}
