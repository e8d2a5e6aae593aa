// Where something seen closely may stand: near what it is about, never over what one chooses from or answers with.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const GAP = 14
const EDGE = 8
const STEPS = 14

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const at = (x: number, y: number, width: number, height: number): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
})

/** The nearest place of this size that meets none of `shun`, if there is one. */
export function beside(
  of: Box,
  size: { width: number; height: number },
  window: { width: number; height: number },
  shun: readonly Box[],
): Box | undefined {
  const { width, height } = size
  const [most, deep] = [window.width - width - EDGE, window.height - height - EDGE]
  if (most < EDGE || deep < EDGE) return undefined
  const clampX = (x: number) => Math.max(EDGE, Math.min(most, x))
  const clampY = (y: number) => Math.max(EDGE, Math.min(deep, y))
  const [middle, centre] = [(of.left + of.right) / 2, (of.top + of.bottom) / 2]
  const near = [
    at(of.right + GAP, clampY(centre - height / 2), width, height),
    at(of.left - GAP - width, clampY(centre - height / 2), width, height),
    at(clampX(middle - width / 2), of.top - GAP - height, width, height),
    at(clampX(middle - width / 2), of.bottom + GAP, width, height),
  ]
  const far = Array.from({ length: (STEPS + 1) ** 2 }, (_, k) =>
    at(
      EDGE + ((most - EDGE) * (k % (STEPS + 1))) / STEPS,
      EDGE + ((deep - EDGE) * Math.floor(k / (STEPS + 1))) / STEPS,
      width,
      height,
    ),
  )
  const away = (box: Box) => Math.hypot((box.left + box.right) / 2 - middle, (box.top + box.bottom) / 2 - centre)
  const inside = (box: Box) => box.left >= 0 && box.top >= 0 && box.right <= window.width && box.bottom <= window.height
  return [...near, ...far.sort((a, b) => away(a) - away(b))].find(
    box => inside(box) && !meet(box, of) && !shun.some(one => meet(box, one)),
  )
}
