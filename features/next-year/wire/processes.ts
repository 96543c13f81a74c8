import * as v from 'valibot'
import { calendarDay, list, message, money } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { dayFindings } from '../rules/move-day.ts'
import { plannedStates } from '../rules/planned-state.ts'

export const plannedOpening = v.object({
  /** Table and id of the opening that is copied. */
  key: v.string(),
  table: v.string(),
  kind: message,
  name: v.string(),
  newName: message,
  /** `there`: it was copied before, or one of this name exists. */
  state: v.picklist(plannedStates),
  days: list(
    v.object({
      label: message,
      before: calendarDay,
      /** Null where the calendar has no such year. */
      after: v.nullable(calendarDay),
      finding: v.nullable(v.picklist(dayFindings)),
    }),
  ),
  fees: list(v.object({ label: message, before: money, after: money })),
  courses: v.number(),
})
export type PlannedOpening = v.InferOutput<typeof plannedOpening>

const plan = v.object({
  id: v.number(),
  from: v.string(),
  to: v.string(),
  /** ISO timestamp; null: nothing was created yet. */
  executed: v.nullable(v.string()),
  openings: list(plannedOpening),
})
export type YearPlan = v.InferOutput<typeof plan>

export const yearPlanMake = contract({
  slug: 'year_plan_make',
  input: v.object({
    from: argument.integer(),
    to: argument.integer(),
    percent: argument.integer(),
    /** Step to which a raised fee is rounded up. */
    step: argument.amount(),
  }),
  output: v.object({ plan }),
})

export const yearPlanRead = contract({
  slug: 'year_plan_read',
  input: v.object({ year_plan_ID: argument.integer() }),
  output: v.object({ plan }),
})

export const yearPlanSkip = contract({
  slug: 'year_plan_skip',
  input: v.object({
    year_plan_ID: argument.integer(),
    key: argument.text(),
    isSkipped: argument.flag(),
  }),
  output: v.object({ plan }),
})

export const yearPlanExecute = contract({
  slug: 'year_plan_execute',
  input: v.object({ year_plan_ID: argument.integer() }),
  output: v.object({ created: v.number() }),
})
