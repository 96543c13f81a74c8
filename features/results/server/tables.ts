import type { ColumnType, Generated } from 'kysely'
import type {
  DayColumn,
  Timestamp,
  Key,
  Maybe,
  MaybeTimestamp,
  ModelBase,
} from '#platform/server/database/columns.ts'

/** JSON as text when written, as values when read. */
type Json<Value> = ColumnType<Value, string, string>

/** A teacher of an offered course. */
export type TeachingTable = {
  n_teaching_id: Key
  ad_user_id: number
  n_batch_course_id: number
  first_day: DayColumn
  last_day: DayColumn
  created: Timestamp
  createdby: number
  ended: MaybeTimestamp
  ended_by: Maybe<number>
}

export type MarkEntryTable = ModelBase & {
  n_mark_entry_id: Key
  n_exam_regdetails_id: number
  round: number
  attendance: string
  external: Maybe<number>
  practical: Maybe<number>
}

export type MarkTable = ModelBase & {
  n_mark_id: Key
  n_exam_regdetails_id: number
  attendance: string
  external: Maybe<number>
  practical: Maybe<number>
  moderated: Maybe<number>
  moderated_for: Maybe<string>
  grace: Generated<number>
  grace_for: Maybe<string>
  settled_for: Maybe<string>
  retotaled: Maybe<number>
  retotaled_for: Maybe<string>
}

export type DecisionTable = ModelBase & {
  n_result_decision_id: Key
  n_exam_reg_id: number
  n_exam_regdetails_id: Maybe<number>
  sort: string
  ground: string
  reason: string
  decision: string
  decided_on: DayColumn
  lifted: MaybeTimestamp
  lifted_by: Maybe<number>
  lifted_for: Maybe<string>
}

export type ResultTable = ModelBase & {
  n_exam_result_id: Key
  n_exam_reg_id: number
  c_bpartner_id: number
  version: Generated<number>
  prepared_for: Timestamp
  visible_from: MaybeTimestamp
  visible_until: MaybeTimestamp
  outcome: string
  promotion: string
  sgpa: number
  cgpa: number
  credits: number
  credits_earned: number
  semesters: Json<unknown>
  grading: Json<unknown>
  most_failed: Generated<number>
  digest: string
  told: MaybeTimestamp
}

export type ResultLineTable = ModelBase & {
  n_exam_resultdetails_id: Key
  n_exam_result_id: number
  n_exam_regdetails_id: number
  n_course_id: number
  credit_hour: number
  internal_fm: Maybe<number>
  internal_pm: Maybe<number>
  internal_om: Maybe<number>
  external_fm: Maybe<number>
  external_pm: Maybe<number>
  external_om: Maybe<number>
  practical_fm: Maybe<number>
  practical_pm: Maybe<number>
  practical_om: Maybe<number>
  grace: Generated<number>
  total_om: Maybe<number>
  total_fm: number
  grade: string
  grade_point: number
  outcome: string
  former_grade: Maybe<string>
  former_total: Maybe<number>
}

/** A result of before: of a course, or of a semester of which only the average is known. */
export type CarriedResultTable = ModelBase & {
  n_carried_result_id: Key
  c_bpartner_id: number
  n_program_enroll_id: number
  n_sem_year_id: number
  n_course_id: Maybe<number>
  credit_hour: Maybe<number>
  total_om: Maybe<number>
  total_fm: Maybe<number>
  grade: Maybe<string>
  grade_point: Maybe<number>
  outcome: Maybe<string>
  sgpa: Maybe<number>
  source: string
  source_day: Maybe<string>
}

type EntryColumns<Round extends 1 | 2> = Readonly<
  Record<`entry${Round}` | `by${Round}` | `external${Round}` | `practical${Round}`, number | null>
> &
  Readonly<Record<`attendance${Round}`, string | null>>

/** A view: read only. */
export type MarkedPaperView = EntryColumns<1> &
  EntryColumns<2> & {
    readonly n_exam_regdetails_id: number
    readonly n_exam_reg_id: number
    readonly n_exam_open_id: number
    readonly n_exam_master_id: number
    readonly n_program_enroll_id: number
    readonly n_sem_year_id: number
    readonly c_bpartner_id: number
    readonly ad_client_id: number
    readonly erollno: string | null
    readonly person: string
    readonly n_course_id: number
    readonly code: string
    readonly name: string
    readonly name_nepali: string
    readonly credit_hour: number
    readonly internal_fm: number | null
    readonly internal_pm: number | null
    readonly internal_om: number | null
    readonly external_fm: number | null
    readonly external_pm: number | null
    readonly practical_fm: number | null
    readonly practical_pm: number | null
    readonly n_mark_id: number | null
    readonly attendance: string | null
    readonly external: number | null
    readonly practical: number | null
    readonly moderated: number | null
    readonly grace: number | null
    readonly expelled: boolean
    readonly result_at: Date | null
    readonly retotaled: number | null
  }

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    n_teaching: TeachingTable
    n_mark_entry: MarkEntryTable
    n_mark: MarkTable
    n_result_decision: DecisionTable
    n_exam_result: ResultTable
    n_exam_resultdetails: ResultLineTable
    n_carried_result: CarriedResultTable
    marked_paper: MarkedPaperView
  }
}
