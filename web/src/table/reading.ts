// The order in which everything that can be chosen is read, and the keys that choose it.
import type { Scene } from '../lib/messages'

/** First the digits, then the letters that mean nothing else at the table. */
export const LABELS = '123456789abdefgijkmnopqtvwxy'

/** The hand and what else lies in the dock, what is one's own, what all share, then the others as they sit. */
export function reading(scene: Scene, ids: readonly string[]): string[] {
  const rank = new Map<string, number>()
  const order = scene.areas.map(area => area.id)
  for (const zone of scene.zones) {
    const area = scene.areas.find(one => one.id === zone.area)
    const group =
      area?.narrow === 'pin' ? 0 : area?.seat != null && area.seat === scene.seat ? 1 : area?.seat == null ? 2 : 3
    const start = (group * 100 + order.indexOf(zone.area)) * 1e6 + scene.zones.indexOf(zone) * 1e4
    rank.set(zone.id, start)
    ;(zone.pieces ?? []).forEach((piece, k) => {
      const [row, col] = piece.at ?? [0, 0]
      rank.set(piece.id, start + 1 + row * 100 + col + k / 1000)
    })
    ;(zone.rows ?? []).forEach((_, row) =>
      (zone.cols ?? []).forEach((_, col) => rank.set(`${zone.id}:${row},${col}`, start + 1 + row * 100 + col)),
    )
  }
  const seats = scene.players.length
  const place = (id: string) =>
    rank.get(id) ?? 4e8 + (id.startsWith('@') ? (Number(id.slice(1)) - (scene.seat ?? 0) + seats) % seats : seats)
  return [...ids].sort((a, b) => place(a) - place(b))
}
