// From clicks to an answer: the one selection machine of every table.  The twin of src/pioche/core/selecting.py.
//
//     selected   ids clicked so far, in order
//     lit        ids that may be clicked next
//     ready      choices that are complete now (one and nothing more lit: send it; several: a small menu;
//                something still lit: show them as buttons and go on)
import type { Choice, Group, Scene } from './messages'

export function matches(choice: Choice, selected: readonly string[]): boolean {
  const pick = choice.pick ?? []
  if (choice.group || pick.length === 0) return false
  if (choice.set) return selected.every(id => pick.includes(id))
  return selected.length <= pick.length && selected.every((id, k) => pick[k] === id)
}

export const candidates = (scene: Scene, selected: readonly string[]): Choice[] =>
  (scene.choices ?? []).filter(choice => matches(choice, selected))

/** What may be clicked next, in scene order, each once. */
export function lit(scene: Scene, selected: readonly string[]): string[] {
  const out = new Set<string>()
  for (const choice of candidates(scene, selected)) {
    const pick = choice.pick ?? []
    const next = pick[selected.length]
    if (choice.set) for (const id of pick.filter(one => !selected.includes(one))) out.add(id)
    else if (next !== undefined) out.add(next)
  }
  return [...out]
}

/** Choices that are complete now. */
export const ready = (scene: Scene, selected: readonly string[]): Choice[] =>
  selected.length === 0 ? [] : candidates(scene, selected).filter(choice => choice.pick?.length === selected.length)

export const buttons = (scene: Scene): Choice[] => (scene.choices ?? []).filter(choice => !choice.pick?.length)

export const members = (scene: Scene, group: Group): Choice[] =>
  (scene.choices ?? []).filter(choice => choice.group === group.id)

/** What to send for ticked members (place among the members -> how often); nothing if too few or too many. */
export function answer(scene: Scene, group: Group, ticks: ReadonlyMap<number, number>): number[] {
  const total = [...ticks.values()].reduce((sum, times) => sum + times, 0)
  if (total < group.min || total > group.max) return []
  const sent = members(scene, group).flatMap((choice, place) =>
    Array.from({ length: ticks.get(place) ?? 0 }, () => choice.send).flat(),
  )
  return [...sent, ...group.done]
}
