import { expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { decideAward, decideOpen } from './award.ts'

const at = {
  status: 'AP',
  amount: rupees(15_000),
  most: rupees(15_000),
  seats: 2,
  taken: 1,
} as const

it.each([
  [{}, 'allowed'],
  [{ seats: null, taken: 500 }, 'allowed'],
  [{ amount: rupees(0.01) }, 'allowed'],
  [{ amount: rupees(15_000.01) }, 'amount-wrong'],
  [{ amount: rupees(0) }, 'amount-wrong'],
  [{ taken: 2 }, 'no-seat'],
  [{ status: 'DR' }, 'not-checked'],
  [{ status: null }, 'not-checked'],
  [{ status: 'CO' }, 'decided'],
  [{ status: 'CL' }, 'decided'],
] as const)('an award with %j: %s', (facts, expected) => {
  const decision = decideAward({ ...at, ...facts })
  expect(decision.is === 'allowed' ? 'allowed' : decision.reason).toBe(expected)
})

it.each([
  ['DR', 'allowed'],
  ['AP', 'allowed'],
  ['CO', 'refused'],
  ['CL', 'refused'],
] as const)('scoring and declining in %s: %s', (status, expected) => {
  expect(decideOpen({ status }).is).toBe(expected)
})
