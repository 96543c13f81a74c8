import { describe, expect, it } from 'vitest'
import { isTaught, overlap } from './taught.ts'

describe('a course of a curriculum', () => {
  it.each([
    [{ first: null, last: null }, 5, true],
    [{ first: 5, last: null }, 4, false],
    [{ first: 5, last: null }, 5, true],
    [{ first: null, last: 5 }, 5, true],
    [{ first: null, last: 5 }, 6, false],
    [{ first: 5, last: null }, null, true],
    [{ first: 5, last: 6 }, null, false],
  ])('of intakes %j is taught to intake %s: %s', (intakes, intake, expected) => {
    expect(isTaught(intakes, intake)).toBe(expected)
  })

  it.each([
    [{ first: null, last: 4 }, { first: 5, last: null }, false],
    [{ first: null, last: 5 }, { first: 5, last: null }, true],
    [{ first: null, last: null }, { first: 9, last: 9 }, true],
    [{ first: 3, last: 4 }, { first: 5, last: 6 }, false],
  ])('of intakes %j and of %j overlap: %s', (one, other, expected) => {
    expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected])
  })
})
