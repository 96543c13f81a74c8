import { expect, it } from 'vitest'
import { caseProblem } from './case-problem.ts'

const none = { hasHeldMoney: false, hasOwnRefund: false, wasPaidBefore: false }

it.each([
  ['other-amount', { ...none, state: 'HELD', hasHeldMoney: true }],
  ['not-decided', { ...none, state: 'HELD' }],
  ['partly-refunded', { ...none, state: 'PARTIALLY_REFUNDED' }],
  ['paid-twice', { ...none, state: 'PAID', wasPaidBefore: true }],
  [null, { ...none, state: 'PARTIALLY_REFUNDED', hasOwnRefund: true }],
  [null, { ...none, state: 'PAID' }],
  [null, { ...none, state: 'CREDITED', wasPaidBefore: true }],
] as const)('is %s', (problem, facts) => {
  expect(caseProblem(facts)).toBe(problem)
})
