// The fixture scenes of tests/web/fixtures, with their catalogues and words.
import type { Catalogue, Update } from '../lib/messages'
import type { TableWords } from '../table/contract'
import { wordsOf } from '../table/text/own'

const scenes = import.meta.glob<Update>('../../../tests/web/fixtures/scenes/*.json', { import: 'default' })
const catalogues = import.meta.glob<Catalogue>('../../../tests/web/fixtures/catalogues/*.json', { import: 'default' })
const texts = import.meta.glob<string>('../../../tests/web/fixtures/text/*.ftl', { query: '?raw', import: 'default' })
const rules = import.meta.glob<string>('../../../tests/web/fixtures/rules.md', { query: '?raw', import: 'default' })

const ROOT = '../../../tests/web/fixtures'
export const names = Object.keys(scenes).map(path => path.split('/').at(-1)?.replace('.json', '') ?? '')

export interface Fixture {
  update: Update
  catalogue: Catalogue
  words: TableWords
  rules: string
  frames?: Update[]
}

/** What a test serves beside the gallery: the frames of a real match. */
export interface Recording {
  frames: Update[]
  catalogue: Catalogue
  rules: string
  texts: string[]
}

export async function recording(language: string): Promise<Fixture> {
  const { frames, catalogue, rules, texts } = (await (await fetch('recording.json')).json()) as Recording
  const [update] = frames
  if (!update) throw new Error('an empty recording')
  return { frames, update, catalogue, rules, words: wordsOf(language, texts) }
}

export async function fixture(name: string, language: string): Promise<Fixture> {
  const key = name.split('_')[0] ?? ''
  const [update, catalogue] = await Promise.all([
    scenes[`${ROOT}/scenes/${name}.json`]?.(),
    catalogues[`${ROOT}/catalogues/${key}.json`]?.(),
  ])
  if (!update || !catalogue) throw new Error(`no scene ${name}`)
  const wanted = [`${key}.en`, `${key}.names`, `${key}.${language}`].map(
    file => texts[`${ROOT}/text/${file}.ftl`]?.() ?? Promise.resolve(''),
  )
  return {
    update,
    catalogue,
    words: wordsOf(language, await Promise.all(wanted)),
    rules: (await rules[`${ROOT}/rules.md`]?.()) ?? '',
  }
}
