import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import { versionSql } from './time-version.ts'

/** A person of the university with the place that counts: one that has not ended before one that has, then the latest. */
export type KnownStudent = {
  readonly id: number
  readonly version: number
  readonly enrollmentId: number | null
  /** The place was passed out of or left; false without a place. */
  readonly hasEnded: boolean
  readonly name: string
  readonly name_nepali: string
  readonly email: string
  readonly phone: string
  readonly dob_ad: string | null
  readonly gender: string | null
  readonly citizen_no: string | null
  readonly regrollno: string | null
  readonly n_program_id: number | null
  readonly n_aca_year_id: number | null
  readonly n_intake_id: number | null
  readonly n_sem_year_id: number | null
  readonly urollno: string | null
}

/** All students, and the addresses of accounts that are none. */
export async function knownStudents(transaction: Transaction): Promise<{
  readonly students: readonly KnownStudent[]
  readonly staffAddresses: ReadonlySet<string>
}> {
  const { rows: students } = await sql<KnownStudent>`
    select p.c_bpartner_id as id, p.name, p.name_nepali, lower(p.email) as email, p.phone,
      to_char(p.dob_ad, 'YYYY-MM-DD') as dob_ad, p.gender, p.citizen_no, p.regrollno,
      e.n_program_enroll_id as "enrollmentId", e.n_program_id, e.n_aca_year_id, e.n_intake_id,
      e.n_sem_year_id, e.urollno, coalesce(e.ispassedout or e.isdropout, false) as "hasEnded",
      ${versionSql(sql`greatest(p.updated, e.updated)`)} as version
    from c_bpartner p left join lateral (
      select * from n_program_enroll e
      where e.c_bpartner_id = p.c_bpartner_id
      order by e.ispassedout or e.isdropout, e.created desc limit 1
    ) e on true
    where p.isactive`.execute(transaction)
  const { rows: staff } = await sql<{ email: string }>`
    select lower(email) as email from ad_user where c_bpartner_id is null`.execute(transaction)
  return { students, staffAddresses: new Set(staff.map(({ email }) => email)) }
}
