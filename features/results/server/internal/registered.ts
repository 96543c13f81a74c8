import type { Message } from '#platform/pure/message.ts'
import { bothNames } from '#platform/server/database/names.ts'
import { type Selectable, sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import { type CourseReader, isReadBy } from '../teaching/own-courses.ts'
import type { PartTerms } from '#features/results/rules/marks/entry.ts'

/** A course a student is registered for with approval, as its internal marks are entered. */
export type Registered = {
  readonly lineId: number
  readonly partnerId: number
  /** '' until the enrollment is confirmed. */
  readonly rollNumber: string
  readonly name: string
  readonly terms: PartTerms | null
  readonly marks: number | null
  readonly attendance: number | null
  /** An exam registration that is not closed was made with the mark as it is. */
  readonly isUsed: boolean
}

export type OfferedCourseRow = { readonly code: string; readonly opening: Message }

/** The offered course by its id; null when there is none. */
export async function findOffered(
  reader: Reader,
  batchCourseId: number,
  clientId: number,
): Promise<OfferedCourseRow | null> {
  const row = await offered(reader, batchCourseId, clientId).executeTakeFirst()
  return row ?? null
}

/** The same for a person: to a teacher, courses that are not theirs today do not exist. */
export async function findReadable(
  reader: Reader,
  batchCourseId: number,
  by: CourseReader,
): Promise<OfferedCourseRow | null> {
  const all = offered(reader, batchCourseId, by.session.clientId)
  return (await all.where(isReadBy(by)).executeTakeFirst()) ?? null
}

function offered(reader: Reader, batchCourseId: number, clientId: number) {
  return reader
    .selectFrom('n_batch_course as b')
    .innerJoin('n_course as c', 'c.n_course_id', 'b.n_course_id')
    .innerJoin('n_program_cregopen as o', 'o.n_program_cregopen_id', 'b.n_program_cregopen_id')
    .select(['c.value as code', bothNames('o.name', 'o.name_ne').as('opening')])
    .where('b.n_batch_course_id', '=', batchCourseId)
    .where('b.ad_client_id', '=', clientId)
}

/** All students registered for an offered course, by roll number; those without one come last. */
export async function registeredFor(
  reader: Reader,
  batchCourseId: number,
): Promise<readonly Registered[]> {
  const rows = await lines(reader, batchCourseId).execute()
  return rows.map(fromRow)
}

function lines(reader: Reader, batchCourseId: number) {
  return reader
    .selectFrom('n_batch_course as b')
    .innerJoin('n_program_creg as r', 'r.n_program_cregopen_id', 'b.n_program_cregopen_id')
    .innerJoin('n_program_cregdetails as l', (join) =>
      join
        .onRef('l.n_program_creg_id', '=', 'r.n_program_creg_id')
        .onRef('l.n_course_id', '=', 'b.n_course_id'),
    )
    .innerJoin('n_program_enroll as e', 'e.n_program_enroll_id', 'r.n_program_enroll_id')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'r.c_bpartner_id')
    .select(['l.n_program_cregdetails_id', 'l.internal_fm', 'l.internal_pm', 'l.internal_om'])
    .select(['l.attendance', 'r.c_bpartner_id', 'e.urollno', 'p.name'])
    .select(
      sql<boolean>`exists (
        select 1 from n_exam_regdetails d join n_exam_reg x using (n_exam_reg_id)
        where x.n_program_enroll_id = r.n_program_enroll_id and d.n_course_id = l.n_course_id
          and x.docstatus <> 'CL')`.as('used'),
    )
    .where('b.n_batch_course_id', '=', batchCourseId)
    .where('r.docstatus', 'in', ['AP', 'CO'])
    .orderBy(sql`e.urollno nulls last`)
    .orderBy('l.n_program_cregdetails_id')
}

type RegisteredCourseRow = Selectable<{
  n_program_cregdetails_id: number
  internal_fm: number | null
  internal_pm: number | null
  internal_om: number | null
  attendance: number | null
  c_bpartner_id: number
  urollno: string | null
  name: string
  used: boolean
}>

function fromRow(row: RegisteredCourseRow): Registered {
  const { internal_fm: full, internal_pm: pass } = row
  return {
    lineId: row.n_program_cregdetails_id,
    partnerId: row.c_bpartner_id,
    rollNumber: row.urollno ?? '',
    name: row.name,
    terms: full === null ? null : { full, pass: pass ?? 0 },
    marks: row.internal_om,
    attendance: row.attendance,
    isUsed: row.used,
  }
}
