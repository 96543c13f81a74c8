import * as v from 'valibot'
import { message } from '#platform/pure/rest-dialect/answers.ts'

/** A voucher that was approved, as the office reads it in a student's file. */
export const decidedVoucher = v.object({
  paymentId: v.number(),
  /** Name of the item that was paid for. */
  name: message,
  /** Approved amount, in rupees. */
  amount: v.number(),
  slipNumber: v.string(),
  state: v.picklist(['approved', 'reversal-waits', 'reversed']),
  approvedBy: v.string(),
  /** ISO times. */
  approved: v.string(),
  /** When it was reversed, by whom as the second person, and why; null while it counts. */
  reversed: v.nullable(
    v.object({
      at: v.string(),
      by: v.string(),
      reason: v.string(),
    }),
  ),
})
export type DecidedVoucher = v.InferOutput<typeof decidedVoucher>
