import { expect, it } from 'vitest'
import type { Khalti, LookupAnswer } from '../core/wallet-provider.ts'
import { withCircuitBreaker } from './circuit-breaker.ts'

const down: LookupAnswer = { is: 'unknown', why: 'HTTP 500' }
const answer = { status: 'initiated', totalPaisa: 1_000, transactionId: null, refunded: false }
const up: LookupAnswer = { is: 'answer', answer }

function provider() {
  const state = { calls: 0, answer: down }
  const lookup = async () => {
    state.calls++
    return state.answer
  }
  const unknown = async () => ({ is: 'unknown', why: '' }) as const
  const khalti: Khalti = { lookup, initiate: unknown, refund: unknown }
  return { state, khalti }
}

it('asks five times, then not for half a minute, then once', async () => {
  const { state, khalti } = provider()
  let now = 0
  const guarded = withCircuitBreaker(khalti, () => now)
  for (let call = 0; call < 8; call++) expect((await guarded.lookup('p')).is).toBe('unknown')
  expect(state.calls).toBe(5)
  now = 30_000
  for (let call = 0; call < 3; call++) await guarded.lookup('p')
  expect(state.calls).toBe(6)
  now = 60_000
  state.answer = up
  for (let call = 0; call < 3; call++) expect((await guarded.lookup('p')).is).toBe('answer')
  expect(state.calls).toBe(9)
})

it('an answer in between starts the count again', async () => {
  const { state, khalti } = provider()
  const guarded = withCircuitBreaker(khalti, () => 0)
  for (let call = 0; call < 20; call++) {
    state.answer = call % 5 === 4 ? up : down
    await guarded.lookup('p')
  }
  expect(state.calls).toBe(20)
})
