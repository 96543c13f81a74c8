import type { RawBuilder } from 'kysely'
import type { Day } from '#platform/pure/calendar/day.ts'
import type { FiscalMonth } from '#platform/pure/calendar/fiscal-year.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Permission } from '#features/roles/rules/facts.ts'
import type { ColumnType } from '../rules/column-types.ts'
import type { FilterName } from '../rules/filter-names.ts'
import type { ReportGroup } from '../rules/report-groups.ts'

/** Values of all filters; a report reads those it declares. Ids are null for every record. */
export type FilterValues = {
  readonly now: Date
  readonly today: Day
  /** Months of the fiscal year, Shrawan first. */
  readonly months: readonly FiscalMonth[]
  readonly academicYear: number | null
  readonly program: number | null
  readonly exam: number | null
  readonly from: Day
  readonly to: Day
  readonly countedBy: string
}

/** A column of the report's query, by its name there. */
export type ReportColumn = {
  readonly id: string
  readonly label: Message
  readonly type: ColumnType
  /** Column of the query with the text in Nepali, where the database has one. */
  readonly nepali?: string
  /** Texts of stored values; '' is the text of none. */
  readonly values?: Readonly<Record<string, Message>>
  /** False for a number that says nothing when summed. */
  readonly isSummed?: false
  /** Counts students: it is what makes a group small. */
  readonly isCount?: true
  /** Share or mean of two summed columns, computed in each row and in the totals. */
  readonly of?: readonly [part: string, whole: string]
  /** Only for the shares and means of other columns. */
  readonly isHelper?: true
}

/** A report as data: one file of `reports/`, and a line in `registry.ts`. */
export type Report = {
  /** In its address and in the names of its files. */
  readonly id: string
  readonly title: Message
  /** Continues the title in the list of reports. */
  readonly about: Message
  readonly group: ReportGroup
  readonly permission: Permission
  readonly filters: readonly FilterName[]
  /** Choices of the filter `counted_by`; the first one is the default. */
  readonly countedBy?: Readonly<Record<string, Message>>
  readonly columns: readonly ReportColumn[]
  /** Its rows in their order. Amounts are paisa. */
  readonly query: (filters: FilterValues) => RawBuilder<unknown>
  /**
   * Rows are groups of students, of which small ones are hidden from roles without the right. `partOf`: the column that
   * a filter can restrict to one value. All rows are in memory at once, so they must be few.
   */
  readonly groups?: { readonly partOf: string }
  /** Its CSV has the head and the rows alone, for a program that reads it. */
  readonly isBareCsv?: true
  /** Total of a column, computed from the ledger in another way. */
  readonly ledger?: {
    readonly column: string
    readonly query: (filters: FilterValues) => RawBuilder<{ amount: number | null }>
  }
  /** Page that a row opens, by columns of the query: a student by partner id, or another report with days as filters. */
  readonly opens?:
    | { readonly is: 'student'; readonly id: string }
    | { readonly is: 'report'; readonly report: string; readonly from: string; readonly to: string }
}
