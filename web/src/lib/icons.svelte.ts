// Drawn icons.  A page loads the packs it needs, then draws by name; what is not there yet is drawn when it comes.
import { SvelteMap } from 'svelte/reactivity'
import { packs, where } from 'virtual:icons'
import type { Catalogue } from './messages'
import { shapes } from './shapes'

const paths = new SvelteMap<string, string>()
const loading = new Map<number, Promise<void>>()

/** The path of an icon of game-icons, 512 × 512; nothing if there is none or it is not loaded. */
export const iconPath = (name: string): string | undefined => paths.get(name)

async function loadPack(pack: number): Promise<void> {
  const module = await packs[pack]?.()
  for (const [name, path] of Object.entries(module?.default ?? {})) paths.set(name, path)
}

/** Loads the packs that hold these icons.  Names that are shapes of ours, or unknown, need nothing. */
export async function loadIcons(names: Iterable<string>): Promise<void> {
  const wanted = new Set<number>()
  for (const name of names) {
    const pack = shapes[name] ? undefined : where[name]
    if (pack !== undefined) wanted.add(pack)
  }
  await Promise.all(
    [...wanted].map(pack => {
      const known = loading.get(pack)
      if (known) return known
      const job = loadPack(pack).catch(() => void loading.delete(pack)) // an icon that is missing is drawn as a letter
      loading.set(pack, job)
      return job
    }),
  )
}

/** What a game brings along itself, then the packs that hold the rest. */
export function loadCatalogueIcons(catalogue: Catalogue): Promise<void> {
  for (const [name, path] of Object.entries(catalogue.icons ?? {})) if (!(name in where)) paths.set(name, path)
  return loadIcons(Object.values(catalogue.symbols).map(symbol => symbol.icon ?? ''))
}
