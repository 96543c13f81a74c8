import { useToday } from '#platform/browser/clock.ts'
import { accountsInUse } from '#features/bank-accounts/rules/serving.ts'
import type { PortalAccount, PortalSettings } from '../wire/portal-settings.ts'
import { useSettings } from './settings.ts'

/** Id of the account of a server that has only one: it is not sent. */
const onlyAccount = 0

/** The university's accounts that are paid into today, those for all fees first; null: not known yet. */
export function useOpenAccounts(): readonly PortalAccount[] | null {
  const settings = useSettings()
  const today = useToday()
  return settings === null ? null : accountsInUse(accountsIn(settings), today)
}

function accountsIn({ bank, banks }: PortalSettings): readonly PortalAccount[] {
  if (banks !== undefined) return banks
  const isSet = bank.accountNumber !== '' || bank.qr !== null
  return isSet ? [{ ...bank, id: onlyAccount, branch: '', purposes: null, until: null }] : []
}

/** Id to send with a voucher; null: none is known. */
export function sentId(account: PortalAccount | null): number | null {
  return account === null || account.id === onlyAccount ? null : account.id
}

/** `Nabil Bank, Dhunche`. */
export function bankName({ name, branch }: Pick<PortalAccount, 'name' | 'branch'>): string {
  return [name, branch].filter((part) => part !== '').join(', ')
}
