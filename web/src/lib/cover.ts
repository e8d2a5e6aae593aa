// Three cards that show what a game looks like, chosen from its catalogue alone.
import type { Catalogue } from './messages'

export function cover(catalogue: Catalogue): string[] {
  const bySymbol = new Map<string, string[]>()
  for (const [key, face] of Object.entries(catalogue.faces)) {
    if (face.look !== 'number' && face.look !== 'picture' && face.look !== 'sheet') continue
    const group = face.look === 'sheet' ? `${face.look} ${face.symbol}` : (face.symbol ?? '')
    bySymbol.set(group, [...(bySymbol.get(group) ?? []), key])
  }
  const groups = [...bySymbol.values()].sort((a, b) => b.length - a.length)
  const few = groups.length >= 3 ? groups.slice(0, 3) : [...groups, ...groups, ...groups].slice(0, 3)
  // From each symbol a card of another height, so that the three differ in more than colour.
  const keys = few.map((group, k) => group[Math.floor(group.length * [0.7, 0.95, 0.45][k]!)])
  return [...new Set(keys.filter(key => key !== undefined))]
}
