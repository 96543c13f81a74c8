import type { ApplicationColumns } from '#features/applying/server/application-columns.ts'
import type { Key, Maybe, MaybeTimestamp, ModelBase } from '#platform/server/database/columns.ts'

export type RetotalingTable = ApplicationColumns & {
  n_exam_retotaling_id: Key
  n_exam_open_id: number
  n_exam_reg_id: number
  n_exam_master_id: number
  n_program_enroll_id: number
  erollno: Maybe<string>
  urollno: Maybe<string>
}

type CourseTable = ModelBase & {
  n_exam_rtdetails_id: Key
  n_exam_retotaling_id: number
  n_course_id: number
  examtype: string
  description: string
  outcome: Maybe<string>
  former_total: Maybe<number>
  former_grade: Maybe<string>
  total_om: Maybe<number>
  grade: Maybe<string>
  decided: MaybeTimestamp
  decided_for: Maybe<string>
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    n_exam_retotaling: RetotalingTable
    n_exam_rtdetails: CourseTable
  }
}

declare module '#features/payments/server/tables.ts' {
  interface PaymentReferenceColumns {
    n_exam_retotaling_id: Maybe<number>
  }
}
