import { sql } from 'kysely'
import { day } from '#platform/pure/calendar/day.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { Seated, Sitting } from '../rules/seating.ts'
import type { Slot } from '../rules/slot.ts'

/** An exam paper of a routine. */
export type Paper = {
  readonly routineId: number
  readonly examId: number
  readonly exam: string
  /** The same in Nepali; '' where it has none. */
  readonly examNe: string
  readonly courseId: number
  readonly code: string
  readonly slot: Slot
}

function papers(reader: Reader) {
  return reader
    .selectFrom('n_exam_routine as r')
    .innerJoin('n_exam_master as m', 'm.n_exam_master_id', 'r.n_exam_master_id')
    .innerJoin('n_course as c', 'c.n_course_id', 'r.n_course_id')
    .select(['r.n_exam_routine_id as routineId', 'r.n_exam_master_id as examId'])
    .select([
      'm.name as exam',
      'm.name_ne as examNe',
      'r.n_course_id as courseId',
      'c.value as code',
    ])
    .select(['r.exam_day', 'r.time_from', 'r.time_to'])
}

type SitterRow = Awaited<ReturnType<ReturnType<typeof papers>['executeTakeFirstOrThrow']>>

/** Slot of a row, without the seconds of its times. */
export function slotOf(row: Pick<SitterRow, 'exam_day' | 'time_from' | 'time_to'>): Slot {
  return {
    day: day(row.exam_day),
    from: row.time_from.slice(0, 5),
    to: row.time_to.slice(0, 5),
  }
}

function paperOf({ exam_day, time_from, time_to, ...paper }: SitterRow): Paper {
  return { ...paper, slot: slotOf({ exam_day, time_from, time_to }) }
}

export async function findPaper(reader: Reader, routineId: number): Promise<Paper | null> {
  const row = await papers(reader).where('r.n_exam_routine_id', '=', routineId).executeTakeFirst()
  return row === undefined ? null : paperOf(row)
}

export async function papersOfExam(reader: Reader, examId: number): Promise<readonly Paper[]> {
  const rows = await papers(reader)
    .where('r.n_exam_master_id', '=', examId)
    .orderBy('r.exam_day')
    .orderBy('r.time_from')
    .orderBy('r.n_exam_routine_id')
    .execute()
  return rows.map(paperOf)
}

/** Registrations that sit these courses of an exam and are not closed. */
export function registrationsWith(
  reader: Reader,
  { examId, courseIds }: { readonly examId: number; readonly courseIds: readonly number[] },
) {
  return reader
    .selectFrom('n_exam_reg as a')
    .innerJoin('n_exam_regdetails as d', 'd.n_exam_reg_id', 'a.n_exam_reg_id')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'a.c_bpartner_id')
    .select(['a.n_exam_reg_id', 'a.c_bpartner_id', 'a.erollno', 'a.docstatus', 'd.n_course_id'])
    .select('p.name')
    .where('a.n_exam_master_id', '=', examId)
    .where('d.n_course_id', 'in', [0, ...courseIds])
    .where('a.docstatus', '<>', 'CL')
    .orderBy('a.erollno')
    .orderBy('a.n_exam_reg_id')
    .execute()
}

/** Two exam papers that one person has at the same time, both in registrations that are not closed. */
export type Clash = { readonly name: string; readonly one: string; readonly other: string }

/** Candidates of one of these exam papers who have another one, of any exam, at the same time. */
export async function findClashes(
  reader: Reader,
  routineIds: readonly number[],
): Promise<readonly Clash[]> {
  const { rows } = await sql<Clash>`
    select distinct p.name, c1.value as one, c2.value as other
    from n_exam_routine r1
    join n_exam_routine r2 on r2.exam_day = r1.exam_day and r2.n_exam_routine_id <> r1.n_exam_routine_id
      and r1.time_from < r2.time_to and r2.time_from < r1.time_to
    join n_exam_reg a1 on a1.n_exam_master_id = r1.n_exam_master_id and a1.docstatus <> 'CL'
    join n_exam_regdetails d1 on d1.n_exam_reg_id = a1.n_exam_reg_id and d1.n_course_id = r1.n_course_id
    join n_exam_reg a2 on a2.n_exam_master_id = r2.n_exam_master_id and a2.docstatus <> 'CL'
      and a2.c_bpartner_id = a1.c_bpartner_id
    join n_exam_regdetails d2 on d2.n_exam_reg_id = a2.n_exam_reg_id and d2.n_course_id = r2.n_course_id
    join c_bpartner p on p.c_bpartner_id = a1.c_bpartner_id
    join n_course c1 on c1.n_course_id = r1.n_course_id
    join n_course c2 on c2.n_course_id = r2.n_course_id
    where r1.n_exam_routine_id = any(${[...routineIds]}::bigint[])
      and (r2.n_exam_routine_id > r1.n_exam_routine_id
        or r2.n_exam_routine_id <> all(${[...routineIds]}::bigint[]))
    order by p.name, one, other
    limit 200`.execute(reader)
  return rows
}

/** All seats taken on these days, in any exam. */
export async function seatsOnDays(
  reader: Reader,
  days: readonly string[],
): Promise<readonly Seated[]> {
  const rows = await reader
    .selectFrom('n_exam_seat as s')
    .innerJoin('n_exam_routine as r', 'r.n_exam_routine_id', 's.n_exam_routine_id')
    .select(['s.n_exam_routine_id', 's.n_exam_reg_id', 's.n_exam_room_id', 's.seat'])
    .select(['r.exam_day', 'r.time_from', 'r.time_to'])
    .where('r.exam_day', 'in', ['0001-01-01', ...days])
    .execute()
  return rows.map((row) => ({
    routineId: row.n_exam_routine_id,
    registrationId: row.n_exam_reg_id,
    roomId: row.n_exam_room_id,
    seat: row.seat,
    slot: slotOf(row),
  }))
}

export function sittingOf(paper: Paper, registrationId: number): Sitting {
  return { routineId: paper.routineId, slot: paper.slot, registrationId }
}
