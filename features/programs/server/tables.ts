import type { Generated } from 'kysely'
import type { ApplicationColumns } from '#features/applying/server/application-columns.ts'
import type { OpeningColumns } from '#features/applying/server/opening-model.ts'
import type { ConditionColumns } from '#features/conditions/server/condition-columns.ts'
import type { DayColumn, Key, Maybe, ModelBase } from '#platform/server/database/columns.ts'

export type OpeningTable = OpeningColumns &
  ConditionColumns & {
    n_program_cregopen_id: Key
    n_sem_year_id: number
    datefrom: Maybe<DayColumn>
    dateto: Maybe<DayColumn>
    admissionfee: Generated<number>
    semyearfee: Generated<number>
    libraryfee: Generated<number>
    practicalfee: Generated<number>
    labfee: Generated<number>
    min_credit: Maybe<number>
    max_credit: Maybe<number>
    seats: Maybe<number>
    /** Shares given back for a seat, `2026-12-10=100,2026-12-20=50`; '': no rule. */
    seat_shares: Generated<string>
  }

/** Type, credits, marks and seats of a course, in the curriculum and as an opening offers it. */
type CourseTermsColumns = {
  n_course_id: number
  course_type: string
  credit_hour: number
  internal_fm: Maybe<number>
  internal_pm: Maybe<number>
  /** Full and pass marks of the final examination and of the practical; null: no such part. */
  external_fm: Maybe<number>
  external_pm: Maybe<number>
  practical_fm: Maybe<number>
  practical_pm: Maybe<number>
  n_prerequisite_id: Maybe<number>
  seats: Maybe<number>
}

export type BatchCourseTable = ModelBase &
  CourseTermsColumns & {
    n_batch_course_id: Key
    version: Generated<number>
    n_program_cregopen_id: number
    internal_om: Maybe<number>
  }

/** Null intakes: from the beginning, or until further notice. */
export type CurriculumTable = ModelBase &
  CourseTermsColumns & {
    n_curriculum_id: Key
    version: Generated<number>
    n_program_id: number
    n_sem_year_id: number
    n_first_intake_id: Maybe<number>
    n_last_intake_id: Maybe<number>
  }

export type ApplicationTable = ApplicationColumns & {
  n_program_creg_id: Key
  n_program_cregopen_id: number
  n_program_enroll_id: number
  n_sem_year_id: number
  admissionfee: number
  semyearfee: number
  libraryfee: number
  practicalfee: number
}

export type ApplicationLineTable = ModelBase & {
  n_program_cregdetails_id: Key
  n_program_creg_id: number
  n_course_id: number
  course_type: string
  credit_hour: number
  internal_fm: Maybe<number>
  internal_pm: Maybe<number>
  internal_om: Maybe<number>
  attendance: Maybe<number>
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    n_course: ModelBase & {
      n_course_id: Key
      value: string
      name: string
      name_nepali: Generated<string>
    }
    n_program_cregopen: OpeningTable
    n_batch_course: BatchCourseTable
    n_curriculum: CurriculumTable
    n_program_creg: ApplicationTable
    n_program_cregdetails: ApplicationLineTable
  }
}

declare module '#features/payments/server/tables.ts' {
  interface PaymentReferenceColumns {
    n_program_creg_id: Maybe<number>
  }
}
