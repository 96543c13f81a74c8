import { expect, it } from 'vitest'
import { isClaimOf, isItemOf, walletAccount } from './of-account.ts'

const accounts = [1, 2, walletAccount, null] as const

it.each([
  [null, [1, 2, walletAccount, null]],
  [1, [1]],
  [walletAccount, [walletAccount]],
] as const)('money of %s is what stands in it', (chosen, expected) => {
  expect(accounts.filter((account) => isItemOf(chosen)({ account }))).toEqual(expected)
})

it.each([
  [null, [1, 2, walletAccount, null]],
  [1, [1, null]],
  [walletAccount, [walletAccount]],
] as const)('claims of %s are its own, of a bank those that name none too', (chosen, expected) => {
  expect(accounts.filter((account) => isClaimOf(chosen)({ account }))).toEqual(expected)
})
