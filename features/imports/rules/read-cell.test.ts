import { describe, expect, it } from 'vitest'
import { matchHeadings } from './headings.ts'
import { type CellRules, readCell } from './read-cell.ts'

const read = (type: CellRules['type'], cell: string, options?: Map<string, string | number>) => {
  const reading = readCell({ type, label: { en: 'Level', ne: 'तह' } }, cell, options)
  return 'value' in reading ? reading.value : reading.problem.en
}

describe('a cell', () => {
  it.each([
    ['text', '="0012"', '0012'],
    ['text', ' Ram  ', 'Ram'],
    ['text', '', null],
    [
      'text',
      '9.8E+15',
      'A spreadsheet shortened this number. Format the column as text and type it again.',
    ],
    ['nepali', 'राम', 'राम'],
    ['nepali', '/fd', 'These are Preeti characters. The name in Unicode is proposed.'],
    ['integer', '१२', 12],
    ['integer', '1.5', 'This is not a whole number.'],
    ['number', '3.25', 3.25],
    ['amount', 'Rs. 1,500.50', 150_050],
    ['amount', '1,500/-', 'This is not a number.'],
    ['boolean', 'Yes', true],
    ['boolean', 'होइन', false],
    ['date', '2026-12-01', '2026-12-01'],
    ['date', '2083/8/15', '2026-12-01'],
    ['date', '2026-02-30', 'There is no day 2026-02-30.'],
    ['bs-date', '२०६१-०२-२३', '2004-06-05'],
    ['bs-date', '2061-02-33', 'There is no day 2061-02-33 B.S.'],
    ['bs-date', '23/02/2061', 'Write the day as year-month-day.'],
    ['time', '9:05:00', '09:05'],
    ['time', '25:00', 'Write the time as 10:30.'],
  ] as const)('of type %s with %j is %j', (type, cell, expected) => {
    expect(read(type, cell)).toBe(expected)
  })

  it('names a record, in any case and with any blanks', () => {
    const options = new Map([['be computer', 7]])
    expect(read('option', 'BE  Computer', options)).toBe(7)
    expect(read('option', 'BE Comp.', options)).toBe('Level not found: BE Comp.')
  })
})

describe('headings', () => {
  const columns = [
    { name: 'reg', label: { en: 'Registration no.', ne: 'दर्ता नं.' }, headings: ['Regd No'] },
    { name: 'Name', label: { en: 'Full name', ne: 'पूरा नाम' }, headings: [] },
  ]
  it('are recognised in both languages, whatever their case and points, each column once', () => {
    expect(matchHeadings(['REGD. NO.', 'पूरा नाम', 'full_name', 'Sl', ''], columns)).toEqual([
      'reg',
      'Name',
      '',
      '',
      '',
    ])
  })
})
