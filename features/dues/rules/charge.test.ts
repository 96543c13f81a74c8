import { describe, expect, it } from 'vitest'
import { decideCharge, mostDue } from './charge.ts'

const charge = { name: 'Lost key', amount: 5_000, head: 'FINE', reason: 'Letter 12' }

describe('charging an amount', () => {
  it('needs a text, an amount within limits, a known head and a reason', () => {
    expect(decideCharge(charge)).toEqual({ is: 'allowed' })
    expect(decideCharge({ ...charge, amount: mostDue })).toEqual({ is: 'allowed' })
    const reasonOf = (facts: Partial<typeof charge>) => {
      const decision = decideCharge({ ...charge, ...facts })
      return decision.is === 'refused' ? decision.reason : null
    }
    expect(reasonOf({ name: '' })).toBe('name-needed')
    expect(reasonOf({ amount: 0 })).toBe('amount-outside')
    expect(reasonOf({ amount: mostDue + 1 })).toBe('amount-outside')
    expect(reasonOf({ head: 'TOYS' })).toBe('head-unknown')
    expect(reasonOf({ head: 'constructor' })).toBe('head-unknown')
    expect(reasonOf({ reason: '' })).toBe('reason-needed')
  })
})
