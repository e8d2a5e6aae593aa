import { describe, expect, it } from 'vitest'
import { isolated } from '../src/lib/isolated'

describe('names among words', () => {
  it('leaves names alone that are written as the words around them are', () => {
    for (const name of ['Ann', 'Zoé', 'Дарья', '李', '😀']) expect(isolated(name)).toBe(name)
  })
  it('closes in what is written from right to left', () => {
    for (const name of ['שלום', 'علي', 'a שלום']) expect(isolated(name)).toBe(`\u2068${name}\u2069`)
  })
})
