import { expect, it } from 'vitest'
import { isSameName } from './same-name.ts'

it.each([
  ['Sita Rai', 'SITA  RAI', true],
  ['Rai Sita', 'Sita Rai', true],
  ['Ms. Sita K. Rai', 'Sita K Rai', true],
  ['Sita Rai', 'Sita Kumari Rai', false],
  ['Sita Rai', 'Gita Rai', false],
  ['', '', false],
])('takes %j and %j for one name: %s', (one, other, is) => {
  expect(isSameName(one, other)).toBe(is)
})
