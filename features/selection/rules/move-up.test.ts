import { expect, it } from 'vitest'
import { decideMoveUp } from './move-up.ts'

const statuses = ['DR', 'IP', 'AP', 'CO', 'CL'] as const

it('selects only who was let in to the test, and takes it back from anybody', () => {
  const maySelect = (selected: boolean) =>
    statuses.filter(
      (status) => decideMoveUp({ selected, status, isPublished: true }).is === 'allowed',
    )
  expect(maySelect(true)).toEqual(['AP', 'CO'])
  expect(maySelect(false)).toEqual(statuses)
})

it('allows moving up only after the result is published', () => {
  const decide = (selected: boolean) => decideMoveUp({ selected, status: 'AP', isPublished: false })
  expect(decide(true)).toMatchObject({ is: 'refused', reason: 'result-unpublished' })
  expect(decide(false)).toMatchObject({ is: 'allowed' })
})
