// Looking closely: whatever is pointed at, focused, or held with a finger is shown large beside it.  Never blocked,
// not even out of turn or while things fly.
import { placeOf } from './scaled'

export interface Looked {
  face: string
  /** Where it is, so that the zoom can stand beside it. */
  box: DOMRect
  /** Stays until closed. */
  pinned: boolean
}

const REST = 320

export class Look {
  /** The thing pointed at or focused, for previews. */
  id = $state('')
  zoomed: Looked | null = $state.raw(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  /** The pointer rests on, or the focus reaches, something. */
  over(id: string, face: string, element: Element | null, soon = false): void {
    this.id = id
    clearTimeout(this.timer)
    if (this.zoomed?.pinned) return
    if (!face || !element) this.zoomed = null
    else if (this.zoomed || soon) this.zoom(face, element)
    else this.timer = setTimeout(() => element.isConnected && this.zoom(face, element), REST)
  }

  zoom(face: string, element: Element, pinned = false): void {
    clearTimeout(this.timer)
    this.zoomed = { face, box: placeOf(element), pinned }
  }

  leave(): void {
    this.id = ''
    clearTimeout(this.timer)
    if (!this.zoomed?.pinned) this.zoomed = null
  }

  close(): boolean {
    clearTimeout(this.timer)
    const had = this.zoomed !== null
    this.zoomed = null
    return had
  }
}
