import { describe, expect, it } from 'vitest'
import { settings } from '#features/settings/rules/settings.ts'
import { bankKey, banksToChoose, storedBank } from './bank-name.ts'

const { banks } = settings['voucher-banks'].initial

describe('one bank', () => {
  it.each([
    ['Nepal Bank Ltd.', 'Nepal Bank Limited'],
    ['नेपाल बैंक लिमिटेड', 'नेपाल बैंक लि.'],
    ['नेपाल बैंक', 'नेपाल बैंक लि.'],
    ['Kumari Bank, Ltd', 'kumari bank'],
  ])('is %s and %s', (one, other) => expect(bankKey(one)).toBe(bankKey(other)))

  it.each([
    ['Nepal Bank', 'NMB Bank'],
    ['Unlimited Savings', 'Un Savings'],
  ])('is not %s and %s', (one, other) => expect(bankKey(one)).not.toBe(bankKey(other)))
})

describe('the banks a voucher may be of', () => {
  it('are two in no spelling', () => {
    const keys = banks.flatMap(({ en, ne }) => [bankKey(en), bankKey(ne)])
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('begin with the university’s own, once', () => {
    const own = banksToChoose(['NMB Bank Ltd.'], banks)
    expect(own[0]).toEqual({ en: 'NMB Bank', ne: 'एनएमबी बैंक' })
    expect(own).toHaveLength(banks.length)
    expect(banksToChoose(['Langtang Cooperative'], banks)[0]?.en).toBe('Langtang Cooperative')
    expect(banksToChoose([''], banks)).toEqual(banks)
  })

  it.each([
    ['nepal bank limited', 'Nepal Bank'],
    ['नेपाल बैंक लि.', 'Nepal Bank'],
    ['Nepal  Bank', 'Nepal Bank'],
    [' Langtang   Cooperative ', 'Langtang Cooperative'],
    ['', ''],
  ])('%s is stored as %s', (typed, stored) => expect(storedBank(typed, banks)).toBe(stored))
})
