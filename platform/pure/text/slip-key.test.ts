import { describe, expect, it } from 'vitest'
import { slipKey } from './slip-key.ts'

describe('the normal form of a number on a slip', () => {
  it.each([
    ['0093 5120', '00935120'],
    ['०0९3-5120', '00935120'],
    ['NBL/००९३.५१२०', 'nbl00935120'],
    ['００９３5120', '00935120'],
    ['০০৯৩ ٥١٢٠', '00935120'],
    [' - ', ''],
  ])('of %s is %s', (typed, key) => {
    expect(slipKey(typed)).toBe(key)
  })
})
