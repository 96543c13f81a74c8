import { type QrMerchant, readMerchant } from '#platform/pure/emv-qr/merchant.ts'
import type { AccountPurpose } from '../rules/purposes.ts'
import type { AccountValue } from '../rules/account.ts'

/** Sides of a proposed bank account; `proposed` has the digits hidden, `pictured` has them. */
export type Sides = {
  /** Null: a new account. */
  readonly now: AccountValue | null
  readonly proposed: AccountValue
  readonly pictured: AccountValue
  /** Stored pictures of the QRs in base64. */
  readonly pictures: { readonly now: string | null; readonly proposed: string | null }
  /** Vouchers that wait for the cashier. */
  readonly vouchers: number
  /** Kinds of fee that no account would serve today. */
  readonly without: readonly AccountPurpose[]
}

/** The identifier inside a QR that changes, whose end is typed from the bank's letter; null when none does. */
export function changedQrId(now: AccountValue | null, proposed: AccountValue): string | null {
  if (now !== null && isSameQr(now, proposed)) return null
  return merchantOf(proposed)?.accounts[0] ?? null
}

/** True if students scan the same; the text below it may differ. */
export function isSameQr(one: AccountValue, other: AccountValue): boolean {
  return drawnOf(one) === drawnOf(other)
}

function drawnOf({ qr }: AccountValue): string | null {
  return qr?.kind === 'emv' ? qr.payload : (qr?.url ?? null)
}

export function merchantOf(account: AccountValue | null): QrMerchant | null {
  const qr = account?.qr ?? null
  return qr?.kind === 'emv' ? readMerchant(qr.payload) : null
}
