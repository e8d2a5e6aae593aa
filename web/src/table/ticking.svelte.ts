// Groups: tick between min and max members, then confirm.
import type { Choice, Group } from '../lib/messages'
import { answer, members } from '../lib/selecting'
import type { Play } from './play.svelte'

type Ticks = ReadonlyMap<number, number>
const NONE: Ticks = new Map()

export class Ticking {
  /** Group -> place among its members -> how often. */
  private ticks: ReadonlyMap<string, Ticks> = $state.raw(new Map())

  constructor(private readonly play: Play) {}

  clear(): void {
    if (this.ticks.size) this.ticks = new Map()
  }

  private of(group: Group): Ticks {
    return this.ticks.get(group.id) ?? NONE
  }

  private group(choice: Choice): Group | undefined {
    return this.play.groups.find(one => one.id === choice.group)
  }

  total(group: Group): number {
    return [...this.of(group).values()].reduce((sum, n) => sum + n, 0)
  }

  /** How often a member is ticked. */
  times(choice: Choice): number {
    const group = this.group(choice)
    return group ? (this.of(group).get(members(this.play.scene, group).indexOf(choice)) ?? 0) : 0
  }

  /** How often the members on this piece are ticked. */
  at(id: string): number {
    const here = this.play.choices.filter(one => one.group && one.pick?.[0] === id)
    return here.reduce((sum, one) => sum + this.times(one), 0)
  }

  set(choice: Choice, n: number): void {
    const group = this.group(choice)
    if (!group) return
    const all = members(this.play.scene, group)
    const place = all.indexOf(choice)
    const ticks = new Map(this.of(group))
    all.forEach((other, k) => {
      if (k !== place && other.pick?.[0] === choice.pick?.[0]) ticks.delete(k) // they exclude each other
    })
    if (n > 0 && group.max === 1) ticks.clear()
    ticks.delete(place)
    const room = group.max - [...ticks.values()].reduce((sum, one) => sum + one, 0)
    const now = Math.max(0, Math.min(n, choice.times ?? 1, room))
    if (now > 0) ticks.set(place, now)
    this.ticks = new Map(this.ticks).set(group.id, ticks)
    this.play.polite = this.play.speech.ui('ticked', { n: this.total(group), range: this.range(group) })
  }

  /** Once more; after the last time, not at all. */
  next(choice: Choice): void {
    const group = this.group(choice)
    if (!group) return
    const n = this.times(choice)
    const room = this.total(group) < group.max || (group.max === 1 && n === 0)
    this.set(choice, n < (choice.times ?? 1) && room ? n + 1 : 0)
  }

  /** "2", or "0 to 3". */
  range(group: Group): string {
    if (group.min === group.max) return String(group.max)
    return this.play.speech.ui('range', { min: group.min, max: group.max })
  }

  answer(group: Group): number[] {
    return answer(this.play.scene, group, this.of(group))
  }

  confirm(group: Group): void {
    const sent = this.answer(group)
    if (sent.length) this.play.send(sent)
  }
}
