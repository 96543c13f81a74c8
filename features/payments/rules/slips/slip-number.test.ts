import { describe, expect, it } from 'vitest'
import { type ClaimedSlip, slipClash } from './slip-number.ts'

const slip: ClaimedSlip = {
  sha256: 'a',
  bank: 'Nepal Bank',
  number: '0093-5120',
  day: '2026-11-20',
  amount: 150_000,
  partnerId: 1,
}
const clash = (change: Partial<ClaimedSlip>) =>
  slipClash(slip, { ...slip, sha256: 'b', partnerId: 2, ...change })

describe('two slips', () => {
  it.each([
    [{ number: '0093 5120' }, 'same'],
    [{ bank: 'NEPAL BANK LIMITED' }, 'same'],
    [{ bank: 'Nepal Bank Ltd.' }, 'same'],
    [{ number: '००९३-५१२०' }, 'same'],
    [{ bank: 'Nepal Bank Ltd.' }, 'same'],
    [{ bank: null }, 'same'],
    [{ number: '1', sha256: 'a' }, 'same'],
    [{ bank: 'Himal Bank' }, 'alike'],
    [{ number: '0093-5121' }, null],
    [{ number: '0093-5121', partnerId: 1 }, 'alike'],
    [{ number: '0093-5121', partnerId: 1, amount: 1 }, null],
    [{ number: '0093-5121', partnerId: 1, day: null }, null],
  ] as const)('with %j are %s', (change, expected) => {
    expect(clash(change)).toBe(expected)
  })
})
