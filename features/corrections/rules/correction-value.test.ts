import { describe, expect, it } from 'vitest'
import { correctionValue } from './correction-value.ts'

describe('a proposed value', () => {
  it('that is a day is read in both calendars', () => {
    expect(correctionValue('birthDate', '2007-03-15')).toEqual({
      en: '1 Chaitra 2063 (15 Mar 2007)',
      ne: '२०६३ चैत १ (15 Mar 2007)',
    })
  })

  it('that is a gender is read by its word', () => {
    expect(correctionValue('gender', 'female')).toEqual({ en: 'Female', ne: 'महिला' })
  })

  it.each([
    ['fullName', 'female'],
    ['citizenshipNumber', '2007-03-15'],
    ['birthDate', 'long ago'],
  ] as const)('of %s is read as it was typed: %s', (field, value) => {
    expect(correctionValue(field, value)).toEqual({ en: value, ne: value })
  })
})
