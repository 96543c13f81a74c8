import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { checkStatement } from './bank-statement.ts'

const today = day('2026-11-20')
const check = (rows: string, heading = 'Date,Voucher No,Deposit,Remarks') =>
  checkStatement(`${heading}\n${rows}\n`, { today, account: '' })
const problemsOf = (rows: string) => {
  const checked = check(rows)
  return 'is' in checked ? checked : checked.problems
}

describe('a statement that is imported', () => {
  it('is stored line by line as the bank wrote it, with the number as it is compared', () => {
    expect(check('2026-11-05,0093-5120,"1,500.00",SITA SHRESTHA')).toMatchObject({
      lines: [
        {
          line: 2,
          number: '0093-5120',
          numberKey: '00935120',
          day: '2026-11-05',
          amount: 150_000,
          remarks: 'SITA SHRESTHA',
          occurrence: 1,
        },
      ],
      problems: [],
      period: { first: '2026-11-05', last: '2026-11-05' },
    })
  })

  it('covers the days of all its rows, also of those that brought no money', () => {
    const rows = '2026-11-07,A,5,\n2026-11-09,FEE,,charge\n2026-11-03,,,opening'
    expect(check(rows)).toMatchObject({
      lines: [{ number: 'A' }],
      problems: [],
      period: { first: '2026-11-03', last: '2026-11-09' },
    })
  })

  it.each([
    [`2026-11-05,${'9'.repeat(81)},5,`, 'too-long', '9'.repeat(81)],
    [`2026-11-05,A,5,${'x'.repeat(501)}`, 'too-long', 'x'.repeat(501)],
    ['2026-11-05,A,five,', 'bad-amount', 'five'],
    ['31/02/2026,A,5,', 'no-day', '31/02/2026'],
    [',A,5,', 'no-day', ''],
    ['2026-11-21,A,5,', 'future-day', '2026-11-21'],
  ])('with the row %j has a problem: %s', (row, is, value) => {
    expect(problemsOf(row)).toEqual([{ line: 2, is, value }])
  })

  it('has every problem named, by its row', () => {
    const rows = '2026-11-05,A,5,\n,A,5,\n2026-11-05,a ,5.00,\n2026-11-05,B,x,'
    expect(problemsOf(rows)).toEqual([
      { line: 3, is: 'no-day', value: '' },
      { line: 5, is: 'bad-amount', value: 'x' },
    ])
  })

  it('may have a number twice on other days and of other amounts', () => {
    expect(problemsOf('2026-11-05,A,5,\n2026-11-06,A,5,\n2026-11-05,A,6,')).toEqual([])
  })

  it.each([
    ['Voucher No,Deposit', ['day']],
    ['Date,Remarks', ['money']],
  ])('under the headings %s lacks %j', (heading, missing) => {
    expect(check('x,y', heading)).toMatchObject({ is: 'no-columns', missing })
  })

  it('has equal deposits of one day as several, each with its place among them', () => {
    const checked = check('2026-11-05,CASH,5,RAM\n2026-11-05,cash,5.00,SITA\n2026-11-06,CASH,5,')
    if ('is' in checked) throw new Error(checked.is)
    expect(checked.problems).toEqual([])
    expect(checked.lines.map(({ occurrence }) => occurrence)).toEqual([1, 2, 1])
  })

  it('keeps a deposit without a number, counted', () => {
    const checked = check('2026-11-05,,5,INTEREST\n2026-11-05,---,6,')
    expect(checked).toMatchObject({
      problems: [],
      lines: [{ numberKey: '' }, { numberKey: '' }],
      counts: { withoutNumber: 2 },
    })
  })

  it.each([
    ['failed', 'status'],
    ['Reversed', 'status'],
  ])('leaves out a row whose status says %s', (status, why) => {
    const heading = 'Date,Voucher No,Deposit,Status'
    expect(check(`2026-11-05,A,5,${status}\n2026-11-05,B,6,Success`, heading)).toMatchObject({
      lines: [{ number: 'B' }],
      counts: { leftOut: { [why]: { n: 1, sum: 500 } } },
    })
  })

  it('refuses an amount as a deposit when the balance fell by it or its side is missing', () => {
    const plain = 'Date,Voucher No,Amount,Balance'
    const rows = '2026-11-03,A,5,105\n2026-11-04,B,20,85\n2026-11-05,C,5,90'
    expect(check(rows, plain)).toMatchObject({
      lines: [{ number: 'A' }, { number: 'C' }],
      problems: [{ line: 3, is: 'bad-amount', value: '20' }],
    })
    const newestFirst = rows.split('\n').toReversed().join('\n')
    expect(check(newestFirst, plain)).toMatchObject({ problems: [{ line: 3, value: '20' }] })
    const sided = 'Date,Voucher No,Amount,Dr/Cr'
    expect(check('2026-11-03,A,5,Cr\n2026-11-04,B,20,', sided)).toMatchObject({
      lines: [{ number: 'A' }],
      problems: [{ line: 3, is: 'bad-amount' }],
    })
  })

  it('leaves out other currencies, and says a balance that does not add up by its row', () => {
    const heading = 'Date,Voucher No,Withdraw,Deposit,Balance,Currency'
    const rows =
      '2026-11-05,A,,5,105,NPR\n2026-11-06,B,2,,103,NPR\n2026-11-07,C,,9,999,NPR\n2026-11-07,D,,1,1,USD'
    expect(check(rows, heading)).toMatchObject({
      counts: { leftOut: { currency: { n: 1 }, withdrawal: { n: 1, sum: 200 } } },
      checks: [{ is: 'balance', agrees: false, line: 4 }],
    })
  })
})
