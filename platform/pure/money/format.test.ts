import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountInDigits, formatAmount, formatNrs, formatRs } from './format.ts'
import { paisa, rupees } from './money.ts'

describe('the text of an amount', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [99_999, '99,999'],
    [125_000, '1,25,000'],
    [12_345_678, '1,23,45,678'],
    [1500.5, '1,500.50'],
    [0.05, '0.05'],
    [-1500, '-1,500'],
  ])('of %d rupees is %s', (amount, text) => {
    expect(formatAmount(rupees(amount))).toBe(text)
  })

  it('groups by lakh as the en-IN locale does, and keeps every digit', () => {
    const lakhs = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), fc.nat({ max: 99 }), (whole, part) => {
        const sign = whole < 0 ? -1 : 1
        const text = formatAmount(paisa(whole * 100 + sign * part))
        expect(text.split('.')[0]).toBe(lakhs.format(whole))
        expect(Number(text.replaceAll(',', ''))).toBeCloseTo(whole + (sign * part) / 100, 2)
      }),
    )
  })

  it('carries its currency with a no-break space', () => {
    expect(formatRs(rupees(125_000))).toBe('Rs. 1,25,000')
    expect(formatRs(rupees(125_000), 'ne')).toBe('रु. १,२५,०००')
  })

  it('stands in a sentence of either language in its digits', () => {
    expect(amountInDigits(rupees(125_000))).toEqual({ en: '1,25,000', ne: '१,२५,०००' })
  })
})

it('formats an amount to be paid as NRs. in English and रु. in Nepali', () => {
  expect(formatNrs(rupees(38_200), 'en')).toBe('NRs. 38,200')
  expect(formatNrs(rupees(38_200), 'ne')).toBe('रु. ३८,२००')
})
