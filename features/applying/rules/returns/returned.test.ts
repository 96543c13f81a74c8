import { describe, expect, it } from 'vitest'
import { isReturned } from './returned.ts'

describe('an application that was returned', () => {
  it.each([
    ['DR', 7, true],
    ['IP', 7, true],
    [null, 7, true],
    ['AP', 7, false],
    ['CO', 7, false],
    ['CL', 7, false],
    ['DR', null, false],
  ] as const)('with status %s and return %s waits on its student: %s', (status, returned, is) => {
    expect(isReturned({ status, returned })).toBe(is)
  })
})
