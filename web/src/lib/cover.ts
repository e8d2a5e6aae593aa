// Three cards that show what a game looks like, chosen from its catalogue alone.
import type { Catalogue } from './messages'

/** `game` varies the choice, because several games may be played with the same cards. */
export function cover(catalogue: Catalogue, game: string): string[] {
  const bySymbol = new Map<string, string[]>()
  for (const [key, face] of Object.entries(catalogue.faces)) {
    if (face.look !== 'number' && face.look !== 'picture' && face.look !== 'sheet') continue
    const group = face.look === 'sheet' ? `${face.look} ${face.symbol}` : (face.symbol ?? '')
    bySymbol.set(group, [...(bySymbol.get(group) ?? []), key])
  }
  const sorted = [...bySymbol.values()].sort((a, b) => b.length - a.length)
  const sum = [...game].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const turn = sorted.length > 3 ? sum % sorted.length : 0
  const groups = [...sorted.slice(turn), ...sorted.slice(0, turn)]
  const few = groups.length >= 3 ? groups.slice(0, 3) : [...groups, ...groups, ...groups].slice(0, 3)
  // From each symbol a card of another height, so that the three differ in more than colour.
  const keys = few.map((group, k) => group[Math.floor(group.length * [0.7, 0.95, 0.45][(k + sum) % 3]!)])
  return [...new Set(keys.filter(key => key !== undefined))]
}
