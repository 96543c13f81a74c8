import * as v from 'valibot'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { returnKey, returnModel } from './application-return.ts'

export const applicationSendAgain = contract({
  slug: 'application_send_again',
  input: v.object({ [returnKey]: argument.integer() }),
  recordParameter: { table: returnModel, parameter: returnKey },
})

/** Withdraws an application: its table, its id, and `doc_action` VO (READINGS R-99). */
export const applicationWithdraw = contract({
  slug: 'application_withdraw',
  input: v.object({
    model: argument.text(),
    record_ID: argument.integer(),
    doc_action: v.optional(argument.text()),
  }),
})
