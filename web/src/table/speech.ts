// Texts of a scene in the reader's language: plain, short, or in parts (so that seats, faces and symbols become chips),
// and the full names that a screen reader speaks.
import { isolated } from '../lib/isolated'
import type { Catalogue, Header, Piece, Seat, Sign, Text, Zone } from '../lib/messages'
import type { TableWords } from './contract'

export type Part =
  | { kind: 'plain'; text: string }
  | { kind: 'seat'; seat: number; text: string }
  | { kind: 'face'; face: string; text: string }
  | { kind: 'symbol'; symbol: string; text: string }

type Value = Text | number | null | undefined

const OPEN = '\uE000'
const SHUT = '\uE001'
const MARKED = new RegExp(`${OPEN}(\\d+)${SHUT}`)

export class Speech {
  constructor(
    readonly words: TableWords,
    readonly own: TableWords,
    readonly catalogue: Catalogue,
    readonly seats: readonly Seat[],
  ) {}

  /** One of the table's own messages (text/*.ftl). */
  ui(id: string, args: Record<string, string | number> = {}, attribute = ''): string {
    return this.own.format(id, args, attribute) || (attribute ? '' : id)
  }

  name(seat: number): string {
    return isolated(this.seats[seat]?.name ?? '') || this.ui('seat-nobody', { n: seat + 1 })
  }

  say(text: Value, attribute = ''): string {
    return this.render(text, attribute, part => part.text)
  }

  /** What may follow, without the numbers that differ from case to case, if the game can say it so. */
  oftenSays(text: Text, mine: boolean): string {
    const [id, args] = typeof text === 'string' ? [text, {}] : text
    const ready = this.ready(args, part => part.text)
    return (
      this.words.format(id, ready, mine ? 'often-you' : 'often') ||
      (mine && this.words.format(id, ready, 'you')) ||
      this.words.format(id, ready)
    )
  }

  short(text: Value): string {
    if (text === null || text === undefined || typeof text === 'number') return ''
    const [id, args] = typeof text === 'string' ? [text, {}] : text
    if (id.startsWith('@') || id.includes(':')) return ''
    return this.words.format(
      id,
      this.ready(args, part => part.text),
      'short',
    )
  }

  number(value: number): string {
    return value.toLocaleString(this.words.language).replace('-', '−')
  }

  symbol(key: string): string {
    return this.short(this.catalogue.symbols[key]?.name)
  }

  symbolName(key: string): string {
    return this.say(this.catalogue.symbols[key]?.name ?? key)
  }

  face(key: string): string {
    return this.say(this.catalogue.faces[key]?.name ?? '')
  }

  /** The sentence in parts; whoever draws it makes chips of what is not plain. */
  parts(text: Value, attribute = ''): Part[] {
    const marks: Part[] = []
    const rendered = this.render(text, attribute, part => `${OPEN}${marks.push(part) - 1}${SHUT}`)
    return rendered
      .split(MARKED)
      .map((bit, k): Part => (k % 2 ? (marks[Number(bit)] as Part) : { kind: 'plain', text: bit }))
      .filter(part => part.text !== '')
  }

  private render(text: Value, attribute: string, mark: (part: Part) => string): string {
    if (text === null || text === undefined || text === '') return ''
    if (typeof text === 'number') return this.number(text)
    if (typeof text === 'string') {
      const part = this.reference(text)
      if (part) return mark(part)
    }
    const [id, args] = typeof text === 'string' ? [text, {}] : text
    const ready = this.ready(args, mark)
    return (attribute && this.words.format(id, ready, attribute)) || this.words.format(id, ready) || id
  }

  private reference(text: string): Part | undefined {
    if (text.startsWith('@'))
      return { kind: 'seat', seat: Number(text.slice(1)), text: this.name(Number(text.slice(1))) }
    if (text.startsWith('face:')) return { kind: 'face', face: text.slice(5), text: this.face(text.slice(5)) }
    if (text.startsWith('symbol:'))
      return { kind: 'symbol', symbol: text.slice(7), text: this.symbolName(text.slice(7)) }
    return undefined
  }

  private ready(args: Record<string, Text | number>, mark: (part: Part) => string): Record<string, string | number> {
    return Object.fromEntries(
      Object.entries(args).map(([key, value]) => [
        key,
        typeof value === 'number' ? value : this.render(value, '', mark),
      ]),
    )
  }

  // ---- what a screen reader hears ----

  sign(sign: Sign): string {
    const words = [this.say(sign.text)]
    if (sign.value != null)
      words.push(
        sign.of != null
          ? this.ui('sign-of', { value: this.number(sign.value), of: this.number(sign.of) })
          : this.number(sign.value),
      )
    if (sign.seat != null && !words[0]?.includes(this.name(sign.seat))) words.push(`(${this.name(sign.seat)})`)
    return words.join(' ')
  }

  flags(flags: readonly string[] | undefined, zone: Zone): string[] {
    return (flags ?? []).map(flag => (zone.says?.[flag] ? this.say(zone.says[flag]) : this.ui(`flag-${flag}`)))
  }

  /** Face, number of pieces, owner, meaning of the flags, signs. */
  piece(piece: Piece, zone: Zone): string {
    const face = this.catalogue.faces[piece.face]
    const name = this.face(piece.face)
    const words = [(piece.n ?? 1) > 1 ? `${piece.n} × ${name}` : name]
    if (face?.look === 'sheet') {
      for (const [key, value] of face.corners ?? []) words.push(`${this.symbolName(key)} ${value}`)
      for (const [key, value] of face.marks ?? [])
        if (value) words.push(value > 1 ? `${this.symbolName(key)} ${value}` : this.symbolName(key))
    }
    if (piece.seat != null) words.push(this.name(piece.seat))
    words.push(...this.flags(piece.flags, zone), ...(piece.signs ?? []).map(sign => this.sign(sign)))
    return words.join(', ')
  }

  header(header: Header, zone: Zone): string {
    return [
      this.say(header.text),
      ...(header.signs ?? []).map(sign => this.sign(sign)),
      ...this.flags(header.flags, zone),
      ...(header.note ? [this.say(header.note)] : []),
    ].join(', ')
  }

  zone(zone: Zone): string {
    const count = zone.count ?? (zone.kind === 'grid' ? null : (zone.pieces ?? []).length)
    return [
      this.say(zone.title),
      ...(count === null ? [] : [this.ui('count', { n: count })]),
      ...(zone.signs ?? []).map(sign => this.sign(sign)),
    ].join(', ')
  }

  /** "2:05", or days and hours for those who have time. */
  clock(seconds: number): string {
    const s = Math.max(0, Math.floor(seconds))
    if (s >= 86400) return this.ui('clock-days', { n: Math.floor(s / 86400) })
    if (s >= 3600) return `${Math.floor(s / 3600)}:${String(Math.floor((s % 3600) / 60)).padStart(2, '0')} h`
    return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`
  }
}
