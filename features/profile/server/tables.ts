import type { Generated, Selectable } from 'kysely'
import type {
  DayColumn,
  Timestamp,
  Key,
  Maybe,
  MaybeTimestamp,
  ModelBase,
} from '#platform/server/database/columns.ts'
import type { GeneralColumn } from '../rules/profile-fields.ts'

export type PartnerTable = ModelBase &
  Readonly<Record<GeneralColumn, Maybe<string>>> & {
    c_bpartner_id: Key
    name: string
    name_nepali: Generated<string>
    email: string
    phone: Generated<string>
    dob_ad: Maybe<DayColumn>
    dob_bs: Maybe<string>
    gender: Maybe<string>
    logo_id: Maybe<number>
    signature_id: Maybe<number>
    completedregistration: Generated<boolean>
    regrollno: Maybe<string>
    /** When everything personal was taken from the row. */
    erased: MaybeTimestamp
  }

export type PartnerRow = Selectable<PartnerTable>

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    n_province: ModelBase & { n_province_id: number; name: string; name_ne: string }
    n_district: ModelBase & {
      n_district_id: number
      n_province_id: number
      name: string
      name_ne: string
    }
    n_locgov: ModelBase & {
      n_locgov_id: number
      n_district_id: number
      name: string
      name_ne: string
      wards: number
    }
    stored_file: {
      stored_file_id: Key
      sha256: string
      bytes: number
      mime: string
      file_name: string
      scan: Generated<'clean' | 'not-scanned'>
      created: Generated<Date>
      createdby: Generated<number>
    }
    ad_image: ModelBase & { ad_image_id: Key; stored_file_id: number }
    c_bpartner: PartnerTable
    double_person: {
      double_person_id: Key
      earlier_id: number
      later_id: number
      reasons: readonly string[]
      noted: Timestamp
      is_one: Maybe<boolean>
      note: Maybe<string>
      settled: MaybeTimestamp
      settled_by: Maybe<number>
    }
    c_bpartner_location: ModelBase & {
      c_bpartner_location_id: Key
      c_bpartner_id: number
      address_type: 'Permanent' | 'Temporary'
      n_province_id: Maybe<number>
      n_district_id: Maybe<number>
      n_locgov_id: Maybe<number>
      ward_no: Maybe<number>
      tole_name: Maybe<string>
      name: Maybe<string>
    }
    n_bpaca_info: ModelBase & {
      n_bpaca_info_id: Key
      c_bpartner_id: number
      value: string
      institute: string
      uni_board: string
      passed_year: string
      description: string
      grading_type: 'G' | 'P'
      obtained_marks: number
      full_marks: number
    }
  }
}
