// From a catalogue's words (look, symbol, corner, marks, text) to one of the drawn templates.  Decided by the data alone.
import { where } from 'virtual:icons'
import type { Catalogue, Colour } from '../../lib/messages'
import { shapes } from '../../lib/shapes'

/** number: a numeral in its suit's shape · emblem: a numeral over an icon · value: a plain numeral ·
 *  banded: an icon with roundels on a band · picture: one large icon · stats: many numbers · recipe: a few coloured ones */
export type Template =
  'number' | 'emblem' | 'value' | 'banded' | 'picture' | 'stats' | 'recipe' | 'die' | 'token' | 'back'

export interface Mark {
  symbol: string
  n: number
  icon: string
  colour: Colour
}

export interface Drawn {
  template: Template
  symbol: string
  icon: string
  colour: Colour
  corner: string
  corners: Mark[]
  marks: Mark[]
  tags: Mark[]
}

/** Each colour has a shape of its own, drawn where a symbol brings no icon. */
const SHAPE_OF: Readonly<Record<string, string>> = {
  red: 'diamond',
  blue: 'drop',
  green: 'clover',
  yellow: 'sun',
  black: 'hexagon',
  orange: 'triangle',
  sky: 'ring',
  purple: 'heart',
  violet: 'star',
  grey: 'square',
  brown: 'pentagon',
  beige: 'arch',
  lime: 'leaf',
  white: 'circle',
}

export const colourShape = (colour: Colour | undefined): string => SHAPE_OF[colour || 'white'] ?? 'circle'

const isPicture = (icon: string): boolean => where[icon] !== undefined
/** Shapes that stand for a suit; a plus is a mark, not a suit. */
const isSuit = (icon: string): boolean => shapes[icon] !== undefined && icon !== 'plus'

function sheet(values: Mark[]): Template {
  if (values.length > 4) return 'stats'
  return values.length > 0 && values.every(mark => mark.colour) ? 'recipe' : 'picture'
}

export function draw(catalogue: Catalogue, key: string): Drawn {
  const face = catalogue.faces[key]
  const symbol = catalogue.symbols[face?.symbol ?? '']
  const mark = ([name, n]: [string, number]): Mark => {
    const found = catalogue.symbols[name]
    return { symbol: name, n, icon: found?.icon ?? '', colour: found?.colour ?? '' }
  }
  const marks = (face?.marks ?? []).map(mark)
  const base: Drawn = {
    template: 'picture',
    symbol: face?.symbol ?? '',
    icon: symbol?.icon ?? '',
    colour: symbol?.colour ?? '',
    corner: face?.corner ?? '',
    corners: (face?.corners ?? []).map(mark),
    marks,
    tags: [],
  }
  if (!face) return { ...base, template: 'back' }
  if (face.look === 'die' || face.look === 'token' || face.look === 'back') return { ...base, template: face.look }
  if (face.look === 'number')
    return { ...base, template: isSuit(base.icon) ? 'number' : isPicture(base.icon) ? 'emblem' : 'value' }
  if (face.look === 'picture') return { ...base, template: marks.length && !base.corner ? 'banded' : 'picture' }
  const values = marks.filter(one => one.icon)
  return { ...base, template: sheet(values), marks: values, tags: marks.filter(one => !one.icon) }
}
