import { expect, it } from 'vitest'
import { addDays } from './day.ts'
import { fromBs } from './bikram-sambat.ts'
import { fiscalMonths, fiscalYear } from './fiscal-year.ts'

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

it('the months of a fiscal year follow each other without a gap, Shrawan to Asar', () => {
  const months = fiscalMonths('2083/84') ?? []
  expect(months.map(({ year, month }) => `${year}-${month}`)).toEqual([
    ...[4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => `2083-${month}`),
    ...[1, 2, 3].map((month) => `2084-${month}`),
  ])
  const next = months.map(({ last }) => addDays(last, 1))
  expect(next.slice(0, -1)).toEqual(months.slice(1).map(({ first }) => first))
  expect(
    new Set(months.flatMap(({ first, last }) => [fiscalYear(first), fiscalYear(last)])),
  ).toEqual(new Set(['2083/84']))
})

it.each(['2083', '2083/85', '1800/01', '2090/91', 'x', ''])('%j names no fiscal year', (name) => {
  expect(fiscalMonths(name)).toBeNull()
})
