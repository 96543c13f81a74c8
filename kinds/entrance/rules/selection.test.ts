import { expect, it } from 'vitest'
import { decideSelection } from './selection.ts'

it('selects only who was let in to the entrance, and takes it back from anybody', () => {
  const statuses = ['DR', 'IP', 'AP', 'CO', 'CL'] as const
  const maySelect = (selected: boolean) =>
    statuses.filter((status) => decideSelection({ selected, status }).is === 'allowed')
  expect(maySelect(true)).toEqual(['AP', 'CO'])
  expect(maySelect(false)).toEqual(statuses)
})
