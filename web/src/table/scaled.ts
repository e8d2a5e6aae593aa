// Where something is, in the lengths of the table itself: on large screens the table is drawn larger.
const scaleOf = (root: HTMLElement): number => root.getBoundingClientRect().width / (root.offsetWidth || 1) || 1

export function placeOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect()
  const root = element.closest<HTMLElement>('.pioche-table')
  const scale = root ? scaleOf(root) : 1
  return scale === 1 ? box : new DOMRect(box.x / scale, box.y / scale, box.width / scale, box.height / scale)
}

/** A length of the window in lengths of the table. */
export function local(element: Element, length: number): number {
  const root = element.closest<HTMLElement>('.pioche-table')
  return root ? length / scaleOf(root) : length
}
