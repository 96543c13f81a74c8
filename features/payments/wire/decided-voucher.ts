/** A voucher that was approved, as the office reads it in a student's file. */
export type DecidedVoucher = {
  readonly paymentId: number
  /** Name of the item that was paid for. */
  readonly name: string
  /** Approved amount, in rupees. */
  readonly amount: number
  readonly slipNumber: string
  readonly state: 'approved' | 'reversal-waits' | 'reversed'
  readonly approvedBy: string
  /** ISO times. */
  readonly approved: string
  /** When it was reversed, by whom as the second person, and why; null while it counts. */
  readonly reversed: { readonly at: string; readonly by: string; readonly reason: string } | null
}
