// What moved between two scenes: the one animation rule of every table.
//
//     1 the same id elsewhere flies; with another face it flips
//     2 the story's moves fly (they may name cards nobody can see)
//     3 a face gone here and come there flies
//     4 what came without a source flies from the only pile that shrank; what went, to the only pile that grew
//     5 the rest fades
import type { Happening, Piece, Scene } from './messages'

export interface Flight {
  kind: 'fly' | 'flip' | 'fade-in' | 'fade-out'
  /** Id of a piece, zone, cell or seat in the old scene; '' for fade-in. */
  start: string
  /** The same in the new scene; '' for fade-out. */
  end: string
  face: string
  n: number
}

interface Spot {
  piece: Piece
  zone: string
  /** The cell in a grid, else the zone. */
  cell: string
}

const liesIn = (spot: Spot, place: string): boolean =>
  place === spot.zone || place === spot.cell || place === spot.piece.id

function spots(scene: Scene): Map<string, Spot> {
  const out = new Map<string, Spot>()
  for (const zone of scene.zones) {
    for (const piece of zone.pieces ?? []) {
      const cell = piece.at ? `${zone.id}:${piece.at[0]},${piece.at[1]}` : zone.id
      out.set(piece.id, { piece, zone: zone.id, cell })
    }
  }
  return out
}

function counts(scene: Scene): Map<string, number> {
  const out = new Map<string, number>()
  for (const zone of scene.zones) if (zone.count != null) out.set(zone.id, zone.count)
  return out
}

const find = <T>(map: Map<string, T>, wanted: (value: T, id: string) => boolean): string | undefined =>
  [...map].find(([id, value]) => wanted(value, id))?.[0]

export function flights(old: Scene, now: Scene, story: readonly Happening[]): Flight[] {
  const before = spots(old)
  const after = spots(now)
  const was = counts(old)
  const is = counts(now)
  const gone = new Map([...before].filter(([id]) => !after.has(id)))
  const came = new Map([...after].filter(([id]) => !before.has(id)))
  const shrunk = new Map<string, Spot>() // stacks of which some went elsewhere
  const out: Flight[] = []
  const fly = (start: string, end: string, face: string, n = 1) => out.push({ kind: 'fly', start, end, face, n })

  for (const [id, a] of before) {
    const b = after.get(id)
    if (!b) continue
    if (a.cell !== b.cell) fly(id, id, b.piece.face)
    else if (a.piece.face !== b.piece.face && !is.has(a.zone))
      out.push({ kind: 'flip', start: id, end: id, face: b.piece.face, n: 1 })
    if ((b.piece.n ?? 1) < (a.piece.n ?? 1)) shrunk.set(id, a)
  }

  for (const move of story.flatMap(happening => happening.moves ?? [])) {
    const face = move.face ?? ''
    const fits = (spot: Spot, place: string) => liesIn(spot, place) && (face === '' || face === spot.piece.face)
    let left = move.n ?? 1
    for (const [id, spot] of [...came]) {
      if (left === 0 || !fits(spot, move.end)) continue
      const start = find(gone, other => liesIn(other, move.start) && other.piece.face === spot.piece.face)
      gone.delete(start ?? '')
      came.delete(id)
      fly(start ?? move.start, id, spot.piece.face)
      left--
    }
    for (const [id, spot] of [...gone]) {
      if (left === 0 || !fits(spot, move.start)) continue
      gone.delete(id)
      fly(id, move.end, spot.piece.face)
      left--
    }
    if (left > 0) fly(move.start, move.end, face, left)
  }

  for (const [id, spot] of [...came]) {
    const start =
      find(gone, other => other.piece.face === spot.piece.face && other.zone !== spot.zone) ??
      find(shrunk, other => other.piece.face === spot.piece.face)
    if (start === undefined) continue
    gone.delete(start)
    came.delete(id)
    fly(start, id, spot.piece.face)
  }

  const smaller = [...is].filter(([zone, count]) => count < (was.get(zone) ?? 0)).map(([zone]) => zone)
  const larger = [...is].filter(([zone, count]) => count > (was.get(zone) ?? 0)).map(([zone]) => zone)
  const covered = new Set([...after.values()].filter(s => s.piece.flags?.includes('deep')).map(s => s.cell))
  for (const [id, spot] of came) {
    if (is.has(spot.zone)) continue
    const [source] = smaller
    if (smaller.length === 1 && source) fly(source, id, spot.piece.face)
    else out.push({ kind: 'fade-in', start: '', end: id, face: spot.piece.face, n: 1 })
  }
  for (const [id, spot] of gone) {
    if (was.has(spot.zone) || covered.has(spot.cell)) continue // under another card
    const [target] = larger
    if (larger.length === 1 && target) fly(id, target, spot.piece.face)
    else out.push({ kind: 'fade-out', start: id, end: '', face: spot.piece.face, n: 1 })
  }
  return out
}
