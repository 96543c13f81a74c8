import { expect, it } from 'vitest'
import { shortReference } from '#features/payments/rules/facts.ts'
import { readCaseSearch } from './case-search.ts'

const attempt = '3f2a91c4-1111-4222-8333-444444444444'

it.each([
  shortReference(attempt),
  '3f2a91c4',
  ' 3F2A 91C4 ',
  '३F२A-९१C४',
  attempt,
  attempt.toUpperCase(),
])('finds the attempt of a reference as it is read out: %s', (typed) => {
  const { reference } = readCaseSearch(typed)
  expect(reference).not.toBeNull()
  const { first, last } = reference ?? { first: '', last: '' }
  expect(first <= attempt && attempt <= last).toBe(true)
  expect(first > '3f2a91c3-ffff-ffff-ffff-ffffffffffff').toBe(true)
})

it.each(['3F2A-91C', 'Sita Rai', '9841000000', 'bZQLD9wRVWo4CdESSfuSsB', ''])(
  'takes another text for no reference: %s',
  (typed) => {
    expect(readCaseSearch(typed)).toEqual({ typed, reference: null })
  },
)
