import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { paisa, plus } from '#platform/pure/money/money.ts'
import { planRefunds, sumRefunds } from './plan-refunds.ts'

const attempt = (attemptId: string, amount: number) => ({ attemptId, amount: paisa(amount) })

it('gives a Khalti payment back whole where all of it went to the fee', () => {
  const plan = planRefunds({
    paid: paisa(150_000),
    khalti: [attempt('a', 150_000)],
    bank: paisa(0),
  })
  expect(plan).toEqual({
    khalti: [{ attemptId: 'a', amount: 150_000, isFull: true }],
    bank: 0,
    credit: 0,
  })
})

it('gives back through Khalti no more than the fee has of the payment', () => {
  const { khalti, credit } = planRefunds({
    paid: paisa(100_000),
    khalti: [attempt('a', 150_000)],
    bank: paisa(70_000),
  })
  expect(khalti).toEqual([{ attemptId: 'a', amount: 100_000, isFull: false }])
  expect(credit).toBe(0)
})

it('leaves to the credit whatever an award paid', () => {
  const plan = planRefunds({ paid: paisa(200_000), khalti: [], bank: paisa(50_000) })
  expect(plan).toEqual({ khalti: [], bank: 50_000, credit: 150_000 })
})

it('gives back exactly what was paid, whatever the ways it came', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(
      fc.nat(3_000_000),
      fc.array(amount, { maxLength: 4 }),
      fc.nat(1_000_000),
      (paid, came, bank) => {
        const khalti = came.map((each, index) => attempt(String(index), each))
        const plan = planRefunds({ paid: paisa(paid), khalti, bank: paisa(bank) })
        expect(plus(...plan.khalti.map((each) => each.amount), plan.bank, plan.credit)).toBe(paid)
        for (const each of plan.khalti)
          expect(each.amount).toBeLessThanOrEqual(came[Number(each.attemptId)] ?? 0)
      },
    ),
  )
})

it('adds many plans up by their way', () => {
  const one = planRefunds({ paid: paisa(300), khalti: [attempt('a', 200)], bank: paisa(50) })
  const other = planRefunds({ paid: paisa(100), khalti: [], bank: paisa(100) })
  expect(sumRefunds([one, other])).toEqual({
    khalti: { count: 1, sum: 200 },
    bank: { count: 2, sum: 150 },
    credit: 50,
  })
})
