import type { Day } from '#platform/pure/calendar/day.ts'
import { referenceId } from '#platform/pure/reference.ts'
import { accountsFor, type BankAccount, servesOn } from '#features/bank-accounts/rules/facts.ts'
import type { PaymentType } from '../payment-type.ts'

type AccountReason = 'account-unknown' | 'account-not-for-fee'

/**
 * The account that a voucher was paid into: the one that was sent, if it served the fee on the day of the slip, also
 * when it was closed since. A client that sends none paid into the only one there is; null: into one of several.
 */
export function accountOfVoucher(
  sent: unknown,
  {
    accounts,
    purpose,
    day,
  }: {
    readonly accounts: readonly BankAccount[]
    readonly purpose: PaymentType
    readonly day: Day
  },
): { readonly id: number | null } | { readonly reason: AccountReason } {
  if (sent === undefined || sent === null || sent === '') {
    const serving = accountsFor(accounts, purpose, day)
    return { id: serving.length === 1 ? (serving[0]?.id ?? null) : null }
  }
  const id = referenceId(sent)
  const account = accounts.find((each) => each.id === id)
  if (account === undefined) return { reason: 'account-unknown' }
  return servesOn(account, purpose, day) ? { id: account.id } : { reason: 'account-not-for-fee' }
}
