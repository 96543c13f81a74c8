import { expect, it } from 'vitest'
import { boundedCache } from './bounded-cache.ts'

it('evicts the entry that was used longest ago, never all at once', () => {
  const cache = boundedCache<number>(3)
  for (const key of ['a', 'b', 'c']) cache.set(key, 1)
  cache.get('a')
  cache.set('d', 1)
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key) !== undefined)).toEqual([
    'a',
    'c',
    'd',
  ])
})

it('evicts one by name', () => {
  const cache = boundedCache<number>(3)
  cache.set('a', 1)
  cache.delete('a')
  expect(cache.get('a')).toBeUndefined()
})
