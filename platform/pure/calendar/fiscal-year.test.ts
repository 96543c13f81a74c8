import { expect, it } from 'vitest'
import { addDays } from './day.ts'
import { fromBs } from './bikram-sambat.ts'
import { fiscalYear } from './fiscal-year.ts'

it.each([
  [{ year: 2083, month: 4, date: 1 }, '2083/84', '2082/83'],
  [{ year: 2084, month: 4, date: 1 }, '2084/85', '2083/84'],
])(
  'the fiscal year begins on %j and the day before belongs to the last one',
  (bs, year, before) => {
    const first = fromBs(bs)
    expect(first && fiscalYear(first)).toBe(year)
    expect(first && fiscalYear(addDays(first, -1))).toBe(before)
  },
)

it('a day in Baisakh belongs to the fiscal year that began in Shrawan before it', () => {
  const day = fromBs({ year: 2083, month: 1, date: 15 })
  expect(day && fiscalYear(day)).toBe('2082/83')
})
