import type { Generated } from 'kysely'
import type { ApplicationColumns } from '#features/applying/server/application-columns.ts'
import type { OpeningColumns } from '#features/applying/server/opening-model.ts'
import type {
  DayColumn,
  Key,
  Maybe,
  MaybeTimestamp,
  ModelBase,
  Timestamp,
} from '#platform/server/database/columns.ts'

export type ExamTable = ModelBase & {
  n_exam_master_id: Key
  version: Generated<number>
  name: string
  name_ne: Generated<string>
  n_aca_year_id: Maybe<number>
}

export type OpeningTable = OpeningColumns & {
  n_exam_open_id: Key
  n_exam_master_id: number
  n_sem_year_id: number
  examtype: string
  datefrom: Maybe<DayColumn>
  dateto: Maybe<DayColumn>
  /** That of today where there are steps. */
  examfee: Generated<number>
  /** Fees until a day, `2026-12-10=2000,2026-12-20=2500`; '': one fee. */
  fee_steps: Generated<string>
  retotalingfrom: Maybe<DayColumn>
  retotalingto: Maybe<DayColumn>
  retotalingfee: Generated<number>
  most_attempts: Maybe<number>
  least_attendance: Maybe<number>
  /** When its results are published, once that is decided. */
  result_at: MaybeTimestamp
}

export type ApplicationTable = ApplicationColumns & {
  n_exam_reg_id: Key
  n_exam_open_id: number
  n_exam_master_id: number
  n_program_enroll_id: number
  n_sem_year_id: number
  erollno: Maybe<string>
  urollno: Maybe<string>
}

export type PaperTable = ModelBase & {
  n_exam_regdetails_id: Key
  n_exam_reg_id: number
  n_course_id: number
  examtype: string
  credit_hour: number
  internal_fm: Maybe<number>
  internal_pm: Maybe<number>
  internal_om: Maybe<number>
  outcome: Maybe<string>
}

type SessionPlanTable = {
  exam_session_plan_id: Key
  created: Timestamp
  createdby: number
  n_exam_master_id: number
  session_version: number
  /** JSON of SessionTerms. */
  terms: string
  /** JSON of StoredExam[]. */
  openings: string
  executed: MaybeTimestamp
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    n_exam_master: ExamTable
    n_exam_open: OpeningTable
    n_exam_reg: ApplicationTable
    n_exam_regdetails: PaperTable
    exam_session_plan: SessionPlanTable
  }
}

declare module '#features/payments/server/tables.ts' {
  interface PaymentReferenceColumns {
    n_exam_reg_id: Maybe<number>
  }
}
