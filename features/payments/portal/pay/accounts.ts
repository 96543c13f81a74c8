import { useState } from 'react'
import { useToday } from '#platform/browser/clock.ts'
import { accountsFor } from '#features/bank-accounts/rules/serving.ts'
import { useOpenAccounts } from '#features/institution/portal/accounts.ts'
import type { PortalAccount } from '#features/institution/wire/portal-settings.ts'
import type { PaymentType } from '#features/payments/rules/payment-type.ts'

export type PayableAccounts = {
  readonly accounts: readonly PortalAccount[]
  /** The one that is paid into; null: no account is for this fee. */
  readonly chosen: PortalAccount | null
  readonly choose: (id: number) => void
}

/** The accounts that this fee may be paid into today, and the one the student chose. */
export function usePayableAccounts(type: PaymentType): PayableAccounts {
  const open = useOpenAccounts()
  const today = useToday()
  const [id, choose] = useState<number | null>(null)
  const accounts = accountsFor(open ?? [], type, today)
  const chosen = accounts.find((each) => each.id === id) ?? accounts[0] ?? null
  return { accounts, chosen, choose }
}
