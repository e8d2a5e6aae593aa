// Things fly: what moved between two scenes is drawn once more above the table, on its way.  Nothing waits for it.
import { flights, type Flight } from '../lib/flights'
import type { Update } from '../lib/messages'

const MOVE = 240
const FADE = 160
const EASE = 'cubic-bezier(.2,.75,.25,1)'

const find = (root: HTMLElement, id: string): HTMLElement | null => {
  const name = CSS.escape(id)
  return (
    root.querySelector<HTMLElement>(`[data-piece="${name}"]`) ??
    root.querySelector<HTMLElement>(`[data-spot="${name}"]`)
  )
}

/** A piece is measured by its card, a place by a card's size in its middle. */
function boxOf(element: HTMLElement): DOMRect {
  const drawn = element.matches('[data-piece]')
    ? element.querySelector('.playcard, .die, .token')
    : element.querySelector('.pile .playcard')
  const box = (drawn ?? element).getBoundingClientRect()
  if (drawn || box.width < 130) return box
  return new DOMRect(box.x + box.width / 2 - 30, box.y + box.height / 2 - 42, 60, 84)
}

function ghost(layer: HTMLElement, look: Element, from: DOMRect, to: DOMRect, fade: boolean): void {
  const copy = look.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-piece')
  const holder = document.createElement('div')
  holder.className = 'flying'
  holder.style.cssText = `left:${to.x}px;top:${to.y}px;width:${to.width}px;height:${to.height}px;--cw:${to.width}px`
  holder.append(copy)
  layer.append(holder)
  const move = holder.animate(
    [
      {
        transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / (to.width || 1)})`,
        opacity: 1,
      },
      { transform: 'none', opacity: fade ? 0.2 : 1 },
    ],
    { duration: MOVE, easing: EASE },
  )
  void move.finished.catch(() => undefined).then(() => holder.remove())
}

interface Before {
  flight: Flight
  from: DOMRect | undefined
  look: Element | undefined
}

/** Call before the change; what it returns, call after. */
export function flying(root: HTMLElement, layer: HTMLElement, old: Update, now: Update): () => number {
  const before = flights(old.scene, now.scene, now.story ?? []).map((flight): Before => {
    const element = flight.start ? find(root, flight.start) : null
    const drawn = element?.querySelector('.playcard, .die, .token')
    return { flight, from: element ? boxOf(element) : undefined, look: drawn?.cloneNode(true) as Element | undefined }
  })
  return () => {
    let moved = 0
    for (const { flight, from, look } of before) {
      const element = flight.end ? find(root, flight.end) : null
      const piece = element?.matches('[data-piece]') ? element : null
      const drawn = piece?.querySelector('.playcard, .die, .token')
      if (flight.kind === 'flip' && piece)
        piece.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], { duration: MOVE })
      else if (flight.kind === 'fade-in' && piece) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE })
      else if (flight.kind === 'fly' && element && from) {
        const picture = drawn ?? look
        if (!picture) continue
        ghost(layer, picture, from, boxOf(element), !piece)
        piece?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: MOVE - 20 })
      } else continue
      moved = MOVE
    }
    return moved
  }
}
