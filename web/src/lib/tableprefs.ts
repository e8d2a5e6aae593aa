// Between this device's preferences and what a table asks for: left out means "as the device suggests".
import type { TablePrefs } from '../table/contract'
import { prefer, prefs, type Choice } from './prefs.svelte'

const asked = (choice: Choice): boolean | undefined => (choice === 'auto' ? undefined : choice === 'on')

export function tablePrefs(): TablePrefs {
  const confirm = asked(prefs.confirm)
  const motion = asked(prefs.motion)
  return {
    pace: prefs.pace,
    sure: prefs.sure,
    ...(confirm === undefined ? {} : { confirm }),
    ...(motion === undefined ? {} : { motion }),
  }
}

const kept = (choice: boolean | undefined): Choice => (choice === undefined ? 'auto' : choice ? 'on' : 'off')

export const keepTablePrefs = (changed: TablePrefs): void =>
  prefer({ confirm: kept(changed.confirm), motion: kept(changed.motion), pace: changed.pace ?? prefs.pace })
