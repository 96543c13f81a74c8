import * as v from 'valibot'
import { calendarDay, list } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

const opening = { model: argument.text(), record_ID: argument.integer() } as const

/** Columns of an opening that only two people change, because students have applied. */
export const openingChangeRead = contract({
  slug: 'opening_change_read',
  input: v.object(opening),
  output: v.object({
    /** Students who have applied and have not paid: a change touches them. */
    unpaid: v.number(),
    /** Empty while no student has applied: the form changes them. */
    columns: list(v.string()),
    /** Values that let the opening end today; empty: it ends today, or has ended. */
    closing: list(v.object({ column: v.string(), day: calendarDay })),
    /** Name of the person whose proposal waits; null: there is none. */
    proposedBy: v.nullable(v.string()),
  }),
})

/** Values as the REST dialect has them: rupees, days as `yyyy-mm-dd`. */
export const openingValues = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.union([v.string(), v.number(), v.null()])),
)

/** Proposes other values for such columns. */
export const openingChange = contract({
  slug: 'opening_change',
  input: v.object({
    ...opening,
    /** JSON of the values by column. */
    values: argument.text(argument.longTextLength),
    reason: argument.text(),
    reason_ne: argument.text(),
  }),
  output: v.object({ n_proposal_ID: v.number() }),
})
