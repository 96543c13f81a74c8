import type { Generated } from 'kysely'
import type { DayColumn, Key, Maybe, ModelBase } from '#platform/server/database/columns.ts'

type AcademicIdColumns = {
  n_aca_year_id: Maybe<number>
  n_intake_id: Maybe<number>
  n_faculty_id: Maybe<number>
  n_level_id: Maybe<number>
  n_program_id: Maybe<number>
  n_subject_id: Maybe<number>
}

export type EntranceOpeningTable = ModelBase &
  AcademicIdColumns & {
    n_entrance_open_id: Key
    name: string
    apply_to: Maybe<DayColumn>
    apply_uptolate: Maybe<DayColumn>
    examfee: Generated<number>
    latefee: Generated<number>
    exam_date: Maybe<DayColumn>
    exam_time: Maybe<string>
    exam_minutes: Maybe<number>
    reporting_time: Maybe<string>
    gate_time: Maybe<string>
    exam_address: Maybe<string>
    exam_address_ne: Maybe<string>
  }

export type EntranceApplicationTable = ModelBase &
  AcademicIdColumns & {
    n_entrance_reg_id: Key
    c_bpartner_id: number
    n_entrance_open_id: number
    totalfee: number
    feepaid: Generated<number>
    ispaid: Generated<boolean>
    ispending: Generated<boolean>
    selectedquota: Generated<string>
    eligible: Generated<boolean>
    docstatus: Generated<string>
    erollno: Maybe<string>
    exam_centre: Maybe<string>
  }

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    n_entrance_open: EntranceOpeningTable
    n_entrance_reg: EntranceApplicationTable
  }
}
