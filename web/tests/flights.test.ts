// What moved between two scenes, by the rules at the head of flights.ts.
import { describe, expect, test } from 'vitest'
import { flights } from '../src/lib/flights'
import type { Happening, Move, Piece, Scene, Zone } from '../src/lib/messages'

const piece = (id: string, face: string, more: Partial<Piece> = {}): Piece => ({ id, face, ...more })
const zone = (id: string, pieces: Piece[], more: Partial<Zone> = {}): Zone => ({
  id,
  kind: 'row',
  area: 'a',
  title: id,
  pieces,
  ...more,
})
const pile = (id: string, count: number, top: Piece[] = []): Zone => zone(id, top, { kind: 'pile', count })
const scene = (...zones: Zone[]): Scene => ({ zones }) as unknown as Scene
const story = (...moves: Move[]): Happening[] => [{ text: 'told', moves }]

/** "fly card->row r7" */
const drawn = (old: Scene, now: Scene, moves: Happening[] = []): string[] =>
  flights(old, now, moves).map(f => `${f.kind} ${f.start}->${f.end} ${f.face}${f.n > 1 ? ` x${f.n}` : ''}`)

describe('1 the same id', () => {
  test('elsewhere flies', () => {
    const old = scene(zone('hand', [piece('c', 'r7')]), zone('row', []))
    expect(drawn(old, scene(zone('hand', []), zone('row', [piece('c', 'r7')])))).toEqual(['fly c->c r7'])
  })

  test('in the same place with another face flips', () => {
    expect(drawn(scene(zone('row', [piece('c', 'back')])), scene(zone('row', [piece('c', 'r7')])))).toEqual([
      'flip c->c r7',
    ])
  })

  test('on top of a pile does not flip: another card lies there now', () => {
    const old = scene(pile('deck', 3, [piece('top', 'r7')]))
    expect(drawn(old, scene(pile('deck', 3, [piece('top', 'r8')])))).toEqual([])
  })

  test('in another cell of a grid flies', () => {
    const grid = (at: [number, number]) => scene(zone('grid', [piece('c', 'r7', { at })], { kind: 'grid' }))
    expect(drawn(grid([0, 0]), grid([0, 1]))).toEqual(['fly c->c r7'])
  })

  test('where it was stays', () => {
    const same = scene(zone('row', [piece('c', 'r7')]))
    expect(drawn(same, same)).toEqual([])
  })
})

describe('2 the moves of the story', () => {
  test('take a piece that came from the one that went', () => {
    const old = scene(zone('hand', [piece('a', 'r7'), piece('b', 'g1')]), zone('row', []))
    const now = scene(zone('hand', [piece('b', 'g1')]), zone('row', [piece('x', 'r7')]))
    expect(drawn(old, now, story({ start: 'hand', end: 'row', face: 'r7' }))).toEqual(['fly a->x r7'])
  })

  test('fly even if nobody can see what moves', () => {
    expect(drawn(scene(), scene(), story({ start: '@1', end: '@2', n: 2 }))).toEqual(['fly @1->@2  x2'])
  })

  test('are not told again by what went', () => {
    const old = scene(zone('hand', [piece('a', 'r7')]))
    const now = scene(zone('hand', []))
    expect(drawn(old, now, story({ start: 'hand', end: '@1', face: 'r7' }))).toEqual(['fly a->@1 r7'])
  })
})

describe('3 a face gone here and come there', () => {
  test('flies between zones', () => {
    const old = scene(zone('hand', [piece('a', 'r7')]), zone('row', []))
    expect(drawn(old, scene(zone('hand', []), zone('row', [piece('x', 'r7')])))).toEqual(['fly a->x r7'])
  })

  test('comes from a stack that shrank', () => {
    const old = scene(zone('bank', [piece('coins', 'coin', { n: 3 })]), zone('row', []))
    const now = scene(zone('bank', [piece('coins', 'coin', { n: 2 })]), zone('row', [piece('x', 'coin')]))
    expect(drawn(old, now)).toEqual(['fly coins->x coin'])
  })
})

describe('4 what came without a source', () => {
  const hand = scene(pile('deck', 9), pile('waste', 0), zone('hand', []))

  test('flies from the only pile that shrank', () => {
    const now = scene(pile('deck', 8), pile('waste', 0), zone('hand', [piece('x', 'r7')]))
    expect(drawn(hand, now)).toEqual(['fly deck->x r7'])
  })

  test('and what went, to the only pile that grew', () => {
    const old = scene(pile('deck', 9), pile('waste', 0), zone('hand', [piece('x', 'r7')]))
    expect(drawn(old, scene(pile('deck', 9), pile('waste', 1), zone('hand', [])))).toEqual(['fly x->waste r7'])
  })

  test('fades in where two piles shrank: nobody can tell which', () => {
    const old = scene(pile('deck', 9), pile('waste', 5), zone('hand', []))
    const now = scene(pile('deck', 8), pile('waste', 4), zone('hand', [piece('x', 'r7')]))
    expect(drawn(old, now)).toEqual(['fade-in ->x r7'])
  })
})

describe('5 the rest', () => {
  test('fades', () => {
    expect(drawn(scene(zone('row', [piece('a', 'r7')])), scene(zone('row', [piece('b', 'g1')])))).toEqual([
      'fade-in ->b g1',
      'fade-out a-> r7',
    ])
  })

  test('what lies under another card now does not fade', () => {
    const at: [number, number] = [0, 0]
    const old = scene(zone('grid', [piece('a', 'r7', { at })], { kind: 'grid' }))
    const now = scene(zone('grid', [piece('b', 'g1', { at, flags: ['deep'] })], { kind: 'grid' }))
    expect(drawn(old, now)).toEqual(['fade-in ->b g1'])
  })
})
