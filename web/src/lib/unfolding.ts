// Updates that tell only what is new, made whole again from the one before.
import type { Onward, Onwards, Redrawn, Scene, Update, Zone } from './messages'

/** Whole frames for one who has this one; nothing if they are for somebody who has another. */
export function unfolded(newest: Update | undefined, { since, frames }: Onwards): Update[] | undefined {
  if (newest?.seq !== since) return undefined
  let before = newest
  return frames.map(frame => (before = onward(before, frame)))
}

const onward = (before: Update, now: Onward): Update => ({
  ...now,
  seats: now.seats ?? before.seats,
  scene: redrawn(before.scene, now.scene),
})

function redrawn(before: Scene, now: Redrawn): Scene {
  const there = new Map(before.zones.map(zone => [zone.id, zone]))
  const zones = now.zones?.map(zone => (typeof zone === 'string' ? there.get(zone) : zone))
  return { ...before, ...now, zones: zones?.filter((zone): zone is Zone => zone !== undefined) ?? before.zones }
}
