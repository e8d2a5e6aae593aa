// What this device prefers.  Kept in the browser, never sent.
import { PACES, type Pace } from './pace'
import { LANGUAGES, type Language } from './languages'

export type Theme = 'auto' | 'light' | 'dark'
/** 'auto': as the device suggests (touch or mouse, reduced motion). */
export type Choice = 'auto' | 'on' | 'off'

export interface Prefs {
  theme: Theme
  language: Language | 'auto'
  sound: boolean
  confirm: Choice
  motion: Choice
  pace: Pace
  /** Ask again before an answer that gives away much. */
  sure: boolean
  chat: boolean
  /** The game last played here. */
  game: string
}

const PLACE = 'pioche'
const USUAL: Prefs = {
  theme: 'auto',
  language: 'auto',
  sound: true,
  confirm: 'auto',
  motion: 'auto',
  pace: 'normal',
  sure: false,
  chat: true,
  game: '',
}

const oneOf = <T>(value: unknown, allowed: readonly T[], usual: T): T => allowed.find(one => one === value) ?? usual
const choices: readonly Choice[] = ['auto', 'on', 'off']

/** What was kept, as far as it still makes sense. */
function kept(): Prefs {
  let found: Record<string, unknown> = {}
  try {
    const read: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}')
    if (read && typeof read === 'object') found = read as Record<string, unknown>
  } catch {
    // Unreadable, or the browser keeps nothing: the usual ones serve.
  }
  return {
    theme: oneOf(found['theme'], ['auto', 'light', 'dark'] as const, USUAL.theme),
    language: oneOf(found['language'], ['auto', ...LANGUAGES] as const, USUAL.language),
    sound: oneOf(found['sound'], [true, false], USUAL.sound),
    confirm: oneOf(found['confirm'], choices, USUAL.confirm),
    motion: oneOf(found['motion'], choices, USUAL.motion),
    pace: oneOf(found['pace'], PACES, USUAL.pace),
    sure: oneOf(found['sure'], [true, false], USUAL.sure),
    chat: oneOf(found['chat'], [true, false], USUAL.chat),
    game: typeof found['game'] === 'string' ? found['game'] : USUAL.game,
  }
}

export const prefs: Prefs = $state(kept())

export function prefer(changes: Partial<Prefs>): void {
  Object.assign(prefs, changes)
  try {
    localStorage.setItem(PLACE, JSON.stringify(prefs))
  } catch {
    // Private windows may refuse: the choice then lasts as long as the page.
  }
}

/** Follows the theme chosen here, or the system's. Call once, from the app. */
export function followTheme(): void {
  const night = matchMedia('(prefers-color-scheme: dark)')
  let dark = $state(night.matches)
  night.addEventListener('change', event => (dark = event.matches))
  $effect.root(() => {
    $effect(() => {
      const theme = prefs.theme === 'auto' ? (dark ? 'dark' : 'light') : prefs.theme
      document.documentElement.dataset['theme'] = theme
      if (prefs.motion === 'off') document.documentElement.dataset['motion'] = 'off'
      else delete document.documentElement.dataset['motion']
    })
  })
}
