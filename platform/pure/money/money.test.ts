import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nothing, paisa, plus, remaining, rupees, toRupees } from './money.ts'

const anAmount = fc.integer({ min: -1e12, max: 1e12 })

describe('money', () => {
  it('is a whole number of paisa', () => {
    expect(rupees(19.99)).toBe(1999)
    expect(rupees(1.005)).toBe(101)
    expect(rupees(0.1 + 0.2)).toBe(30)
    for (const wrong of [0.5, Number.NaN, Infinity, 2 ** 53]) {
      expect(() => paisa(wrong)).toThrow(RangeError)
    }
    expect(() => rupees(Number.NaN)).toThrow(RangeError)
  })

  it('survives the way to rupees and back', () => {
    fc.assert(
      fc.property(anAmount, (amount) => {
        expect(rupees(toRupees(paisa(amount)))).toBe(amount)
      }),
    )
  })

  it('adds to the paisa', () => {
    expect(plus()).toBe(nothing)
    fc.assert(
      fc.property(fc.array(anAmount, { maxLength: 20 }), (amounts) => {
        expect(plus(...amounts.map(paisa))).toBe(amounts.reduce((sum, amount) => sum + amount, 0))
      }),
    )
  })

  it('never owes less than nothing', () => {
    expect(remaining(rupees(1500), rupees(500))).toBe(rupees(1000))
    expect(remaining(rupees(1500), rupees(1500))).toBe(nothing)
    expect(remaining(rupees(1500), rupees(1501))).toBe(nothing)
  })
})
