// Where areas go.  Pinned areas (hands, a duel, a private look) leave the cloth for the dock under the question.
import type { Area, Player, Scene } from '../lib/messages'

export interface Plan {
  /** grid-template-areas of the cloth. */
  template: string
  /** grid-template-rows: what all share takes the room that the players' areas leave. */
  rows: string
  columns: number
  /** In reading order. */
  cloth: Area[]
  dock: Area[]
  /** Players whose panel is not the head of an area. */
  bar: Player[]
  /** Only the viewer is left for the bar: the panel stands beside the hand. */
  beside: Player | null
}

const cut = (line: string): string[] => line.trim().split(/\s+/)

/** Lines without the pinned areas: what was there is taken by the area above, or stays empty. */
function withoutPinned(lines: string[][], pinned: ReadonlySet<string>): string[][] {
  const kept: string[][] = []
  for (const [k, line] of lines.entries()) {
    if (line.every(area => pinned.has(area))) continue
    const above = lines.slice(0, k).reverse()
    const now = line.map((area, c) =>
      pinned.has(area) ? (above.map(row => row[c]).find(id => id !== undefined && !pinned.has(id)) ?? '.') : area,
    )
    const same = kept.at(-1)?.join() === now.join() && line.join() !== now.join()
    if (!same && !now.every(area => area === '.')) kept.push(now)
  }
  const used = kept[0]?.map((_, c) => kept.some(row => row[c] !== '.')) ?? []
  return kept.map(row => row.filter((_, c) => used[c]))
}

/** The same, taken by the area to the left. */
function leftOfPinned(lines: string[][], pinned: ReadonlySet<string>): string[][] {
  return lines
    .filter(line => !line.every(area => pinned.has(area)))
    .map(line =>
      line.map((area, c) => (pinned.has(area) ? (line.slice(0, c).findLast(id => !pinned.has(id)) ?? '.') : area)),
    )
}

/** An area must stay a rectangle: if filling the gaps bent one, leave the gaps. */
function rectangular(lines: string[][]): boolean {
  for (const id of new Set(lines.flat())) {
    if (id === '.') continue
    const rows = lines.flatMap((line, r) => (line.includes(id) ? [r] : []))
    const cols = lines.flatMap(line => line.flatMap((area, c) => (area === id ? [c] : [])))
    const [top, bottom, left, right] = [Math.min(...rows), Math.max(...rows), Math.min(...cols), Math.max(...cols)]
    for (let r = top; r <= bottom; r++) for (let c = left; c <= right; c++) if (lines[r]?.[c] !== id) return false
  }
  return true
}

/** Folded areas share a line; it is split as soon as one of them is open. */
const split = (lines: string[][], open: ReadonlySet<string>): string[][] =>
  lines.flatMap(line => (line.some(id => open.has(id)) ? [...new Set(line)].map(id => line.map(() => id)) : [line]))

export function plan(scene: Scene, narrow: boolean, folded: (area: Area) => boolean = () => false): Plan {
  const order = [...new Set(scene.layout.narrow.flatMap(cut))]
  const areas = order.flatMap(id => scene.areas.filter(area => area.id === id))
  const pinned = new Set(areas.filter(area => area.narrow === 'pin').map(area => area.id))
  const open = new Set(areas.filter(area => area.narrow === 'fold' && !folded(area)).map(area => area.id))
  const lines = narrow ? split(scene.layout.narrow.map(cut), open) : scene.layout.wide.map(cut)
  const kept =
    [withoutPinned(lines, pinned), leftOfPinned(lines, pinned)].find(rectangular) ??
    lines.map(line => line.map(area => (pinned.has(area) ? '.' : area)))
  const seated = new Set(areas.filter(area => area.seat != null).map(area => area.id))
  const shares = (row: string[]) => !row.some(id => seated.has(id))
  /** Several seats side by side share what is left; otherwise what all share does. */
  const crowd = (row: string[]) => !narrow && new Set(row.filter(id => seated.has(id))).size > 1
  /** On a phone those who lay cards open before them share what is left: what comes to one does not move the others. */
  const open_ = narrow && scene.layout.form === 'grid' && scene.zones.some(zone => zone.anchor === 'seat')
  const height = (row: string[]) =>
    crowd(row)
      ? 'minmax(0, 1fr)'
      : shares(row)
        ? kept.some(crowd) || open_
          ? 'auto'
          : 'minmax(min-content, 1fr)'
        : open_
          ? 'minmax(min-content, 1fr)'
          : 'auto'
  const heads = new Set(areas.filter(area => !pinned.has(area.id)).map(area => area.seat ?? -1))
  const rest = scene.players.filter(player => !heads.has(player.seat))
  const [only] = rest
  const beside =
    rest.length === 1 && only && pinned.size > 0 && (only.seat === scene.seat || scene.seat === null) ? only : null
  return {
    template: kept.map(row => `"${row.join(' ')}"`).join(' ') || 'none',
    rows: kept.every(shares) ? '' : kept.map(row => height(row)).join(' '),
    columns: kept[0]?.length ?? 1,
    cloth: areas.filter(area => !pinned.has(area.id)),
    dock: areas.filter(area => pinned.has(area.id)),
    bar: beside ? [] : rest,
    beside,
  }
}
