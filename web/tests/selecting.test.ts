// From clicks to an answer; tests/core/test_selecting.py reads the same cases.
import { describe, expect, test } from 'vitest'
import cases from '../../tests/twins/selecting.json'
import type { Choice, Scene } from '../src/lib/messages'
import { answer, buttons, lit, ready } from '../src/lib/selecting'

const sends = (choices: readonly Choice[]): number[][] => choices.map(choice => choice.send)

describe.each(cases)('$name', ({ choices, groups = [], clicks, buttons: pressed, answers = [] }) => {
  const scene = { choices, groups } as unknown as Scene

  test.each(clicks)('after $selected', ({ selected, lit: next, ready: complete }) => {
    expect(lit(scene, selected)).toEqual(next)
    expect(sends(ready(scene, selected))).toEqual(complete)
  })

  test('what needs no click is a button', () => {
    expect(sends(buttons(scene))).toEqual(pressed)
  })

  test.each(answers)('ticked $ticks of $group', ({ group, ticks, sends: wanted }) => {
    const ticked = new Map(Object.entries(ticks).map(([place, times]) => [Number(place), times as number]))
    const found = groups.find(one => one.id === group)
    expect(found && answer(scene, found, ticked)).toEqual(wanted)
  })
})
