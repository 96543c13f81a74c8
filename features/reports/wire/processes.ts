import * as v from 'valibot'
import { calendarDay, keyOf, list, message, money } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { columnTypes } from '../rules/column-types.ts'
import { reportFilters } from '../rules/filter-names.ts'
import { reportGroups } from '../rules/report-groups.ts'

/** A report and its filters; one that is left out has the value that the list names as its first. */
export const reportInput = v.object({
  report: argument.text(argument.nameLength),
  fiscal_year: v.optional(argument.text(argument.nameLength)),
  academic_year: v.optional(argument.integer()),
  program: v.optional(argument.integer()),
  exam: v.optional(argument.integer()),
  from: v.optional(argument.text(argument.nameLength)),
  to: v.optional(argument.text(argument.nameLength)),
  counted_by: v.optional(argument.text(argument.nameLength)),
})
export type ReportInput = v.InferOutput<typeof reportInput>

const reportFilter = v.object({
  name: keyOf(reportFilters),
  /** Values to choose from; null for a day. An option of every record has the value ''. */
  options: v.nullable(list(v.object({ value: v.string(), label: message }))),
  /** Value where none is chosen. */
  first: v.string(),
})
export type ReportFilter = v.InferOutput<typeof reportFilter>

const listedReport = v.object({
  id: v.string(),
  title: message,
  about: message,
  group: keyOf(reportGroups),
  filters: list(reportFilter),
})
export type ListedReport = v.InferOutput<typeof listedReport>

/** Reports that the role may read. */
export const reportsList = contract({
  slug: 'reports_list',
  input: v.object({}),
  output: v.object({ reports: list(listedReport) }),
})

/** `small`: 1 to 4 students; `other`: not shown because a small group could be computed from it. */
export const hiddenCell = v.object({ hidden: v.picklist(['small', 'other']) })
export type HiddenCell = v.InferOutput<typeof hiddenCell>

/** Text in the language of the request, a number, paisa or a day; null: none. */
const cell = v.union([v.string(), v.number(), v.null(), hiddenCell])
export type ReportCell = v.InferOutput<typeof cell>

const reportColumn = v.object({ id: v.string(), label: message, type: v.picklist(columnTypes) })
export type ShownColumn = v.InferOutput<typeof reportColumn>

const reportRow = v.object({
  cells: list(cell),
  /** Page that the row opens: the student with a partner id, or another report with days as filters. */
  opens: v.nullable(
    v.union([
      v.object({ student: v.number() }),
      v.object({ report: v.string(), from: calendarDay, to: calendarDay }),
    ]),
  ),
})
export type ReportRow = v.InferOutput<typeof reportRow>

const agreement = v.object({ reported: money, ledger: money })
export type Agreement = v.InferOutput<typeof agreement>

/** The first rows of a report, and the totals of all. */
export const reportPage = v.object({
  columns: list(reportColumn),
  rows: list(reportRow),
  rowCount: v.number(),
  /** A cell a column; null where no column is summed. */
  totals: v.nullable(list(cell)),
  /** ISO timestamp of the snapshot. */
  asOf: v.string(),
  /** Null for a report that is not about money of the ledger. */
  agreement: v.nullable(agreement),
  hasHiddenGroups: v.boolean(),
  /** Its CSV has the head and the rows alone. */
  isBareCsv: v.exactOptional(v.literal(true)),
})
export type ReportPage = v.InferOutput<typeof reportPage>

export const reportRun = contract({
  slug: 'report_run',
  input: reportInput,
  output: reportPage,
})
