import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import { personColumns } from '#features/applying/server/documents/application-document.ts'
import { slotOf } from '../sitters.ts'
import type { CardPaper } from './exam-card.ts'

/** A registration with the person, the exam and the place, as one row. */
export async function findRegistration(reader: Reader, id: number) {
  const row = await reader
    .selectFrom('n_exam_reg as a')
    .innerJoin('n_exam_open as o', 'o.n_exam_open_id', 'a.n_exam_open_id')
    .innerJoin('n_exam_master as m', 'm.n_exam_master_id', 'a.n_exam_master_id')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'a.c_bpartner_id')
    .leftJoin('n_program as g', 'g.n_program_id', 'a.n_program_id')
    .leftJoin('n_sem_year as s', 's.n_sem_year_id', 'a.n_sem_year_id')
    .select(['a.n_exam_reg_id', 'a.c_bpartner_id', 'a.erollno', 'a.urollno', 'a.feepaid'])
    .select(['o.name as opening', 'm.name as exam', 'g.name as program', 's.name as semester'])
    .select(personColumns)
    .where('a.n_exam_reg_id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export type RegistrationRow = NonNullable<Awaited<ReturnType<typeof findRegistration>>>

/** Exam papers of a registration that have a time and a seat, ordered by time. */
export async function cardPapers(reader: Reader, id: number): Promise<readonly CardPaper[]> {
  const rows = await reader
    .selectFrom('n_exam_seat as s')
    .innerJoin('n_exam_routine as r', 'r.n_exam_routine_id', 's.n_exam_routine_id')
    .innerJoin('n_course as c', 'c.n_course_id', 'r.n_course_id')
    .innerJoin('n_exam_room as o', 'o.n_exam_room_id', 's.n_exam_room_id')
    .innerJoin('n_exam_centre as e', 'e.n_exam_centre_id', 'o.n_exam_centre_id')
    .select(['c.value as code', 'c.name as course', 'c.name_nepali', 's.seat', 'o.name as room'])
    .select(['e.name as centre', 'e.address', 'e.address_ne'])
    .select(['r.exam_day', 'r.time_from', 'r.time_to'])
    .where('s.n_exam_reg_id', '=', id)
    .orderBy('r.exam_day')
    .orderBy('r.time_from')
    .execute()
  return rows.map((row) => ({
    code: row.code,
    course: { en: row.course, ne: row.name_nepali },
    slot: slotOf(row),
    room: row.room,
    seat: row.seat,
    centre: row.centre,
    address: { en: row.address, ne: row.address_ne },
  }))
}

/** True if the admit card of a registration can be printed. Only `exam_card_ready` of the database decides it. */
export async function isCardReady(reader: Reader, id: number): Promise<boolean> {
  const { rows } = await sql<{ readonly ready: boolean }>`
    select exam_card_ready(${id}) as ready`.execute(reader)
  return rows[0]?.ready ?? false
}

/** The same as a derived column of the dictionary. */
export const cardReadySql = 'exam_card_ready(t.n_exam_reg_id)'
