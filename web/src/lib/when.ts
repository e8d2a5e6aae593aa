// Times as people say them.
const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** How long ago: "2 hours ago", "yesterday"; a date when it is long ago. */
export function ago(seconds: number, language: string, now = Date.now() / 1000): string {
  const past = now - seconds
  if (past > 7 * 86_400) return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(seconds * 1000)
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, length] of STEPS) if (past >= length) return relative.format(-Math.floor(past / length), unit)
  return relative.format(0, 'second')
}
