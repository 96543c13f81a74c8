import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { amountLine, dayLine, type KnownDocument, linesOf, documentStatus } from './document.ts'

const issuedOn = day('2026-11-20')
const newest = (version: number): KnownDocument => ({ newest: { version, issuedOn }, end: null })
const revoked = { is: 'revoked', on: day('2026-11-25'), reason: 'Wrong name' } as const

describe('whether a print still counts', () => {
  it('is so for the newest version only', () => {
    expect(documentStatus(2, newest(2))).toEqual({ is: 'valid' })
    expect(documentStatus(1, newest(2))).toEqual({ is: 'replaced', version: 2, on: issuedOn })
  })

  it('is not so for a version the register has not come to: another one is the newest', () => {
    expect(documentStatus(3, newest(2)).is).toBe('replaced')
  })

  it('is not known of a print from before the register, until it was printed again', () => {
    expect(documentStatus(null, { newest: null, end: null })).toEqual({ is: 'early' })
    expect(documentStatus(null, newest(1))).toEqual({
      is: 'early-replaced',
      version: 1,
      on: issuedOn,
    })
  })

  it.each([1, 2, null])('is over for version %s once the paper is ended', (version) => {
    expect(documentStatus(version, { ...newest(2), end: revoked })).toEqual(revoked)
    const reversed = { ...revoked, is: 'reversed' } as const
    expect(documentStatus(version, { newest: null, end: reversed })).toEqual(reversed)
  })
})

describe('the lines of a document', () => {
  const label = (en: string) => ({ en, ne: en })

  it('are those that say something, in their order', () => {
    const lines = linesOf([
      [label('Name'), 'Sita'],
      [label('Roll'), ''],
      [label('Day'), null],
      [label('For'), { en: 'Entrance', ne: 'प्रवेश' }],
      [label('Part'), { en: '', ne: '' }],
      [label('Zero'), '0'],
    ])
    expect(lines.map(({ label: { en } }) => en)).toEqual(['Name', 'For', 'Zero'])
  })

  it('say days and amounts in both languages, each with its own digits', () => {
    expect(dayLine(issuedOn)).toEqual({
      en: '4 Mangsir 2083 (20 Nov 2026)',
      ne: '२०८३ मंसिर ४ (20 Nov 2026)',
    })
    expect(dayLine(null)).toBeNull()
    const { en, ne } = amountLine(rupees(27_500.5))
    expect(en).toBe('Rs. 27,500.50')
    expect(ne).toBe('रु. २७,५००.५०')
  })
})
