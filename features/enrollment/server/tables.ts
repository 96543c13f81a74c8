import type { Generated } from 'kysely'
import type { Key, Maybe, ModelBase } from '#platform/server/database/columns.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    n_program_enroll: ModelBase & {
      n_program_enroll_id: Key
      c_bpartner_id: number
      n_aca_year_id: Maybe<number>
      n_intake_id: Maybe<number>
      n_faculty_id: Maybe<number>
      n_level_id: Maybe<number>
      n_program_id: Maybe<number>
      n_subject_id: Maybe<number>
      n_sem_year_id: Maybe<number>
      urollstatus: Generated<boolean>
      urollno: Maybe<string>
      ispassedout: Generated<boolean>
      isdropout: Generated<boolean>
    }
  }
}
