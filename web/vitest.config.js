import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// What the table computes, without a browser; what it shows is tested in one (tests/web).
export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: new URL('./src/lib', import.meta.url).pathname } },
  test: { include: ['tests/*.test.ts'], reporters: ['dot'] },
})
