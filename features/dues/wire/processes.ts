import * as v from 'valibot'
import { list, message } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

/** A due as the office reads it; amounts in paisa. */
const openDue = v.object({
  id: v.number(),
  name: message,
  since: v.string(),
  owed: v.number(),
  paid: v.number(),
  /** It may be waived: no voucher waits, and it is not proposed. */
  mayWaive: v.boolean(),
})
export type OpenDue = v.InferOutput<typeof openDue>

/** The dues of a student that are not paid. */
export const studentDues = contract({
  slug: 'student_dues',
  input: v.object({ C_BPartner_ID: argument.integer() }),
  output: v.object({ dues: list(openDue) }),
  recordParameter: { table: 'c_bpartner', parameter: 'C_BPartner_ID' },
})

/** Proposes that a student owes an amount. `head`: of income, e.g. `FINE`. */
export const dueCharge = contract({
  slug: 'due_charge',
  input: v.object({
    C_BPartner_ID: argument.integer(),
    name: argument.text(argument.nameLength),
    name_ne: v.optional(argument.text(argument.nameLength)),
    amount: argument.amount(),
    head: argument.text(),
    reason: argument.text(),
  }),
  output: v.object({ n_proposal_ID: v.number() }),
  recordParameter: { table: 'c_bpartner', parameter: 'C_BPartner_ID' },
})

/** Proposes that the rest of a due is not owed any more. */
export const dueWaive = contract({
  slug: 'due_waive',
  input: v.object({ n_due_ID: argument.integer(), reason: argument.text() }),
  output: v.object({ n_proposal_ID: v.number() }),
  recordParameter: { table: 'n_due', parameter: 'n_due_ID' },
})
