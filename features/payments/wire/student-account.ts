import * as v from 'valibot'
import { calendarDay, keyOf, list, message, money } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { entryTypes } from '../rules/account/entry-types.ts'

/** The statement of an account; amounts in whole paisa. */
const statement = v.object({
  rows: list(
    v.object({
      id: v.string(),
      on: calendarDay,
      type: keyOf(entryTypes),
      paymentType: v.nullable(v.string()),
      name: message,
      charged: money,
      paid: money,
      moved: money,
      balance: money,
    }),
  ),
  charged: money,
  paid: money,
  balance: money,
  dues: list(
    v.object({
      paymentType: v.string(),
      referenceId: v.number(),
      name: message,
      since: calendarDay,
      days: v.number(),
      owed: money,
      /** Page of the portal where it is paid. */
      path: v.exactOptional(v.string()),
    }),
  ),
  owed: money,
  credit: money,
})

/** Absent: the student who asks. */
const input = v.object({ C_BPartner_ID: v.optional(argument.integer()) })
const recordParameter = { table: 'c_bpartner', parameter: 'C_BPartner_ID' }

export const studentAccount = contract({
  slug: 'student_account',
  input,
  output: v.object({ statement }),
  recordParameter,
})

export const studentAccountPrint = contract({
  slug: 'student_account_print',
  input,
  recordParameter,
})
