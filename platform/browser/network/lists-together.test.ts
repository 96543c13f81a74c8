import { expect, it } from 'vitest'
import { knownCount } from './lists-together.ts'

const onRetry = () => undefined

it.each([
  ['read', [1, 2], { isPending: false, onRetry: undefined }, 2],
  ['read and empty', [], { isPending: false, onRetry: undefined }, 0],
  ['asked for', [], { isPending: true, onRetry: undefined }, undefined],
  ['not read', [], { isPending: false, onRetry }, undefined],
  ['not read again, with its copy', [1], { isPending: false, onRetry }, 1],
] as const)('a list that is %s', (...[, rows, lists, count]) => {
  expect(knownCount(rows, lists)).toBe(count)
})
