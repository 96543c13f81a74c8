import * as v from 'valibot'
import { calendarDay, list, message, money } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { holdable } from '../rules/hold/hold.ts'

const hold = v.object({
  document: v.picklist(holdable),
  owed: money,
  since: calendarDay,
})

/** Documents that a student does not get now. Without an id: of the student who asks. */
export const studentHold = contract({
  slug: 'student_hold',
  input: v.object({ C_BPartner_ID: v.optional(argument.integer()) }),
  output: v.object({
    holds: list(hold),
    /** For the student: the fees, and the page of the portal where each is paid. */
    fees: list(v.object({ name: message, owed: money, path: v.string() })),
    /** Null: the hold is not lifted. */
    lift: v.nullable(v.object({ until: calendarDay, reason: v.string(), by: v.string() })),
  }),
  recordParameter: { table: 'c_bpartner', parameter: 'C_BPartner_ID' },
})

export const holdLift = contract({
  slug: 'hold_lift',
  input: v.object({
    C_BPartner_ID: argument.integer(),
    until: argument.text(),
    reason: argument.text(),
  }),
  recordParameter: { table: 'c_bpartner', parameter: 'C_BPartner_ID' },
})
