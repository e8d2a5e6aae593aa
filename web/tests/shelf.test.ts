import { describe, expect, it } from 'vitest'
import { isLoopback, isPrivate } from '../src/lib/reach'
import { shelf } from '../src/lib/shelf'

describe('a shelf of games', () => {
  it('has a divisor of their number as columns', () => {
    for (const games of [4, 8, 12, 16]) expect(shelf(games, [3, 4])).toEqual({ columns: 4, left: 0 })
    for (const games of [3, 6, 9]) expect(shelf(games, [3, 4])).toEqual({ columns: 3, left: 0 })
    for (const games of [2, 4, 8, 12]) expect(shelf(games, [2])).toEqual({ columns: 2, left: 0 })
  })
  it('says how much of the last row is to be filled', () => {
    expect(shelf(5, [3, 4])).toEqual({ columns: 3, left: 1 })
    expect(shelf(7, [3, 4])).toEqual({ columns: 4, left: 1 })
    expect(shelf(10, [3, 4])).toEqual({ columns: 4, left: 2 })
    expect(shelf(11, [3, 4])).toEqual({ columns: 4, left: 1 })
    expect(shelf(7, [2])).toEqual({ columns: 2, left: 1 })
  })
})

describe('an address', () => {
  it('may be of this machine alone', () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]', 'a.localhost']) expect(isLoopback(host), host).toBe(true)
    for (const host of ['192.168.1.2', 'example.org', '[fe80::1]']) expect(isLoopback(host), host).toBe(false)
  })
  it('may be of the home network', () => {
    for (const host of ['192.168.1.20', '10.0.0.7', '172.31.0.1', '[fd00::2]', 'pi.local', 'nas'])
      expect(isPrivate(host), host).toBe(true)
    for (const host of ['172.32.0.1', '8.8.8.8', 'cards.example.org', '10.example.org'])
      expect(isPrivate(host), host).toBe(false)
  })
})
