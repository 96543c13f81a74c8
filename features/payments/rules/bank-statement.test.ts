import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { checkStatement } from './bank-statement.ts'

const today = day('2026-11-20')
const check = (rows: string, heading = 'Date,Voucher No,Deposit,Remarks') =>
  checkStatement(`${heading}\n${rows}\n`, today)
const problemsOf = (rows: string) => {
  const checked = check(rows)
  return 'is' in checked ? checked : checked.problems
}

describe('a statement that is imported', () => {
  it('is kept line by line as the bank wrote it, with the number as it is compared', () => {
    expect(check('2026-11-05,0093-5120,"1,500.00",SITA SHRESTHA')).toEqual({
      lines: [
        {
          line: 2,
          number: '0093-5120',
          numberKey: '00935120',
          day: '2026-11-05',
          amount: 150_000,
          remarks: 'SITA SHRESTHA',
        },
      ],
      problems: [],
      days: { first: '2026-11-05', last: '2026-11-05' },
    })
  })

  it('covers the days of all its rows, also of those that brought no money', () => {
    const rows = '2026-11-07,A,5,\n2026-11-09,FEE,,charge\n2026-11-03,,,opening'
    expect(check(rows)).toMatchObject({
      lines: [{ number: 'A' }],
      problems: [],
      days: { first: '2026-11-03', last: '2026-11-09' },
    })
  })

  it.each([
    ['2026-11-05,,5,', 'no-number', ''],
    ['2026-11-05,---,5,', 'no-number', '---'],
    [`2026-11-05,${'9'.repeat(81)},5,`, 'too-long', '9'.repeat(81)],
    [`2026-11-05,A,5,${'x'.repeat(501)}`, 'too-long', 'x'.repeat(501)],
    ['2026-11-05,A,five,', 'bad-amount', 'five'],
    ['2026-11-05,A,-5,', 'bad-amount', '-5'],
    ['31/02/2026,A,5,', 'no-day', '31/02/2026'],
    [',A,5,', 'no-day', ''],
    ['2026-11-21,A,5,', 'future-day', '2026-11-21'],
  ])('with the row %j has a problem: %s', (row, is, value) => {
    expect(problemsOf(row)).toEqual([{ line: 2, is, value }])
  })

  it('has every problem named, by its row', () => {
    const rows = '2026-11-05,A,5,\n2026-11-05,,5,\n2026-11-05,a ,5.00,\n2026-11-05,B,x,'
    expect(problemsOf(rows)).toEqual([
      { line: 3, is: 'no-number', value: '' },
      { line: 4, is: 'repeats', value: 'a' },
      { line: 5, is: 'bad-amount', value: 'x' },
    ])
  })

  it('may have a number twice on other days and of other amounts', () => {
    expect(problemsOf('2026-11-05,A,5,\n2026-11-06,A,5,\n2026-11-05,A,6,')).toEqual([])
  })

  it.each([
    ['Voucher No,Deposit', ['day']],
    ['Date,Remarks', ['reference', 'amount']],
  ])('under the headings %s lacks %j', (heading, missing) => {
    expect(check('x', heading)).toEqual({ is: 'no-columns', missing })
  })
})
