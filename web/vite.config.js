import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compressed } from './build/compressed.js'
import { icons } from './build/icons.js'

// The server serves what is built here: index.html for every page, and /assets, whose names change with their content.
// `npm run dev` expects a server at PIOCHE_SERVER for everything under /api.
const server = process.env.PIOCHE_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), icons(), compressed()],
  resolve: { alias: { $lib: new URL('./src/lib', import.meta.url).pathname } },
  build: {
    outDir: '../src/pioche/server/static',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0, // no data: addresses, so that the content policy can stay strict
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    // The table is one file: pages that show it need nearly all of it, and one file presses better than three.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'board', test: /\/src\/table\/(?!kit\/|look\/faces|speech)/ }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
