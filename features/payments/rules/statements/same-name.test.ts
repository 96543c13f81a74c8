import { expect, it } from 'vitest'
import { isSameName, namedInRemarks } from './same-name.ts'

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

it.each([
  ['CASH DEP BY SITA RAI 0093', 'Sita Rai', 'same'],
  ['Rai Sita/fee', 'Sita Kumari Rai', 'same'],
  ['Deposit by Hari Thapa', 'Sita Rai', 'other'],
  ['Hari Rai', 'Sita Rai', 'other'],
  ['Cash deposit', 'Sita Rai', null],
  ['', 'Sita Rai', null],
])('the remarks %j of a deposit by %s name: %s', (remarks, student, named) => {
  expect(namedInRemarks(remarks, student)).toBe(named)
})
