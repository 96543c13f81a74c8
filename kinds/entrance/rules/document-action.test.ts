import { expect, it } from 'vitest'
import type { DocStatus } from '#features/applying/rules/facts.ts'
import { decideDocumentAction } from './document-action.ts'

const outcome = (action: string, status: DocStatus, { isPaid = true, eligible = true } = {}) => {
  const decision = decideDocumentAction({ action, status, isPaid, eligible })
  return decision.is === 'allowed' ? 'allowed' : decision.reason
}

it.each([
  ['AP', ['DR', 'IP']],
  ['CO', ['AP']],
  ['CL', ['DR', 'IP', 'AP', 'CO']],
])('%s starts from %j and nowhere else', (action, from) => {
  const statuses = ['DR', 'IP', 'AP', 'CO', 'CL'] as const
  expect(statuses.filter((status) => outcome(action, status) === 'allowed')).toEqual(from)
})

it('approves only what is paid and eligible', () => {
  expect(outcome('AP', 'DR', { isPaid: false })).toBe('not-paid')
  expect(outcome('AP', 'DR', { eligible: false })).toBe('not-eligible-yet')
  expect(outcome('AP', 'DR', { isPaid: false, eligible: false })).toBe('not-paid')
  expect(outcome('CL', 'DR', { isPaid: false, eligible: false })).toBe('allowed')
})

it.each(['', 'VO', 'ap', 'toString'])('knows no action %j', (action) => {
  expect(outcome(action, 'DR')).toBe('unknown-action')
})
