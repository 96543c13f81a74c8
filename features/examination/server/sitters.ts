import { sql } from 'kysely'
import { day } from '#platform/pure/calendar/day.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { Sitting, TakenSeat } from '../rules/seating.ts'
import type { Slot } from '../rules/slot.ts'

/** A time at which candidates sit: an exam paper, or a sitting of an entrance. */
export type Paper = {
  readonly routineId: number
  /** The exam or the entrance. */
  readonly exam: string
  /** The same in Nepali; '' where it has none. */
  readonly examNe: string
  /** Of the course; the name of a sitting. */
  readonly code: string
  readonly slot: Slot
}

/** An exam paper of a routine. */
export type ExamPaper = Paper & { readonly examId: number; readonly courseId: number }

type SlotRow = {
  readonly exam_day: string
  readonly time_from: string
  readonly time_to: string
}

/** Slot of a row, without the seconds of its times. */
export function slotOf(row: SlotRow): Slot {
  return {
    day: day(row.exam_day),
    from: row.time_from.slice(0, 5),
    to: row.time_to.slice(0, 5),
  }
}

function withSlot<Row extends SlotRow>({ exam_day, time_from, time_to, ...paper }: Row) {
  return { ...paper, slot: slotOf({ exam_day, time_from, time_to }) }
}

/** An exam paper or a sitting, with the name that its candidates know. */
export async function findPaper(reader: Reader, routineId: number): Promise<Paper | null> {
  const { rows } = await sql<Omit<Paper, 'slot'> & SlotRow>`
    select r.n_exam_routine_id as "routineId", coalesce(m.name, o.name) as exam,
      coalesce(m.name_ne, o.name_ne) as "examNe", coalesce(c.value, r.name) as code,
      r.exam_day, r.time_from, r.time_to
    from n_exam_routine r
    left join n_exam_master m using (n_exam_master_id)
    left join n_course c using (n_course_id)
    left join n_entrance_open o using (n_entrance_open_id)
    where r.n_exam_routine_id = ${routineId}`.execute(reader)
  const [row] = rows
  return row === undefined ? null : withSlot(row)
}

export async function papersOfExam(reader: Reader, examId: number): Promise<readonly ExamPaper[]> {
  const rows = await reader
    .selectFrom('n_exam_routine as r')
    .innerJoin('n_exam_master as m', 'm.n_exam_master_id', 'r.n_exam_master_id')
    .innerJoin('n_course as c', 'c.n_course_id', 'r.n_course_id')
    .select(['r.n_exam_routine_id as routineId', 'm.n_exam_master_id as examId'])
    .select([
      'm.name as exam',
      'm.name_ne as examNe',
      'c.n_course_id as courseId',
      'c.value as code',
    ])
    .select(['r.exam_day', 'r.time_from', 'r.time_to'])
    .where('r.n_exam_master_id', '=', examId)
    .orderBy('r.exam_day')
    .orderBy('r.time_from')
    .orderBy('r.n_exam_routine_id')
    .execute()
  return rows.map(withSlot)
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

/** An exam paper and another one, or a sitting of an entrance, that one person has at the same time. */
export type Clash = { readonly name: string; readonly one: string; readonly other: string }

/**
 * Candidates of one of these exam papers who have another one, of any exam, or a seat in a sitting of an entrance at the
 * same time; closed registrations and applications are left out.
 */
export async function findClashes(
  reader: Reader,
  routineIds: readonly number[],
): Promise<readonly Clash[]> {
  const { rows } = await sql<Clash>`
    with own as (
      select r.n_exam_routine_id, r.exam_day, r.time_from, r.time_to, a.c_bpartner_id, c.value as code
      from n_exam_routine r
      join n_exam_reg a on a.n_exam_master_id = r.n_exam_master_id and a.docstatus <> 'CL'
      join n_exam_regdetails d on d.n_exam_reg_id = a.n_exam_reg_id and d.n_course_id = r.n_course_id
      join n_course c on c.n_course_id = r.n_course_id
      where r.n_exam_routine_id = any(${[...routineIds]}::bigint[])),
    clash as (
      select own.c_bpartner_id, own.code as one, c.value as other
      from own join n_exam_routine r on r.exam_day = own.exam_day
        and r.n_exam_routine_id <> own.n_exam_routine_id
        and own.time_from < r.time_to and r.time_from < own.time_to
      join n_exam_reg a on a.n_exam_master_id = r.n_exam_master_id and a.docstatus <> 'CL'
        and a.c_bpartner_id = own.c_bpartner_id
      join n_exam_regdetails d on d.n_exam_reg_id = a.n_exam_reg_id and d.n_course_id = r.n_course_id
      join n_course c on c.n_course_id = r.n_course_id
      where r.n_exam_routine_id > own.n_exam_routine_id
        or r.n_exam_routine_id <> all(${[...routineIds]}::bigint[])
      union
      select own.c_bpartner_id, own.code, concat(o.name, ', ', r.name)
      from own join n_exam_routine r on r.exam_day = own.exam_day
        and own.time_from < r.time_to and r.time_from < own.time_to
      join n_entrance_open o on o.n_entrance_open_id = r.n_entrance_open_id
      join n_exam_seat s on s.n_exam_routine_id = r.n_exam_routine_id
      join n_entrance_reg a on a.n_entrance_reg_id = s.n_entrance_reg_id and a.docstatus <> 'CL'
        and a.c_bpartner_id = own.c_bpartner_id)
    select p.name, clash.one, clash.other
    from clash join c_bpartner p using (c_bpartner_id)
    order by p.name, clash.one, clash.other
    limit 200`.execute(reader)
  return rows
}

/**
 * All seats taken on these days, in any exam and entrance. A room that a sitting has to itself is taken as a whole,
 * but for the sittings that are to be seated.
 */
export async function seatsOnDays(
  reader: Reader,
  days: readonly string[],
  toSeat: readonly number[] = [],
): Promise<readonly TakenSeat[]> {
  const { rows } = await sql<Omit<TakenSeat, 'slot'> & SlotRow>`
    with on_days as (select * from n_exam_routine where exam_day = any(${[...days]}::date[]))
    select n_exam_routine_id as "routineId", s.n_exam_reg_id as "registrationId",
      s.n_exam_room_id as "roomId", s.seat, exam_day, time_from, time_to
    from n_exam_seat s join on_days using (n_exam_routine_id)
    union all
    select n_exam_routine_id, null, n_exam_room_id, generate_series(1, m.seats),
      exam_day, time_from, time_to
    from on_days join n_exam_routine_room using (n_exam_routine_id)
    join n_exam_room m using (n_exam_room_id)
    where n_exam_routine_id <> all(${[...toSeat]}::bigint[])`.execute(reader)
  return rows.map(withSlot)
}

export function sittingOf(paper: Paper, registrationId: number): Sitting {
  return { routineId: paper.routineId, slot: paper.slot, registrationId }
}
