import * as v from 'valibot'
import { calendarDay, keyOf, list, message, money } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { plannedStates } from '#features/next-year/rules/facts.ts'
import { examTypes } from '../rules/exam.ts'
import { sessionDayFindings } from '../rules/session/day-finding.ts'
import { planFindings } from '../rules/session/plan-openings.ts'

const plannedExam = v.object({
  key: v.string(),
  name: message,
  type: keyOf(examTypes),
  state: v.picklist(plannedStates),
  /** Students for whom it is opened. */
  students: v.number(),
  fee: money,
  findings: list(
    v.object({
      is: v.picklist(planFindings),
      n: v.optional(v.number()),
      name: v.optional(v.string()),
    }),
  ),
})
export type PlannedExamOpening = v.InferOutput<typeof plannedExam>

const plan = v.object({
  id: v.number(),
  session: message,
  /** ISO timestamp; null: nothing was created yet. */
  executed: v.nullable(v.string()),
  days: list(
    v.object({
      label: message,
      day: calendarDay,
      /** Why the day should be looked at. */
      finding: v.nullable(v.picklist(sessionDayFindings)),
    }),
  ),
  retotalingFee: money,
  openings: list(plannedExam),
})
export type ExamSessionPlan = v.InferOutput<typeof plan>

/** Plans the openings of a session; days as `yyyy-mm-dd`, those of retotaling may be empty. */
export const examSessionPlanMake = contract({
  slug: 'exam_session_plan_make',
  input: v.object({
    n_exam_master_ID: argument.integer(),
    programs: argument.ids(),
    semesters: argument.ids(),
    isRegular: argument.flag(),
    isBack: argument.flag(),
    DateFrom: v.optional(argument.text(), ''),
    DateTo: v.optional(argument.text(), ''),
    RetotalingFrom: v.optional(argument.text(), ''),
    RetotalingTo: v.optional(argument.text(), ''),
    examfee: argument.amount(),
    backfee: argument.amount(),
    retotalingfee: argument.amount(),
    /** Late fees as added to the fee, `2026-12-10=500,2026-12-20=1000` in rupees; '': none. */
    latefees: v.optional(argument.text(), ''),
  }),
  output: v.object({ plan }),
})

export const examSessionPlanRead = contract({
  slug: 'exam_session_plan_read',
  input: v.object({ exam_session_plan_ID: argument.integer() }),
  output: v.object({ plan }),
})

export const examSessionPlanSkip = contract({
  slug: 'exam_session_plan_skip',
  input: v.object({
    exam_session_plan_ID: argument.integer(),
    key: argument.text(),
    isSkipped: argument.flag(),
  }),
  output: v.object({ plan }),
})

export const examSessionPlanExecute = contract({
  slug: 'exam_session_plan_execute',
  input: v.object({ exam_session_plan_ID: argument.integer() }),
  output: v.object({ created: v.number() }),
})
