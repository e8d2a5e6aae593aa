// Pointers: click or tap, drag, hover, and a finger held still to look closely.
import { local, placeOf } from './scaled'
import type { Play } from './play.svelte'

const SLOP = 7
const LONG = 430

interface Held {
  id: string
  face: string
  element: HTMLElement
  x: number
  y: number
  ghost: HTMLElement | null
  timer: ReturnType<typeof setTimeout>
}

/** Ids at an element, innermost first: pieces, cells, zones, seats. */
function idsAt(element: Element | null): string[] {
  const out: string[] = []
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { id, spot } = at instanceof HTMLElement ? at.dataset : {}
    for (const name of [id, spot]) if (name !== undefined && !out.includes(name)) out.push(name)
  }
  return out
}

const idsUnder = (x: number, y: number): string[] => [...new Set(document.elementsFromPoint(x, y).flatMap(idsAt))]

export class Pointer {
  private held: Held | null = null
  private swallow = false

  constructor(
    private readonly play: Play,
    private readonly layer: () => HTMLElement | undefined,
  ) {}

  down = (event: PointerEvent): void => {
    const { play } = this
    play.typing = false
    if (event.pointerType !== 'mouse') play.touching = event.pointerType === 'touch'
    this.swallow = false
    const target = event.target as HTMLElement
    if (play.look.zoomed?.pinned && !target.closest('.zoomed')) play.look.close()
    if (event.button !== 0) return
    const element = target.closest<HTMLElement>('[data-piece], .chip') ?? target.closest<HTMLElement>('[data-spot]')
    if (!element) return
    const ids = idsAt(target)
    this.held = {
      id: ids.find(one => play.dragsFrom(one).length > 0) ?? element.dataset['piece'] ?? '',
      face: element.dataset['face'] ?? '',
      element,
      x: event.clientX,
      y: event.clientY,
      ghost: null,
      timer: setTimeout(this.long, LONG, event.pointerType),
    }
  }

  /** A finger held still looks closely; lifting it chooses nothing. */
  private long = (kind: string): void => {
    const { held } = this
    if (!held || held.ghost || kind === 'mouse' || !held.face) return
    this.swallow = true
    this.play.look.zoom(held.face, held.element, true)
    this.play.look.id = held.id
    this.held = null
  }

  move = (event: PointerEvent): void => {
    const { held, play } = this
    if (!held) {
      if (event.pointerType === 'mouse') this.hover(event)
      return
    }
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLOP
    if (!held.ghost && far) {
      clearTimeout(held.timer)
      if (held.id && play.dragsFrom(held.id).length) this.lift(held)
      else if (event.pointerType !== 'mouse') this.held = null
    }
    if (held.ghost) {
      const moved = [event.clientX - held.x, event.clientY - held.y].map(one => local(held.element, one))
      held.ghost.style.translate = `${moved[0]}px ${moved[1]}px`
      event.preventDefault()
    }
  }

  private lift(held: Held): void {
    const look = held.element.querySelector('.playcard, .die, .token')
    const box = placeOf(look ?? held.element)
    const ghost = document.createElement('div')
    ghost.className = 'flying lifted'
    ghost.style.cssText = `left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px;--cw:${box.width}px`
    if (look) ghost.append(look.cloneNode(true))
    this.layer()?.append(ghost)
    held.ghost = ghost
    this.play.look.close()
    this.play.reset()
    this.play.dragged = held.id
  }

  up = (event: PointerEvent): void => {
    const { held, play } = this
    this.held = null
    if (!held) return
    clearTimeout(held.timer)
    if (!held.ghost) return
    held.ghost.remove()
    this.swallow = true
    play.dragged = ''
    play.drop(held.id, idsUnder(event.clientX, event.clientY))
  }

  cancel = (): void => {
    if (this.held) clearTimeout(this.held.timer)
    this.held?.ghost?.remove()
    this.held = null
    this.play.dragged = ''
  }

  click = (event: MouseEvent): void => {
    const { play } = this
    const target = event.target as HTMLElement
    if (this.swallow) {
      this.swallow = false
      event.preventDefault()
      return
    }
    if (target.closest('[data-gather], .prompt, .scorecard, .peek, .peekseat, .unfold, .chip, dialog')) return
    const ids = idsAt(target)
    if (ids.length === 0) {
      if (target.closest('.board')) play.cancel()
      return
    }
    if (play.frames.lingers) play.frames.skip()
    else if (!play.frames.settled) {
      play.frames.hurry()
      return
    }
    const id = ids.find(one => play.can(one) || play.selected.includes(one))
    if (id !== undefined) {
      play.look.close()
      play.pick(id)
      return
    }
    const reason = ids.find(one => play.scene.why?.[one])
    if (reason !== undefined) play.explain(reason)
    else play.cancel()
    const piece = target.closest<HTMLElement>('[data-face]')
    if (piece && play.touching) play.look.zoom(piece.dataset['face'] ?? '', piece, true)
  }

  private hover(event: PointerEvent): void {
    const { play } = this
    const target = event.target as HTMLElement
    const ids = idsAt(target)
    const id = ids.find(one => play.can(one)) ?? ids[0] ?? ''
    const element = target.closest<HTMLElement>('[data-face]')
    const face = element?.dataset['face'] ?? ''
    if (id === play.look.id && (face === play.look.zoomed?.face || !face)) {
      if (!face) play.look.over(id, '', null)
      return
    }
    if (id === play.look.id && face === this.lastFace) return
    this.lastFace = face
    play.look.over(id, face, element)
  }
  private lastFace = ''

  leave = (): void => {
    this.lastFace = ''
    this.play.look.leave()
  }
}
