import { expect, it } from 'vitest'
import type { DocStatus } from '#features/applying/rules/facts.ts'
import { decideDocumentAction, decideSelection } from './document-action.ts'

const outcome = (action: string, status: DocStatus, { isPaid = true } = {}) => {
  const decision = decideDocumentAction({ action, status, isPaid })
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

it('approves only what is paid', () => {
  expect(outcome('AP', 'DR', { isPaid: false })).toBe('not-paid')
  expect(outcome('CL', 'DR', { isPaid: false })).toBe('allowed')
})

it('selects only who was let in to the entrance, and takes it back from anybody', () => {
  const statuses = ['DR', 'IP', 'AP', 'CO', 'CL'] as const
  const maySelect = (selected: boolean) =>
    statuses.filter((status) => decideSelection({ selected, status }).is === 'allowed')
  expect(maySelect(true)).toEqual(['AP', 'CO'])
  expect(maySelect(false)).toEqual(statuses)
})

it.each(['', 'VO', 'ap', 'toString'])('knows no action %j', (action) => {
  expect(outcome(action, 'DR')).toBe('unknown-action')
})
