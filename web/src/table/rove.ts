// One Tab stop per zone, arrows inside.  Tab itself is never captured.

const items = (zone: Element): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>('button[data-id], button.chip')]
const last = new WeakMap<Element, HTMLElement>()

/** After every change: each zone has exactly one stop, the one last used, else the first that can be chosen. */
export function stops(root: HTMLElement): void {
  for (const zone of root.querySelectorAll('[data-zone]')) {
    const all = items(zone)
    const kept = last.get(zone)
    const stop = kept && all.includes(kept) ? kept : (all.find(one => !one.ariaDisabled) ?? all[0])
    for (const one of all) one.tabIndex = one === stop ? 0 : -1
  }
}

export function remember(element: HTMLElement): void {
  const zone = element.closest('[data-zone]')
  if (!zone || !items(zone).includes(element)) return
  last.set(zone, element)
  for (const one of items(zone)) one.tabIndex = one === element ? 0 : -1
}

const middle = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2]

/** The neighbour in this direction; in lists left and right also lead through everything in order. */
export function neighbour(from: HTMLElement, key: string): HTMLElement | undefined {
  const zone = from.closest('[data-zone]')
  if (!zone) return undefined
  const all = items(zone)
  const at = all.indexOf(from)
  if (key === 'Home') return all[0]
  if (key === 'End') return all.at(-1)
  const forward = key === 'ArrowRight' || key === 'ArrowDown'
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight'
  if (sideways || zone.getAttribute('data-kind') !== 'grid') return all[at + (forward ? 1 : -1)]
  const [x, y] = middle(from.getBoundingClientRect())
  const beyond = all
    .map(one => ({ one, place: middle(one.getBoundingClientRect()) }))
    .filter(({ place }) => (forward ? place[1] > y + 8 : place[1] < y - 8))
  const distance = ([px, py]: [number, number]) => Math.abs(py - y) * 4 + Math.abs(px - x)
  return beyond.sort((a, b) => distance(a.place) - distance(b.place))[0]?.one
}
