import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { type BankLine, bankWordOf } from './bank-line.ts'

const voucher = { amount: rupees(1_500), day: day('2026-11-10') }
const week = { first: day('2026-11-08'), last: day('2026-11-14') }
const line = (id: number, change: Partial<BankLine> = {}): BankLine => ({
  id,
  number: '0093 5120',
  day: day('2026-11-10'),
  amount: rupees(1_500),
  remarks: '',
  isUsed: false,
  ...change,
})
const chosen = (...lines: readonly BankLine[]) => {
  const word = bankWordOf(voucher, lines, [week])
  return word.is === 'line' ? word.line.id : word.is
}

describe('the bank status of a voucher', () => {
  it.each([
    ['2026-11-07', 'no-statement'],
    ['2026-11-08', 'no-line'],
    ['2026-11-14', 'no-line'],
    ['2026-11-15', 'no-statement'],
  ] as const)('without a line, paid on %s: %s', (on, is) => {
    expect(bankWordOf({ ...voucher, day: day(on) }, [], [week]).is).toBe(is)
  })

  it('is awaited where statements are imported, and where none ever was it is not', () => {
    const later = { ...voucher, day: day('2026-11-20') }
    expect(bankWordOf(later, [], [week])).toEqual({ is: 'no-statement', awaited: true })
    expect(bankWordOf(later, [], [])).toEqual({ is: 'no-statement', awaited: false })
  })

  it('of a voucher without a day is no statement, or its line', () => {
    const undated = { ...voucher, day: null }
    expect(bankWordOf(undated, [], [week]).is).toBe('no-statement')
    expect(bankWordOf(undated, [line(7)], [week])).toEqual({ is: 'line', line: line(7) })
  })

  it('is the line of its number, whatever days the statements cover', () => {
    expect(bankWordOf(voucher, [line(7)], [])).toEqual({ is: 'line', line: line(7) })
  })

  it('is of several lines the free one, then the same amount, then the nearest day, then the first', () => {
    const other = { amount: rupees(900) }
    expect(chosen(line(1, { isUsed: true }), line(2, other))).toBe(2)
    expect(chosen(line(1, other), line(2, { day: day('2026-11-30') }))).toBe(2)
    expect(chosen(line(1, { day: day('2026-11-12') }), line(2, { day: day('2026-11-09') }))).toBe(2)
    expect(chosen(line(2), line(1))).toBe(1)
    expect(chosen(line(1, { isUsed: true }))).toBe(1)
  })
})
