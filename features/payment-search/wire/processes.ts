import * as v from 'valibot'
import { calendarDay, list, message, money } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

const found = v.object({
  id: v.number(),
  day: calendarDay,
  partnerId: v.number(),
  name: message,
  forWhat: message,
  amount: money,
  tender: v.picklist(['Khalti', 'Voucher', 'Cash']),
  /** Transaction number, or number of the slip; '' without one. */
  number: v.string(),
  /** DR, AP, CO or CL. */
  status: v.string(),
  /** '' without a receipt. */
  receipt: v.string(),
})
export type FoundPayment = v.InferOutput<typeof found>

/** Payments that match everything that is given, the newest first; 50 at a time, the next ones `before` an id. */
export const paymentSearch = contract({
  slug: 'payment_search',
  input: v.object({
    typed: v.optional(argument.text(argument.nameLength)),
    amount: v.optional(argument.amount()),
    first_day: v.optional(argument.text()),
    last_day: v.optional(argument.text()),
    before: v.optional(argument.integer()),
  }),
  output: v.object({ payments: list(found) }),
})
export const paymentsAtOnce = 50
