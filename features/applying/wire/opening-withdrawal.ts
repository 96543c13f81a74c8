import * as v from 'valibot'
import { message, money } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

const counted = v.object({ count: v.number(), sum: money })
const opening = { model: argument.text(), record_ID: argument.integer() } as const

/** Applications that withdrawing an opening ends. */
export const openingWithdrawalRead = contract({
  slug: 'opening_withdrawal_read',
  input: v.object(opening),
  output: v.object({
    unpaid: v.number(),
    paid: v.number(),
    credited: money,
    /** The ways back of the money, instead of becoming credit; `credit`: the part that stays credit all the same. */
    refunds: v.object({ khalti: counted, bank: counted, credit: money }),
    /** Name of the person whose proposal waits; null: there is none. */
    proposedBy: v.nullable(v.string()),
    /** Reason of an opening that was withdrawn; null: it was not. */
    withdrawn: v.nullable(message),
  }),
})

/** Proposes to withdraw an opening. */
export const openingWithdraw = contract({
  slug: 'opening_withdraw',
  input: v.object({
    ...opening,
    reason: argument.text(),
    reason_ne: argument.text(),
    /** `credit` or `refund`; absent: credit. */
    money: v.optional(argument.text()),
  }),
  output: v.object({ n_proposal_ID: v.number() }),
})
