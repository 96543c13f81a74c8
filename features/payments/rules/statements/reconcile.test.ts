import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { proposeMatches, reconcile } from './reconcile.ts'
import { readStatement } from './statement.ts'

const statement = `Date,Transaction ID,Amount
2026-11-19,SIM-1,"1,500.00"
2026-11-20,sim 2,Rs. 2000
2026-11-20,GONE,10
2026-11-20,,
`
const on = day('2026-11-20')
const today = day('2026-11-25')
const ours = (paymentId: number, reference: string, amount: number) => ({
  paymentId,
  reference,
  amount: rupees(amount),
  day: on,
})

describe('a statement', () => {
  it('is read by its headings, amounts and days in their usual forms', () => {
    expect(readStatement(statement, today)).toEqual([
      { line: 2, reference: 'SIM-1', amount: 150_000, day: '2026-11-19' },
      { line: 3, reference: 'sim 2', amount: 200_000, day: '2026-11-20' },
      { line: 4, reference: 'GONE', amount: 1_000, day: '2026-11-20' },
    ])
  })

  it('says which column or line is wrong', () => {
    expect(readStatement('Date,Total sum\n2026-11-20,5', today)).toMatchObject({
      is: 'no-columns',
      missing: ['number', 'money'],
    })
    expect(readStatement('Reference,Amount\nA,5\nB,five', today)).toEqual({
      is: 'bad-line',
      line: 3,
    })
    expect(readStatement('', today)).toMatchObject({ is: 'no-columns' })
  })
})

describe('reconciling', () => {
  const lines = readStatement(statement, today)
  if ('is' in lines) throw new Error('statement not read')

  it('gives theirs only, ours only and amounts that differ', () => {
    const found = reconcile(lines, [
      ours(1, 'sim1', 1500),
      ours(2, 'SIM-2', 1999),
      ours(3, 'SIM-3', 10),
    ])
    expect(found.matched).toBe(1)
    expect(found.theirsOnly.map(({ reference }) => reference)).toEqual(['GONE'])
    expect(found.oursOnly.map(({ paymentId }) => paymentId)).toEqual([3])
    expect(found.amountsDiffer.map(({ ours: { paymentId } }) => paymentId)).toEqual([2])
  })

  it('matches no line without a number with a payment without one', () => {
    const bare = [{ line: 2, reference: ' - ', amount: rupees(10), day: on }]
    const found = reconcile(bare, [ours(1, '', 10)])
    expect(found).toMatchObject({ theirsOnly: bare, matched: 0 })
    expect(found.oursOnly.map(({ paymentId }) => paymentId)).toEqual([1])
  })

  it('uses each line once when a reference stands twice', () => {
    const found = reconcile(lines, [ours(1, 'SIM-1', 1500), ours(2, 'SIM-1', 1500)])
    expect(found.matched).toBe(1)
    expect(found.oursOnly).toHaveLength(1)
  })

  it('proposes by number, else by amount and day together', () => {
    const voucher = (number: string, amount: number, at: string) => ({
      paymentId: 9,
      number,
      amount: rupees(amount),
      day: day(at),
    })
    expect(proposeMatches([voucher('SIM 1', 1500, '2026-11-18')], lines)).toEqual([
      { paymentId: 9, line: 2, by: ['number', 'amount', 'day'] },
    ])
    expect(proposeMatches([voucher('other', 2000, '2026-11-21')], lines)).toEqual([
      { paymentId: 9, line: 3, by: ['amount', 'day'] },
    ])
    expect(proposeMatches([voucher('other', 2000, '2026-10-01')], lines)).toEqual([])
  })
})
