// Words: Fluent messages loaded from the server, the same files as the terminal's.  A new language needs no reload.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { SvelteMap } from 'svelte/reactivity'
import { api } from './api'
import { isolated } from './isolated'
import { spoken, type Language } from './languages'
import type { Catalogue, GameInfo, Text } from './messages'
import { prefs } from './prefs.svelte'

export type Args = Record<string, string | number>

/** One language: the messages of all tables and, with a game, those of the game. */
export class Words {
  private readonly bundle: FluentBundle

  constructor(
    readonly language: Language,
    resources: readonly string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const resource of resources) this.bundle.addResource(new FluentResource(resource))
  }

  /** A message, or one of its attributes; '' if there is none. Strings among the arguments are shown as they are. */
  format(id: string, args: Args = {}, attribute = ''): string {
    const message = this.bundle.getMessage(id)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) return ''
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors)
    if (errors.length && import.meta.env.DEV) console.warn(id, errors)
    return text
  }

  /** A text as servers and scenes send it: an id, or an id with arguments, which may be references. */
  say(text: Text | number | null | undefined, names: readonly string[] = [], catalogue?: Catalogue): string {
    if (text === null || text === undefined || text === '') return ''
    if (typeof text === 'number') return this.number(text)
    const inner = (part: Text | number | undefined) => this.say(part, names, catalogue)
    if (typeof text === 'string') {
      if (text.startsWith('@')) return isolated(names[Number(text.slice(1))] ?? text)
      if (text.startsWith('face:')) return inner(catalogue?.faces[text.slice(5)]?.name) || text.slice(5)
      if (text.startsWith('symbol:')) return inner(catalogue?.symbols[text.slice(7)]?.name) || text.slice(7)
      return this.format(text) || text
    }
    const [id, args] = text
    const said: Args = {}
    for (const [key, value] of Object.entries(args)) said[key] = typeof value === 'number' ? value : inner(value)
    return this.format(id, said) || id
  }

  /** Why the server refused something; strings among the arguments are shown as they are. */
  refusal(text: Text): string {
    const [id, args] = typeof text === 'string' ? [text, {}] : text
    const shown = Object.entries(args).map(([key, value]) => [key, Array.isArray(value) ? this.say(value) : value])
    return this.format(id, Object.fromEntries(shown) as Args) || id
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language, { maximumFractionDigits: 2 }).format(value).replace('-', '−')
  }
}

/** The language in use: the one chosen here, else the browser's. */
export const language = (): Language => (prefs.language === 'auto' ? spoken() : prefs.language)

const texts = new SvelteMap<Language, string>()
const ours = new SvelteMap<Language, Words>()
const games = new SvelteMap<string, Words>()
const loading = new Map<string, Promise<void>>()

const once = (key: string, job: () => Promise<void>): Promise<void> => {
  const known = loading.get(key)
  if (known) return known
  const started = job().catch((problem: unknown) => {
    loading.delete(key)
    throw problem
  })
  loading.set(key, started)
  return started
}

/** Our own messages in one language. */
export const loadWords = (wanted: Language): Promise<void> =>
  once(wanted, async () => {
    const text = await api.text(wanted)
    texts.set(wanted, text)
    ours.set(wanted, new Words(wanted, [text]))
  })

const name = (info: GameInfo, wanted: Language): string => `${info.key} ${info.stamp} ${wanted}`

/** A game's messages together with ours. */
export const loadGameWords = (info: GameInfo, wanted: Language): Promise<void> =>
  once(name(info, wanted), async () => {
    const [text] = await Promise.all([api.gameText(info, wanted), loadWords(wanted)])
    games.set(name(info, wanted), new Words(wanted, [texts.get(wanted) ?? '', text]))
  })

/** The words of the language in use; until they have come, those of another language that has. */
export const words = (): Words | undefined => ours.get(language()) ?? [...ours.values()][0]

/** The words of a game in the language in use, if they have come. */
export const gameWords = (info: GameInfo | undefined): Words | undefined =>
  info && (games.get(name(info, language())) ?? [...games].find(([key]) => key.startsWith(`${info.key} `))?.[1])

/** One of our own messages in the language in use. */
export const t = (id: string, args?: Args, attribute?: string): string => words()?.format(id, args, attribute) ?? ''

/** A refusal of the server, in words. */
export const tell = (text: Text): string => words()?.refusal(text) ?? ''

/** With a capital letter, where a word stands alone. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1)

/** What a kind of bot is called. */
export const botName = (kind: string): string => t(`bot-${kind}`) || kind
