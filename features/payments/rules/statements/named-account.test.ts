import { expect, it } from 'vitest'
import { namedAccount } from './named-account.ts'

const nepal = { number: '0120-1002345678' }
const nabil = { number: '0110017500123' }
const named = (content: string) => namedAccount(content, [nepal, nabil])

it.each([
  ['Account Number,0110017500123\nDate,Credit', nabil],
  ['A/C No: 0120 1002 3456 78', nepal],
  ['Account,01201002345678\n1,Transfer to 0110017500123', nepal],
  ['Account,901100175001234', null],
  ['Date,Credit\n2026-11-20,1500', null],
  ['', null],
])('a statement that begins with %j', (content, account) => {
  expect(named(content)).toEqual(account)
})
