import { expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { langtangAccount } from '#features/institution/testing/institution.factory.ts'
import { accountOfVoucher } from './voucher-account.ts'

const all = { ...langtangAccount, id: 1 }
const entrance = { ...langtangAccount, id: 2, purposes: ['ENTRANCE' as const] }
const ended = { ...all, id: 3, until: day('2026-11-19'), isActive: false }
const on = (text: string) => ({ purpose: 'EXAM', day: day(text) }) as const

it.each([
  ['the one there is, where none is sent', undefined, [all, entrance], { id: 1 }],
  ['none of several', undefined, [all, { ...all, id: 4 }], { id: null }],
  ['none where no account serves', '', [entrance], { id: null }],
  ['the one that is sent', 1, [all, { ...all, id: 4 }], { id: 1 }],
  ['sent as text or as a reference', { id: 4 }, [all, { ...all, id: 4 }], { id: 4 }],
  ['no account that is unknown', 77, [all], { reason: 'account-unknown' }],
  ['no account that is for other fees', 2, [all, entrance], { reason: 'account-not-for-fee' }],
  ['no nonsense', 'first', [all], { reason: 'account-unknown' }],
])('a voucher is of %s', (...[, sent, accounts, found]) => {
  expect(accountOfVoucher(sent, { accounts, ...on('2026-11-20') })).toEqual(found)
})

it('a voucher is of an account that was open on the day of the slip, also when it was closed since', () => {
  const of = (text: string) => accountOfVoucher(3, { accounts: [ended], ...on(text) })
  expect(of('2026-11-18')).toEqual({ id: 3 })
  expect(of('2026-11-19')).toEqual({ id: 3 })
  expect(of('2026-11-20')).toEqual({ reason: 'account-not-for-fee' })
})
