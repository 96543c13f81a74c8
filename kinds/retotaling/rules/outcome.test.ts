import { describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { feeToReturn, outcomeOf } from './outcome.ts'

describe('the outcome of a course', () => {
  it.each([
    [62, 62, 'UNCHANGED'],
    [62, 62.01, 'RAISED'],
    [62, 61.99, 'LOWERED'],
  ] as const)('%f, now %f: %s', (former, total, outcome) => {
    expect(outcomeOf(former, total)).toBe(outcome)
  })
})

describe('the fee', () => {
  const paid = rupees(1_500)
  it.each([
    [['UNCHANGED', 'LOWERED'], false, 0],
    [['UNCHANGED', 'RAISED'], false, 1_500],
    [['UNCHANGED', 'RAISED', 'LOWERED'], true, 500],
    [['RAISED', 'RAISED', 'RAISED'], true, 1_500],
  ] as const)('of %j, per course %s: %i is given back', (outcomes, feePerCourse, back) => {
    expect(feeToReturn({ paid, outcomes, feePerCourse })).toBe(rupees(back))
  })
})
