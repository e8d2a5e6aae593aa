// Builds the gallery alone, for tests: npx vite build --config src/gallery/vite.config.js --outDir DIR
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const web = new URL('../..', import.meta.url)
const catalogues = new URL('../tests/web/fixtures/catalogues/', web)

/** The icons of all fixture catalogues in one pack. */
function icons() {
  const set = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  )
  const wanted = new Set()
  for (const file of readdirSync(catalogues))
    for (const symbol of Object.values(JSON.parse(readFileSync(new URL(file, catalogues), 'utf8')).symbols))
      wanted.add(symbol.icon ?? '')
  const paths = {}
  for (const name of wanted) {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent]
    if (icon) paths[name] = [...icon.body.matchAll(/ d="([^"]+)"/g)].map(match => match[1]).join('')
  }
  return {
    name: 'gallery-icons',
    resolveId: id => (id.startsWith('virtual:icons') ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:icons/0') return `export default ${JSON.stringify(paths)}`
      if (id !== '\0virtual:icons') return
      const where = Object.fromEntries(Object.keys(paths).map(name => [name, 0]))
      return `export const where = ${JSON.stringify(where)}\nexport const packs = [() => import('virtual:icons/0')]`
    },
  }
}

export default defineConfig({
  root: web.pathname,
  configFile: false,
  plugins: [svelte({ configFile: new URL('svelte.config.js', web).pathname }), icons()],
  resolve: { alias: { $lib: new URL('src/lib', web).pathname } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: false,
    rollupOptions: { input: new URL('gallery.html', web).pathname },
  },
  server: { fs: { allow: [new URL('..', web).pathname] } },
})
