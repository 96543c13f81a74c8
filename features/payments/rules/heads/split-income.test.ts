import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Money, paisa, plus } from '#platform/pure/money/money.ts'
import { type HeadAmount, splitIncome } from './split-income.ts'

const part = (head: string, amount: number): HeadAmount => ({ head, amount: paisa(amount) })
const parts = [part('ADMISSION', 500), part('STUDENT_FEE', 2_000), part('LIBRARY', 300)]
const split = (amount: number, booked: readonly HeadAmount[] = []) =>
  splitIncome({ amount: paisa(amount), parts, booked, main: 'ADMISSION' })
const sum = (all: readonly HeadAmount[]) => plus(...all.map(({ amount }) => amount))

describe('income', () => {
  it('of a whole fee is split into its parts', () => {
    expect(split(2_800)).toEqual(parts)
  })

  it('in parts fills the heads in their order', () => {
    expect(split(1_000)).toEqual([part('ADMISSION', 500), part('STUDENT_FEE', 500)])
    expect(split(1_800, [part('ADMISSION', 500), part('STUDENT_FEE', 500)])).toEqual([
      part('STUDENT_FEE', 1_500),
      part('LIBRARY', 300),
    ])
  })

  it('that no part has room for is the main head’s', () => {
    expect(split(900, [part('ADMISSION', 500), part('STUDENT_FEE', 2_000)])).toEqual([
      part('LIBRARY', 300),
      part('ADMISSION', 600),
    ])
    expect(splitIncome({ amount: paisa(7), parts: [], booked: [], main: 'EXAM' })).toEqual([
      part('EXAM', 7),
    ])
  })

  it('that is taken back leaves the last part first', () => {
    const booked = [part('ADMISSION', 500), part('STUDENT_FEE', 100)]
    expect(split(-150, booked)).toEqual([part('STUDENT_FEE', -100), part('ADMISSION', -50)])
    expect(split(-700, booked)).toEqual([part('STUDENT_FEE', -100), part('ADMISSION', -600)])
  })

  it('adds up to the paisa, whatever is paid and taken back', () => {
    const heads = fc.constantFrom('ADMISSION', 'STUDENT_FEE', 'LIBRARY', 'LATE_FEE')
    const amounts = fc.array(fc.integer({ min: -90_000, max: 90_000 }), { maxLength: 12 })
    const fee = fc.array(fc.tuple(heads, fc.integer({ min: 1, max: 90_000 })), { maxLength: 4 })
    fc.assert(
      fc.property(fee, amounts, (named, changes) => {
        const of = named.map(([head, amount]) => part(head, amount))
        const booked: HeadAmount[] = []
        for (const change of changes.filter((each) => each !== 0)) {
          const amount: Money = paisa(change)
          const found = splitIncome({ amount, parts: of, booked, main: 'ADMISSION' })
          expect(sum(found)).toBe(change)
          expect(found.every((each) => Math.sign(each.amount) === Math.sign(change))).toBe(true)
          expect(new Set(found.map(({ head }) => head)).size).toBe(found.length)
          booked.push(...found)
        }
      }),
    )
  })

  it('paid in any parts ends as the parts of the fee', () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 9 })
    fc.assert(
      fc.property(cuts, (amounts) => {
        const booked: HeadAmount[] = []
        for (const amount of [...amounts, 2_800]) {
          const left = 2_800 - sum(booked)
          const paid = Math.min(amount, left)
          if (paid > 0) booked.push(...split(paid, [...booked]))
        }
        for (const { head, amount } of parts)
          expect(sum(booked.filter((each) => each.head === head))).toBe(amount)
      }),
    )
  })
})
