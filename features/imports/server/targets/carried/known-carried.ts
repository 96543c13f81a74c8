import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import { optionKey } from '#features/imports/rules/read-cell.ts'
import { versionSql } from '../time-version.ts'

/** A place in a programme that a row names by a number or an email. */
export type KnownPlace = {
  readonly enrollmentId: number
  readonly partnerId: number
  readonly programId: number | null
  /** Active level of the programme. */
  readonly levelId: number | null
}

/**
 * Places by roll number, and by the email and registration number of their students: of several places one that has not
 * ended comes first, then the latest.
 */
export async function knownPlaces(
  transaction: Transaction,
): Promise<ReadonlyMap<string, KnownPlace>> {
  const { rows } = await sql<
    KnownPlace & { names: readonly (string | null)[]; roll: string | null }
  >`
    select e.n_program_enroll_id as "enrollmentId", p.c_bpartner_id as "partnerId",
      e.n_program_id as "programId", l.n_level_id as "levelId",
      array[lower(p.email), p.regrollno] as names, e.urollno as roll
    from n_program_enroll e join c_bpartner p on p.c_bpartner_id = e.c_bpartner_id
      left join n_program g on g.n_program_id = e.n_program_id
      left join n_level l on l.n_level_id = g.n_level_id and l.isactive
    where p.isactive order by e.ispassedout or e.isdropout, e.created desc`.execute(transaction)
  const places = new Map<string, KnownPlace>()
  for (const { names, roll, ...place } of rows)
    for (const name of [...names, roll]) {
      const key = optionKey(name ?? '')
      if (key !== '' && !places.has(key)) places.set(key, place)
    }
  return places
}

/** A stored result of before, by the columns of a file. */
export type KnownCarried = {
  readonly id: number
  readonly version: number
  readonly n_sem_year_id: number
  readonly n_course_id: number | null
  readonly credit_hour: number | null
  readonly total_om: number | null
  readonly total_fm: number | null
  readonly grade: string | null
  readonly grade_point: number | null
  readonly outcome: string | null
  readonly sgpa: number | null
  readonly source: string
  readonly source_day: string | null
}

const columns = sql`n_carried_result_id as id, ${versionSql(sql`updated`)} as version, n_sem_year_id,
  n_course_id, credit_hour::float8, total_om::float8, total_fm::float8, grade,
  grade_point::float8, outcome, sgpa::float8, source,
  to_char(source_day, 'YYYY-MM-DD') as source_day`

/** Stored results of a place; each place is read once. */
export function carriedByPlace(transaction: Transaction) {
  const read = new Map<number, Promise<readonly KnownCarried[]>>()
  return (enrollmentId: number): Promise<readonly KnownCarried[]> => {
    const known =
      read.get(enrollmentId) ??
      sql<KnownCarried>`select ${columns} from n_carried_result
        where n_program_enroll_id = ${enrollmentId}`
        .execute(transaction)
        .then(({ rows }) => rows)
    read.set(enrollmentId, known)
    return known
  }
}

/** All stored results with the number or email that finds their place. */
export async function allCarried(
  transaction: Transaction,
  hasCourse: boolean,
): Promise<readonly (KnownCarried & { readonly student: string })[]> {
  const { rows } = await sql<KnownCarried & { student: string }>`
    select r.*, coalesce(e.urollno, p.regrollno, p.email) as student
    from (select n_program_enroll_id, ${columns} from n_carried_result
      where (n_course_id is not null) = ${hasCourse}) r
    join n_program_enroll e using (n_program_enroll_id)
    join c_bpartner p using (c_bpartner_id) join n_sem_year s on s.n_sem_year_id = r.n_sem_year_id
    order by r.n_program_enroll_id, s.place, r.n_sem_year_id, r.id`.execute(transaction)
  return rows
}
