// The table's own messages, by language.  English stands in for a language that is not there.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { TableWords } from '../contract'
import en from './table.en.ftl?raw'
import fr from './table.fr.ftl?raw'

const FILES: Readonly<Record<string, string>> = { en, fr }
const made = new Map<string, TableWords>()

/** Any Fluent files as words. */
export function wordsOf(language: string, files: readonly string[]): TableWords {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const file of files) bundle.addResource(new FluentResource(file), { allowOverrides: true })
  return {
    language,
    format(id, args = {}, attribute = '') {
      const message = bundle.getMessage(id)
      const pattern = attribute ? message?.attributes[attribute] : message?.value
      return pattern ? bundle.formatPattern(pattern, args, []) : ''
    },
  }
}

export function ownWords(language: string): TableWords {
  const known = made.get(language)
  if (known) return known
  const words = wordsOf(language, [FILES[language] ?? en])
  made.set(language, words)
  return words
}
