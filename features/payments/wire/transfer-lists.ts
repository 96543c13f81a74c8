import * as v from 'valibot'
import { calendarDay, money } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

/** A list of refunds for the bank. */
export const transferList = v.object({
  id: v.number(),
  /** ISO time. */
  made: v.string(),
  madeBy: v.string(),
  /** The person who asks made it: another person notes it as sent. */
  isOwn: v.boolean(),
  count: v.number(),
  sum: money,
  sentOn: v.nullable(calendarDay),
  sentBy: v.string(),
})
export type TransferList = v.InferOutput<typeof transferList>

const ofList = { table: 'refund_list', parameter: 'refund_list_ID' } as const

/** Puts every refund that is ready on a new list for the bank. */
export const refundListMake = contract({
  slug: 'refund_list_make',
  input: v.object({}),
  output: v.object({ refund_list_ID: v.number() }),
})

export const refundListFile = contract({
  slug: 'refund_list_file',
  input: v.object({ refund_list_ID: argument.integer() }),
  recordParameter: ofList,
})

export const refundListPrint = contract({
  slug: 'refund_list_print',
  input: v.object({
    refund_list_ID: argument.integer(),
    report_type: v.optional(argument.text()),
  }),
  recordParameter: ofList,
})

/** The bank was given it on a day, as `2026-11-27`. */
export const refundListSent = contract({
  slug: 'refund_list_sent',
  input: v.object({ refund_list_ID: argument.integer(), sent_on: argument.text() }),
  recordParameter: ofList,
})

/** The bank does not get it: its refunds wait for another list. */
export const refundListDissolve = contract({
  slug: 'refund_list_dissolve',
  input: v.object({ refund_list_ID: argument.integer(), reason: argument.text() }),
  recordParameter: ofList,
})
