import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import { type DoubleReason, doubleReasons } from '#features/profile/rules/doubles/double-person.ts'
import { maskedNumberSql } from '../masked-number.ts'

export const doubleModel = 'double_person'

/** One of two records, as they are laid beside each other. */
export type DoubleRecord = {
  readonly id: number
  readonly name: string
  readonly nepaliName: string
  readonly phone: string
  readonly email: string
  readonly birthDate: string
  readonly citizenNumber: string
  readonly registrationNumber: string
  readonly created: string
}

export type OpenDouble = {
  readonly record: number
  readonly noted: Date
  readonly earlier: DoubleRecord
  readonly later: DoubleRecord
  /** The facts they share now, the weightiest first. */
  readonly reasons: readonly DoubleReason[]
}

type DoubleRow = Omit<OpenDouble, 'reasons'> & Readonly<Record<DoubleReason, boolean>>

/**
 * Undecided pairs that still share the values that made them one, oldest first: all of them, one, or those of these
 * people.
 */
export async function openDoubles(
  reader: Reader,
  at: { readonly record?: number; readonly of?: readonly number[] } = {},
): Promise<readonly OpenDouble[]> {
  const { record, of } = at
  const { rows } = await sql<DoubleRow>`
    select * from (
      select d.double_person_id as record, d.noted,
        ${recordOf('e')} as earlier, ${recordOf('l')} as later,
        person_key(e.citizen_no) <> '' and person_key(e.citizen_no) = person_key(l.citizen_no) as citizenship,
        person_key(e.phone) <> '' and person_key(e.phone) = person_key(l.phone)
          and coalesce(e.dob_ad = l.dob_ad, false) as phone,
        lower(e.name) = lower(l.name) and coalesce(e.dob_ad = l.dob_ad, false) as name
      from double_person d
      join c_bpartner e on e.c_bpartner_id = d.earlier_id
      join c_bpartner l on l.c_bpartner_id = d.later_id
      where d.is_one is null
        ${record === undefined ? sql`` : sql`and d.double_person_id = ${record}`}
        ${of === undefined ? sql`` : sql`and (d.earlier_id = any(${of}::bigint[]) or d.later_id = any(${of}::bigint[]))`}
    ) pair
    where citizenship or phone or name
    order by noted, record`.execute(reader)
  return rows.map((row) => ({ ...row, reasons: doubleReasons.filter((reason) => row[reason]) }))
}

/** The citizenship number as lists of staff show it. */
function recordOf(alias: 'e' | 'l') {
  const at = sql.ref(alias)
  const number = sql.raw(maskedNumberSql(`coalesce(${alias}.citizen_no, '')`))
  return sql`json_build_object('id', ${at}.c_bpartner_id, 'name', ${at}.name,
    'nepaliName', ${at}.name_nepali, 'phone', ${at}.phone, 'email', ${at}.email,
    'birthDate', coalesce(${at}.dob_ad::text, ''), 'citizenNumber', ${number},
    'registrationNumber', coalesce(${at}.regrollno, ''), 'created', ${at}.created)`
}
