import { expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { fineFor } from './fine.ts'

const dueOn = day('2026-11-20')
const rates = { perDay: rupees(5), most: rupees(50) }

it.each([
  ['2026-11-19', 0, 0],
  ['2026-11-20', 0, 0],
  ['2026-11-21', 1, 5],
  ['2026-11-30', 10, 50],
  ['2026-12-01', 11, 50],
])('a copy due on 20 November that comes back on %s', (today, daysLate, amount) => {
  expect(fineFor({ dueOn, today: day(today), ...rates })).toEqual({
    daysLate,
    amount: rupees(amount),
  })
})

it('costs nothing where the library asks nothing', () => {
  const free = { perDay: rupees(0), most: rupees(50) }
  expect(fineFor({ dueOn, today: day('2026-12-20'), ...free }).amount).toBe(0)
})
