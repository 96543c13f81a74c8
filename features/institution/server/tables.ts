import type { Generated } from 'kysely'
import type {
  DayColumn,
  Key,
  Maybe,
  ModelBase,
  Timestamp,
} from '#platform/server/database/columns.ts'

export type InstitutionTable = {
  ad_client_id: number
  is_demo: boolean
  /** Empty: students cannot sign up yet. */
  sign_up_opened: Date | null
  sign_up_opened_by: Generated<number | null>
}

/** The logo, the seal, or the signature of an officer, with the days it is used on. */
export type UniversityPictureTable = {
  university_picture_id: Key
  type: string
  /** Officer who signs; '' for other pictures. */
  person: string
  from_day: DayColumn
  until_day: Maybe<string>
  /** PNG. */
  content: Uint8Array
  /** The logo on a white square, PNG; null for other pictures. */
  icon: Uint8Array | null
  created: Timestamp
  createdby: number
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    institution: InstitutionTable
    university_picture: UniversityPictureTable
    server_secret: { name: string; value: string }
    n_aca_year: ModelBase & {
      n_aca_year_id: Key
      name: string
      begins_on: Maybe<DayColumn>
      ends_on: Maybe<DayColumn>
      is_current: Generated<boolean>
    }
    n_intake: ModelBase & { n_intake_id: Key; name: string }
    n_faculty: ModelBase & { n_faculty_id: Key; name: string }
    n_level: ModelBase & { n_level_id: Key; name: string; name_ne: Generated<string> }
    n_program: ModelBase & {
      n_program_id: Key
      name: string
      name_ne: Generated<string>
      n_faculty_id: number
      n_level_id: number
      semesters: Generated<number>
      code: Generated<string>
      credits: Maybe<number>
      n_campus_id: Maybe<number>
    }
    n_subject: ModelBase & { n_subject_id: Key; name: string; n_program_id: number }
    n_holiday: ModelBase & { n_holiday_id: Key; name: string; name_ne: string; holiday: DayColumn }
    n_campus: ModelBase & {
      n_campus_id: Key
      name: string
      name_ne: string
      type: 'central' | 'constituent' | 'affiliated'
      address: string
      address_ne: string
      phone: Generated<string>
      email: Generated<string>
    }
    n_sem_year: ModelBase & { n_sem_year_id: Key; name: string; place: Generated<number> }
  }
}
