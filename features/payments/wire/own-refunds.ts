import * as v from 'valibot'
import { calendarDay, list, message, money } from '#platform/pure/rest-dialect/answers.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { refundStates, refundWays } from '../rules/refunds/refund-state.ts'

const ownRefund = v.object({
  id: v.number(),
  amount: money,
  way: v.picklist(refundWays),
  state: v.picklist(refundStates),
  /** Item that the payment was for; null for credit in general. */
  forWhat: v.nullable(message),
  bank: v.string(),
  /** The last four characters of the account. */
  ending: v.string(),
  approvedOn: calendarDay,
  sentOn: v.nullable(calendarDay),
  /** Why it came back or was not sent. */
  endReason: v.nullable(message),
})
export type OwnRefund = v.InferOutput<typeof ownRefund>

/** The student's own refunds, the newest first. */
export const ownRefunds = contract({
  slug: 'own_refunds',
  input: v.object({}),
  output: v.object({ refunds: list(ownRefund) }),
})
