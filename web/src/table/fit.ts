// The largest cards with which everything on the cloth is visible at once.  A search over one length.

const SMALLEST = 22
const LARGEST = { wide: 118, narrow: 84 }

const all = (root: Element, query: string): Element[] => [...root.querySelectorAll(query)]

function zoneLeaves(zone: Element, area: DOMRect, slack: number): boolean {
  const box = zone.getBoundingClientRect()
  if (!box.width) return false
  if (box.right > area.right + 1 || box.left < area.left - 1 || box.bottom > area.bottom - slack) return true
  /** A line of places is as wide as its places: two of them may have to share a line. */
  const alone = zone.querySelector(':scope > .grid.line') !== null
  return all(zone, '.cell, .row > .pc').some(cell => {
    const place = cell.getBoundingClientRect()
    if (!place.width) return false
    if (place.right > area.right + 1 || place.left < area.left - 1) return true
    if (alone && (place.right > box.right + 1 || place.left < box.left - 1)) return true
    if (!cell.classList.contains('multi')) return false
    const cards = all(cell, '.cards > .pc')
    const first = cards[0]?.getBoundingClientRect()
    const last = cards.at(-1)?.getBoundingClientRect()
    return Boolean(first && last && (last.right > place.right - 1 || first.left < place.left + 1))
  })
}

/** Something lies outside the cloth or outside its area. */
export function overflows(board: HTMLElement): boolean {
  const cloth = board.getBoundingClientRect()
  return all(board, '.area').some(area => {
    const box = area.getBoundingClientRect()
    if (box.bottom > cloth.bottom - 5 || box.top < cloth.top + 3 || box.right > cloth.right - 3) return true
    const slack = area.classList.contains('of-seat') ? 6 : -1
    return all(area, '.zone').some(zone => zoneLeaves(zone, box, slack))
  })
}

/** A lane with room puts its player beside the cards, not above them. */
function beside(board: HTMLElement): void {
  for (const area of all(board, '.area.of-seat')) {
    const lane = area.classList.contains('sole') && area.querySelector('.k-row') !== null
    area.classList.toggle('beside', lane && area.clientWidth > 560)
  }
}

/** How much more room there must be before cards grow: they should not breathe with every move. */
const CLEARLY = 1.08
const RESERVE = 0.96

/** What decides how much room is needed at most: while it stays the same, cards do not grow. */
const forms = new WeakMap<HTMLElement, string>()

/** Every trial lays the whole cloth out again, so the search takes long steps away from the size that is there. */
export function fit(board: HTMLElement, narrow: boolean, form: string): void {
  beside(board)
  const grow = forms.get(board) !== form
  forms.set(board, form)
  const largest = narrow ? LARGEST.narrow : LARGEST.wide
  let size = Number.parseInt(board.style.getPropertyValue('--cw')) || 0
  const fits = (next: number) => {
    if (next !== size) board.style.setProperty('--cw', `${next}px`)
    size = next
    return !overflows(board)
  }
  const now = Math.min(size || Math.round((SMALLEST + largest) / 2), largest)
  const more = Math.min(Math.ceil(now * CLEARLY), largest)
  const steady = size === now
  let low = SMALLEST
  let high = largest + 1
  if (fits(now)) {
    low = now
    if (steady && (!grow || more === now || !fits(more))) high = now + 1
    else if (steady) low = more
  } else {
    high = now
    for (let step = 2; high - step > SMALLEST && low === SMALLEST; step *= 2) {
      if (fits(high - step)) low = high - step
      else high -= step
    }
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle
  }
  // A little is kept in reserve, so that the next sign or pebble does not make everything smaller.
  board.dataset['fits'] = String(fits(grow ? Math.max(SMALLEST, Math.floor(low * RESERVE)) : low))
}
