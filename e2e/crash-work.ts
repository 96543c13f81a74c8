import type { CrashPeople } from './crash-university.ts'
import type { CrashLine } from './crash-line.ts'

/** Everything the server said yes to. A write it did not answer is not in here: it may or may not have happened. */
export type Acknowledged = {
  readonly applications: { id: number; partnerId: number; openingId: number }[]
  readonly links: { attempt: string; pidx: string; applicationId: number }[]
  /** The wallet said the payment is completed. */
  readonly 'wallet payments': { pidx: string }[]
  /** The status call said paid. */
  readonly 'paid answers': { attempt: string }[]
  readonly vouchers: { paymentId: number; applicationId: number; sha256: string }[]
  readonly approvals: { paymentId: number }[]
  /** A second person was told that the reversal is confirmed. */
  readonly reversals: { paymentId: number }[]
}

/** What the writers of one campaign share. */
export type Work = {
  readonly line: CrashLine
  readonly people: CrashPeople
  readonly random: () => number
  readonly shares: Shares
  readonly known: Acknowledged
  /** Payments whose vouchers wait for a cashier. */
  readonly toApprove: number[]
  readonly toReverse: number[]
  readonly stopping: AbortSignal
}

export type Shares = {
  /** Share of the payments that are made with a bank voucher, 0 to 1. */
  readonly byVoucher: number
  /** Share of the approvals that two people take back. */
  readonly reversed: number
}
