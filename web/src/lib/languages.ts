export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language by its own name: the one text that is the same in all of them. */
export const NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' }

/** The first language of the browser that we speak, else English. */
export function spoken(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find(language => tag.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}
