// Cuts single icons out of @iconify-json/game-icons (6 MB) and packs those that are used together into one small module.
//
// icons.json lists the packs by icon name (build/icons.py writes it from the games' catalogues).  The client imports
//     virtual:icons     where each icon is: { frog: 0, owl: 0, … }, and a way to load each pack
// and loads only the packs that hold what it wants to draw (src/lib/icons.svelte.ts).
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const list = new URL('../icons.json', import.meta.url)
const set = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')

/** Coordinates to a tenth of a unit: a third less to load, and nothing anybody could see.  Numbers may stand without
 *  anything between them, so none may lose its point or gain a digit before it. */
const tenths = d =>
  d.replace(
    /(\d*)\.(\d)(\d)\d*/g,
    (_, whole, first, second) => `${whole}.${second < '5' || first === '9' ? first : Number(first) + 1}`,
  )

/** The path of an icon, 512 × 512. */
function path(all, name) {
  const icon = all.icons[name] ?? all.icons[all.aliases?.[name]?.parent]
  if (!icon) throw new Error(`icons.json: there is no icon ${name} in game-icons`)
  const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map(match => match[1])
  if (paths.length === 0) throw new Error(`the icon ${name} has no path`)
  return tenths(paths.join(''))
}

/** @returns {import('vite').Plugin} */
export function icons() {
  const packs = () => JSON.parse(readFileSync(list, 'utf8'))
  let all
  return {
    name: 'pioche-icons',
    resolveId: id => (/^virtual:icons(\/\d+)?$/.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, pack] = /^\0virtual:icons(?:\/(\d+))?$/.exec(id) ?? [undefined]
      if (!id.startsWith('\0virtual:icons')) return
      this.addWatchFile(list.pathname)
      if (pack === undefined) {
        const where = Object.fromEntries(packs().flatMap((names, k) => names.map(name => [name, k])))
        const loaders = packs().map((_, k) => `() => import('virtual:icons/${k}')`)
        return `export const where = ${JSON.stringify(where)}\nexport const packs = [${loaders.join(', ')}]`
      }
      all ??= JSON.parse(readFileSync(set, 'utf8'))
      const paths = Object.fromEntries(packs()[Number(pack)].map(name => [name, path(all, name)]))
      return `export default ${JSON.stringify(paths)}`
    },
  }
}
