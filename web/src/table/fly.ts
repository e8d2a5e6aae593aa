// Things fly: what moved between two scenes is drawn once more above the table, on its way.  Nothing waits for it.
import { flights, type Flight } from '../lib/flights'
import type { Beat, Scene, Update } from '../lib/messages'
import { leaves } from './beats'
import { placeOf } from './scaled'
import type { Times } from '../lib/pace'

const FADE = 160
const EASE = 'cubic-bezier(.2,.75,.25,1)'

const find = (root: HTMLElement, id: string): HTMLElement | null => {
  const name = CSS.escape(id)
  return (
    root.querySelector<HTMLElement>(`[data-piece="${name}"]`) ??
    root.querySelector<HTMLElement>(`.player[data-spot="${name}"]`) ??
    root.querySelector<HTMLElement>(`[data-spot="${name}"]`)
  )
}

/** A piece is measured by its card, a place by a card's size in its middle. */
function boxOf(element: HTMLElement): DOMRect {
  const drawn = element.matches('[data-piece]')
    ? element.querySelector('.playcard, .die, .token')
    : element.querySelector('.pile .playcard')
  const box = placeOf(drawn ?? element)
  if (drawn || box.width < 130) return box
  return new DOMRect(box.x + box.width / 2 - 30, box.y + box.height / 2 - 42, 60, 84)
}

interface Way {
  from: DOMRect
  to: DOMRect
  time: number
  delay?: number
  /** It goes out of sight there. */
  fade: boolean
}

/** Along one shallow arc; what is won shrinks to half its size. */
function ghost(layer: HTMLElement, look: Element, { from, to, time, delay = 0, fade }: Way, won = false): void {
  const copy = look.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-piece')
  const holder = document.createElement('div')
  holder.className = 'flying'
  const end = won ? new DOMRect(to.x + to.width / 4, to.y + to.height / 4, from.width / 2, from.height / 2) : to
  holder.style.cssText = `left:${end.x}px;top:${end.y}px;width:${end.width}px;height:${end.height}px;--cw:${end.width}px`
  holder.append(copy)
  layer.append(holder)
  const [x, y, scale] = [from.x - end.x, from.y - end.y, from.width / (end.width || 1)]
  const bend = won ? Math.min(60, Math.hypot(x, y) / 6) : 0
  const steps: Keyframe[] = [
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 1 },
    { transform: 'none', opacity: fade ? 0.2 : 1 },
  ]
  if (won)
    steps.splice(1, 0, { transform: `translate(${x / 2}px, ${y / 2 - bend}px) scale(${(scale + 1) / 2})`, opacity: 1 })
  const move = holder.animate(steps, { duration: time, delay, easing: EASE, fill: 'backwards' })
  void move.finished.catch(() => undefined).then(() => holder.remove())
}

interface Before {
  flight: Flight
  from: DOMRect | undefined
  look: Element | undefined
  /** The seat that wins it. */
  won: number | null
}

/** The seat that a piece goes to by a moment, if it lies where the cause lies and does not come to lie open there. */
function winner(beats: readonly Beat[], flight: Flight, old: Scene, now: Scene): number | null {
  const from = old.zones.find(zone => (zone.pieces ?? []).some(piece => piece.id === flight.start))
  if (!from || flight.kind === 'flip' || flight.kind === 'fade-in') return null
  const lands = now.zones.find(zone => (zone.pieces ?? []).some(piece => piece.id === flight.end))
  const beat = beats.find(one =>
    (one.cause ?? []).some(id => id === from.id || (from.pieces ?? []).some(piece => piece.id === id)),
  )
  if (beat?.to == null || (lands && lands.kind !== 'pile' && lands.owner === beat.to)) return null
  return beat.to
}

const APART = 30

/** Call before the change; what it returns, call after. */
export function flying(root: HTMLElement, layer: HTMLElement, old: Update, now: Update, times: Times): () => number {
  const beats = (now.story ?? []).flatMap(one => (one.beat && leaves(one.beat, old.scene, now.scene) ? [one.beat] : []))
  const before = flights(old.scene, now.scene, now.story ?? []).map((flight): Before => {
    const element = flight.start ? find(root, flight.start) : null
    const drawn = element?.querySelector('.playcard, .die, .token')
    return {
      flight,
      from: element ? boxOf(element) : undefined,
      look: drawn?.cloneNode(true) as Element | undefined,
      won: winner(beats, flight, old.scene, now.scene),
    }
  })
  return () => {
    let moved = 0
    let wins = 0
    for (const { flight, from, look, won } of before) {
      const plate = won === null ? null : find(root, `@${won}`)
      const element = flight.end ? find(root, flight.end) : null
      const piece = element?.matches('[data-piece]') ? element : null
      const drawn = piece?.querySelector('.playcard, .die, .token')
      if (plate && from && look) {
        ghost(layer, look, { from, to: placeOf(plate), time: times.travel, delay: APART * wins, fade: true }, true) // prettier-ignore
        moved = Math.max(moved, times.travel + APART * wins++)
        continue
      }
      if (flight.kind === 'flip' && piece)
        piece.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], { duration: times.land })
      else if (flight.kind === 'fade-in' && piece) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE })
      else if (flight.kind === 'fly' && element && from) {
        const picture = drawn ?? look
        if (!picture) continue
        ghost(layer, picture, { from, to: boxOf(element), time: times.land, fade: !piece })
        piece?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: Math.max(0, times.land - 20) })
      } else continue
      moved = Math.max(moved, times.land)
    }
    return moved
  }
}
