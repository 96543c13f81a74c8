import { describe, expect, it } from 'vitest'
import { addDays, day } from '#platform/pure/calendar/day.ts'
import { slipProblems } from './slip.ts'

const today = day('2026-11-20')
const good = {
  bank: 'Nepal Bank',
  branch: '',
  number: '0093 5120',
  day: '2026-11-20',
  amount: '1500',
}

describe('a bank slip as typed', () => {
  it('is complete with bank, number, day and amount', () => {
    expect(slipProblems(good, today)).toEqual({})
    expect(slipProblems({ ...good, number: 'एनबीएल-१२३/४५' }, today)).toEqual({})
  })

  it('names each missing field', () => {
    const empty = { bank: ' ', branch: '', number: '', day: '', amount: '' }
    expect(slipProblems(empty, today)).toEqual({
      bank: 'bank-required',
      number: 'slip-number-required',
      day: 'slip-day-required',
      amount: 'amount-wrong',
    })
  })

  it.each([
    [addDays(today, -1), undefined],
    [today, undefined],
    [addDays(today, 1), 'slip-day-in-future'],
    ['2026-02-30', 'slip-day-invalid'],
  ])('a slip of %s', (slipDay, problem) => {
    expect(slipProblems({ ...good, day: slipDay }, today).day).toBe(problem)
  })

  it('refuses signs in the number and endless texts', () => {
    expect(slipProblems({ ...good, number: '<script>' }, today).number).toBe('slip-number-invalid')
    expect(slipProblems({ ...good, bank: 'x'.repeat(81) }, today).bank).toBe('slip-text-too-long')
    expect(slipProblems({ ...good, amount: '-5' }, today).amount).toBe('amount-wrong')
  })
})
