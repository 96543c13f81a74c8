import { expect, it } from 'vitest'
import { withoutTrailingSlashes } from './trailing-slashes.ts'

it.each([
  ['/entrance', '/entrance'],
  ['/entrance/', '/entrance'],
  ['/entrance///', '/entrance'],
  ['/', '/'],
  ['///', '/'],
  ['', ''],
  ['https://portal.example/nou//', 'https://portal.example/nou'],
])('slashes at the end of %j go', (path, without) => {
  expect(withoutTrailingSlashes(path)).toBe(without)
})
