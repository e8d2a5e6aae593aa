// Writes what the server sends as it is, so that nobody waits for a file to be pressed: file.js → file.js.br, file.js.gz.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** @returns {import('vite').Plugin} */
export function compressed() {
  let folder
  return {
    name: 'pioche-compressed',
    apply: 'build',
    configResolved: config => {
      folder = join(config.build.outDir, config.build.assetsDir)
    },
    closeBundle() {
      for (const name of readdirSync(folder)) {
        if (!/\.(js|css|svg)$/.test(name)) continue
        const file = join(folder, name)
        const text = readFileSync(file)
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params: size }))
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
      }
    },
  }
}
