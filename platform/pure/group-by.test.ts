import { expect, it } from 'vitest'
import { groupBy } from './group-by.ts'

it('groups in the order of each group’s first', () => {
  const groups = groupBy([3, 1, 5, 2], (n) => n % 2)
  expect([...groups]).toEqual([
    [1, [3, 1, 5]],
    [0, [2]],
  ])
  expect([...groupBy([], String)]).toEqual([])
})
