import type { Day } from '#platform/pure/calendar/day.ts'
import type { CrashPeople } from './crash-university.ts'
import type { CrashLine } from './crash-line.ts'

/** All writes that the server acknowledged. An unanswered write is not in here: its result is unknown. */
export type Acknowledged = {
  readonly applications: { id: number; partnerId: number; openingId: number }[]
  readonly links: { attempt: string; pidx: string; applicationId: number }[]
  /** The wallet reported the payment as completed. */
  readonly 'wallet payments': { pidx: string }[]
  /** The status call answered paid. */
  readonly 'paid answers': { attempt: string }[]
  readonly vouchers: { paymentId: number; applicationId: number; sha256: string }[]
  readonly approvals: { paymentId: number }[]
  /** A second person got the answer that the reversal is confirmed. */
  readonly reversals: { paymentId: number }[]
  /** A cashier got the receipt, or the answer that it is paid already. */
  readonly cash: { applicationId: number }[]
  readonly 'cash reversals': { paymentId: number }[]
  readonly 'bank links': { paymentId: number; lineId: number }[]
  /** A second person got the answer that it is confirmed. */
  readonly placements: { lineId: number }[]
  readonly 'write-offs': { lineId: number }[]
  readonly closes: { day: Day }[]
  readonly settlements: { settlementId: number; lineId: number }[]
}

/** Number of acknowledged writes. */
export function countOf(known: Acknowledged): number {
  return Object.values(known).reduce((sum, list) => sum + list.length, 0)
}

/** Data shared by the writers of one campaign. */
export type Work = {
  readonly line: CrashLine
  readonly people: CrashPeople
  readonly random: () => number
  readonly shares: Shares
  readonly known: Acknowledged
  /** Payments whose vouchers wait for a cashier. */
  readonly toApprove: number[]
  readonly toReverse: number[]
  /** Applications whose students stand at the counter. */
  readonly toTake: { applicationId: number; partnerId: number }[]
  readonly toReverseCash: number[]
  readonly stopping: AbortSignal
}

export type Shares = {
  /** Share of the payments that are made with a bank voucher, 0 to 1. */
  readonly byVoucher: number
  /** Share of the payments that are made in cash, 0 to 1; the rest are made with the wallet. */
  readonly inCash: number
  /** Share of the approvals and cash receipts that two people take back. */
  readonly reversed: number
  /** The two people decide on lines of the bank and close days, and take nothing back. */
  readonly isReconciled?: boolean
}
