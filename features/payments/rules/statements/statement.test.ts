import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { readStatement as read } from './statement.ts'

const readStatement = (text: string) => read(text, day('2026-11-25'))

const one = (row: string, heading = 'Reference,Amount,Date') =>
  readStatement(`${heading}\n${row}\n`)
const amounts = (text: string) => {
  const lines = readStatement(`Reference,Amount\n${text}`)
  return Array.isArray(lines) ? lines.map(({ amount }) => amount) : lines
}

describe('a statement of a bank or provider', () => {
  it.each([
    ['Khalti’s', 'idx,Created On,Amount', 'KX1,2026-11-20 10:15:00,1500'],
    ['a bank’s', 'Txn Date,Cheque No.,Credit (NPR)', '20/11/2026,KX1,"1,500.00"'],
    ['another bank’s', 'Value Date,Voucher No,Deposit', '20-11-2026,KX1,1500.0'],
    [
      'one with words in capitals',
      'TRANSACTION ID,AMOUNT RS.,POST DATE',
      'KX1,Rs. 1500,2026-11-20',
    ],
  ])('is read by %s headings', (_, heading, row) => {
    expect(readStatement(`${heading}\n${row}\n`)).toEqual([
      { line: 2, reference: 'KX1', amount: 150_000, day: '2026-11-20' },
    ])
  })

  it('needs no day, and reads none that is no day', () => {
    expect(readStatement('Reference,Amount\nA,5\n')).toEqual([
      { line: 2, reference: 'A', amount: 500, day: null },
    ])
    expect(one('A,5,someday')).toMatchObject([{ day: null }])
    expect(one('A,5,31/02/2026')).toMatchObject([{ day: null }])
  })

  it.each([
    ['Amount,Remarks\n5,x\n', ['number']],
    ['Reference,Remarks\nA,x\n', ['money']],
    ['Date,Balance\n2026-11-20,5\n', ['number', 'money']],
    ['', ['number', 'money']],
  ])('%j lacks columns, and says which', (text, missing) => {
    expect(readStatement(text)).toMatchObject({ is: 'no-columns', missing })
  })

  it.each([
    ['1500', 150_000],
    ['1500.5', 150_050],
    ['"1,50,000.25"', 15_000_025],
    ['Rs. 1500', 150_000],
    ['Rs 1500', 150_000],
    ['NPR 1500', 150_000],
    [' 1500 ', 150_000],
    ['5.', 500],
    ['१५००', 150_000],
    ['1500 Cr', 150_000],
  ])('an amount of %s is %i paisa', (cell, paisa) => {
    expect(amounts(`A,${cell}\n`)).toEqual([paisa])
  })

  it.each(['', '-', '0', '0.00', '  ', '-5', '(5.00)', '5 Dr'])(
    'a line of %j brought no money and is left out',
    (cell) => {
      expect(amounts(`A,${cell}\nB,5\n`)).toEqual([500])
    },
  )

  it.each(['5.123', 'five', '1e3', '99999999999'])(
    'a line of %j stops the reading, by its number in the file',
    (cell) => {
      expect(readStatement(`Reference,Amount\nA,5\nB,${cell}\nC,6\n`)).toEqual({
        is: 'bad-line',
        line: 3,
      })
    },
  )

  it('a line that brought money needs its reference', () => {
    expect(readStatement('Reference,Amount\n,5\n')).toEqual({ is: 'bad-line', line: 2 })
    expect(readStatement('Reference,Amount\n  ,\nB,5\n')).toMatchObject([{ line: 3 }])
  })

  it('of a hundred thousand lines is read line by line', () => {
    const rows = Array.from({ length: 100_000 }, (_, at) => `R${at},1500.00,2026-11-20`)
    const lines = readStatement(`Reference,Amount,Date\n${rows.join('\n')}\n`)
    expect(lines).toHaveLength(100_000)
  })
})
