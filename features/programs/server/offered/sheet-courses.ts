import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import type { OfferedSheet, SheetCourse } from '../../wire/offered-sheet.ts'
import { findOpening, missingRows, openingCourseOf, terms } from '../curriculum/opening-courses.ts'

/** A row of n_batch_course, offered or removed again. */
export type OfferedRow = SheetCourse & {
  readonly id: number
  readonly courseId: number
  readonly version: number
  readonly isOffered: boolean
}

/** Rows of an opening by code, those that were removed too. */
export async function offeredRows(
  reader: Reader,
  openingId: number,
): Promise<readonly OfferedRow[]> {
  const rows = await reader
    .selectFrom('n_batch_course as o')
    .innerJoin('n_course as c', 'c.n_course_id', 'o.n_course_id')
    .select(['o.n_batch_course_id as id', 'o.n_course_id as courseId', 'o.version', 'o.isactive'])
    .select(['c.value as code', 'c.name', 'c.name_nepali'])
    .select(terms.map((each) => `o.${each}` as const))
    .select(
      sql<number>`(select count(*) from n_program_cregdetails d
      join n_program_creg a using (n_program_creg_id)
      where a.n_program_cregopen_id = o.n_program_cregopen_id and d.n_course_id = o.n_course_id
        and a.docstatus <> 'CL')`.as('registered'),
    )
    .where('o.n_program_cregopen_id', '=', openingId)
    .orderBy('c.value')
    .execute()
  return rows.map((row) => ({
    ...openingCourseOf(row),
    id: row.id,
    courseId: row.courseId,
    version: row.version,
    isOffered: row.isactive,
    nameNe: row.name_nepali ?? '',
    registered: Number(row.registered),
  }))
}

/** Names the rows with their versions: `1000003.2 1000004.1`. */
export function sheetPlan(rows: readonly OfferedRow[]): string {
  return rows.map(({ id, version }) => `${id}.${version}`).join(' ')
}

/** Version of each row by its id, as a plan names it. */
export function plannedVersions(plan: string): ReadonlyMap<number, number> {
  const parts = plan.split(' ').map((part) => part.split('.').map(Number))
  return new Map(parts.map(([id = Number.NaN, version = Number.NaN]) => [id, version]))
}

/** The sheet of an opening; null: there is no such opening. */
export async function offeredSheet(reader: Reader, id: number): Promise<OfferedSheet | null> {
  const opening = await findOpening(reader, id)
  const about = await aboutOpening(reader, id)
  if (opening === null || about === undefined) return null
  const offered = await offeredRows(reader, id)
  const missing = await missingRows(reader, opening)
  const notOffered = missing.map((row): SheetCourse => ({
    ...openingCourseOf({ ...row, id: null }),
    nameNe: row.name_nepali ?? '',
    registered: 0,
  }))
  return {
    ...about,
    semesters: await semestersBeside(reader, id),
    courses: [...offered.filter(({ isOffered }) => isOffered).map(sheetCourseOf), ...notOffered],
    plan: sheetPlan(offered),
  }
}

function sheetCourseOf(row: OfferedRow): SheetCourse {
  const { courseId: _courseId, version: _version, isOffered: _isOffered, ...course } = row
  return course
}

const registeredOf = sql<number>`(select count(*) from n_program_creg a
  where a.n_program_cregopen_id = p.n_program_cregopen_id and a.docstatus <> 'CL')`

async function aboutOpening(reader: Reader, id: number) {
  const row = await reader
    .selectFrom('n_program_cregopen as p')
    .leftJoin('n_sem_year as s', 's.n_sem_year_id', 'p.n_sem_year_id')
    .select([
      'p.name',
      'p.name_ne',
      's.name as semester',
      'p.ispublished',
      'p.dateto',
      'p.min_credit',
    ])
    .select(registeredOf.as('registered'))
    .where('p.n_program_cregopen_id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      name: row.name,
      nameNe: row.name_ne,
      semester: row.semester ?? '',
      isPublished: row.ispublished,
      closes: row.dateto,
      least: row.min_credit,
      registered: Number(row.registered),
    }
  )
}

async function semestersBeside(reader: Reader, id: number) {
  const rows = await reader
    .selectFrom('n_program_cregopen as p')
    .innerJoin('n_program_cregopen as this', (join) =>
      join
        .onRef('this.n_program_id', '=', 'p.n_program_id')
        .on(sql<boolean>`this.n_aca_year_id is not distinct from p.n_aca_year_id`)
        .on(sql<boolean>`this.n_intake_id is not distinct from p.n_intake_id`),
    )
    .innerJoin('n_sem_year as s', 's.n_sem_year_id', 'p.n_sem_year_id')
    .select(['p.n_program_cregopen_id as id', 's.name as semester', 'p.min_credit as least'])
    .select(
      sql<number>`(select coalesce(sum(o.credit_hour), 0) from n_batch_course o
      where o.n_program_cregopen_id = p.n_program_cregopen_id and o.isactive)`.as('credits'),
    )
    .select(registeredOf.as('registered'))
    .where('this.n_program_cregopen_id', '=', id)
    .where('p.isactive', '=', true)
    .orderBy('s.place')
    .orderBy('p.n_program_cregopen_id')
    .execute()
  return rows.map(({ credits, registered, ...row }) => ({
    ...row,
    credits: Number(credits),
    registered: Number(registered),
  }))
}
