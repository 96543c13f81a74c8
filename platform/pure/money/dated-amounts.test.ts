import { expect, it } from 'vitest'
import { day } from '../calendar/day.ts'
import { datedAmountsText, findDatedAmounts } from './dated-amounts.ts'
import { rupees } from './money.ts'

const steps = [
  { until: day('2026-12-10'), amount: rupees(2_000) },
  { until: day('2026-12-20'), amount: rupees(2_500.5) },
]

it('dated amounts are read from the text that they are written as', () => {
  expect(findDatedAmounts(datedAmountsText(steps))).toEqual(steps)
  expect(findDatedAmounts('')).toEqual([])
})

it.each([
  '2026-12-10',
  '2026-13-01=5',
  '2026-12-10=',
  '2026-12-10=-1',
  '2026-12-10=1=',
  '=5',
  ',',
  'x',
])('no dated amounts are read from %j', (text) => {
  expect(findDatedAmounts(text)).toBeNull()
})
