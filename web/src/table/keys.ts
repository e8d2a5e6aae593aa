// The keys of the table.  Letters and digits work wherever no text is being written.
import { LABELS } from './reading'
import { neighbour } from './rove'
import type { Play } from './play.svelte'

const writes = (element: Element | null): boolean =>
  element instanceof HTMLElement && (element.matches('input, textarea, select') || element.isContentEditable)

function clocks(play: Play): string {
  const known = play.frames.shown.seats.flatMap((seat, k) =>
    seat.clock ? [`${play.speech.name(k)} ${play.speech.clock(seat.clock.left)}`] : [],
  )
  return play.speech.ui('keys-say', { clocks: known.join(', ') || play.speech.ui('no-clock') })
}

function scores(play: Play): string {
  const known = play.scene.players.flatMap(player =>
    player.score ? [`${play.speech.name(player.seat)} ${play.speech.sign(player.score)}`] : [],
  )
  return play.speech.ui('scores', { scores: known.join(', ') || play.speech.ui('sheet-none') })
}

function letter(play: Play, key: string): boolean {
  const { readonly } = play.given()
  switch (key) {
    case 'u':
      if (!readonly) play.takeBack()
      return true
    case 'h':
      play.askHint()
      return true
    case 'l':
      play.polite = play.tell(play.since.map(one => one.happening)) || play.speech.ui('nothing-yet')
      play.openPanel('story')
      return true
    case 'c':
      play.polite = clocks(play)
      return true
    case 's':
      play.polite = scores(play)
      if (play.sheets.length) play.openPanel('sheets')
      return true
    case 'r':
      play.openPanel('rules')
      return true
    case '?':
      play.keysShown = true
      return true
    default:
      return false
  }
}

function closeSomething(play: Play): boolean {
  if (play.look.close()) return true
  if (play.frames.moment) {
    play.frames.hurry()
    return true
  }
  if (play.keysShown) play.keysShown = false
  else if (play.pile) play.pile = ''
  else if (play.panel && !document.querySelector('.pioche-table.column')) play.panel = false
  else return false
  return true
}

function arrow(event: KeyboardEvent): boolean {
  const now = document.activeElement
  const next = now instanceof HTMLElement ? neighbour(now, event.key) : undefined
  next?.focus()
  return next !== undefined
}

export function pressed(play: Play, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  const now = document.activeElement
  if (writes(now) || now?.closest('dialog[open]')) return
  play.typing = true
  let done = false
  if (event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End') done = arrow(event)
  else if (LABELS.includes(event.key)) {
    if (!play.frames.settled) play.frames.skip()
    play.digit(LABELS.indexOf(event.key) + 1)
    done = true
  } else if (event.key === 'Escape') {
    if (!closeSomething(play)) play.decline()
    done = true
  } else if (event.key === 'Enter' || event.key === ' ') {
    if (!play.frames.settled) {
      if (play.frames.moment) play.frames.hurry()
      else play.frames.skip()
      done = true
    } else if (event.key === 'Enter' && !now?.closest('button, a, summary, [role=tab]')) {
      play.main()
      done = true
    }
  } else if (event.key === 'z' && now instanceof HTMLElement && now.dataset['face']) {
    play.look.zoom(now.dataset['face'], now, true)
    done = true
  } else done = letter(play, event.key)
  if (done) event.preventDefault()
}
