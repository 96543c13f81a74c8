import type { Generated } from 'kysely'
import type { UnpaidApplicationColumns } from '#features/applying/server/application-columns.ts'
import type { OpeningColumns } from '#features/applying/server/opening-model.ts'
import type { DayColumn, Key, Maybe, MaybeTimestamp } from '#platform/server/database/columns.ts'

/** Money in paisa. */
export type OpeningTable = OpeningColumns & {
  n_scholarship_open_id: Key
  n_sem_year_id: Maybe<number>
  datefrom: Maybe<DayColumn>
  dateto: Maybe<DayColumn>
  amount: Generated<number>
  seats: Maybe<number>
  quotas: Generated<string>
  least_cgpa: Maybe<number>
  least_attendance: Maybe<number>
  most_income: Maybe<number>
}

/** Money in paisa. */
export type ApplicationTable = UnpaidApplicationColumns & {
  n_scholarship_reg_id: Key
  n_scholarship_open_id: number
  n_program_enroll_id: number
  n_sem_year_id: Maybe<number>
  amount: number
  eligible: Generated<boolean>
  quotas: Generated<string>
  cgpa: Maybe<number>
  attendance: Maybe<number>
  awarded: Maybe<number>
  set_off: Generated<number>
  reason: Maybe<string>
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    n_scholarship_open: OpeningTable
    n_scholarship_reg: ApplicationTable
    scholarship_member: {
      n_scholarship_open_id: number
      ad_user_id: number
      /** Null for seats given before this column existed, and for those that no person gave. */
      given_by: Maybe<number>
      given: MaybeTimestamp
    }
    scholarship_score: {
      n_scholarship_reg_id: number
      ad_user_id: number
      score: number
      note: Maybe<string>
    }
  }
}
