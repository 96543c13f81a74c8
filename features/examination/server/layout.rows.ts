import { bothNames } from '#platform/server/database/names.ts'
import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import type {
  ExamCentre,
  ExamLaidOut,
  ExamLayout,
  ExamRoom,
  PaperLayout,
  PaperRoom,
} from '../wire/layout.ts'
import { slotOf } from './sitters.ts'

/** Every exam with approved registrations, the newest first. */
export async function laidOutExams(
  reader: Reader,
  clientId: number,
): Promise<readonly ExamLaidOut[]> {
  const { rows } = await sql<ExamLaidOut>`
    with candidates as (
      select a.n_exam_reg_id, a.n_exam_master_id, a.erollno, o.result_at from n_exam_reg a
      join n_exam_open o using (n_exam_open_id)
      where a.docstatus in ('AP', 'CO') and a.ad_client_id = ${clientId}),
    sittings as (
      select c.n_exam_master_id, count(distinct d.n_course_id) as papers,
        count(distinct r.n_exam_routine_id) as timed,
        count(*) as sittings, count(s.n_exam_seat_id) as seated
      from candidates c join n_exam_regdetails d using (n_exam_reg_id)
      left join n_exam_routine r
        on r.n_exam_master_id = c.n_exam_master_id and r.n_course_id = d.n_course_id
      left join n_exam_seat s
        on s.n_exam_routine_id = r.n_exam_routine_id and s.n_exam_reg_id = c.n_exam_reg_id
      group by c.n_exam_master_id)
    select m.n_exam_master_id as "n_exam_master_ID",
      ${bothNames('m.name', 'm.name_ne')} as name, count(*) as candidates,
      count(*) filter (where c.erollno is null) as unnumbered,
      coalesce(s.papers, 0) as papers, coalesce(s.timed, 0) as timed,
      coalesce(s.sittings, 0) as sittings, coalesce(s.seated, 0) as seated,
      bool_and(c.result_at is not null) as "isOver"
    from candidates c join n_exam_master m using (n_exam_master_id)
    left join sittings s using (n_exam_master_id)
    group by m.n_exam_master_id, s.n_exam_master_id, s.papers, s.timed, s.sittings, s.seated
    order by m.n_exam_master_id desc`.execute(reader)
  return rows
}

type CandidateCounts = Pick<ExamLayout, 'candidates' | 'unnumbered' | 'seatless' | 'ready'>

/** Of an exam: approved registrations, those without a number or a seat, and those whose admit card can be downloaded. */
export async function candidateCounts(reader: Reader, examId: number): Promise<CandidateCounts> {
  const { rows } = await sql<CandidateCounts>`
    select count(*) as candidates, count(*) filter (where erollno is null) as unnumbered,
      count(*) filter (where seatless) as seatless,
      count(*) filter (where erollno is not null and not seatless) as ready
    from (select a.erollno, exists (
        select from n_exam_regdetails d
        left join n_exam_routine r
          on r.n_exam_master_id = a.n_exam_master_id and r.n_course_id = d.n_course_id
        left join n_exam_seat s
          on s.n_exam_routine_id = r.n_exam_routine_id and s.n_exam_reg_id = a.n_exam_reg_id
        where d.n_exam_reg_id = a.n_exam_reg_id and s.n_exam_seat_id is null) as seatless
      from n_exam_reg a
      where a.n_exam_master_id = ${examId} and a.docstatus in ('AP', 'CO')) approved`.execute(
    reader,
  )
  return rows[0] ?? { candidates: 0, unnumbered: 0, seatless: 0, ready: 0 }
}

type PaperRow = Omit<PaperLayout, 'routine' | 'rooms'> & {
  readonly n_exam_routine_id: number | null
  readonly exam_day: string
  readonly time_from: string
  readonly time_to: string
}

/** Courses of an exam that have candidates, by day and time; those without a time come last. */
export async function paperLayouts(
  reader: Reader,
  examId: number,
): Promise<readonly PaperLayout[]> {
  const { rows } = await sql<PaperRow>`
    select c.n_course_id as "n_course_ID", c.value as code,
      ${bothNames('c.name', 'c.name_nepali')} as name,
      r.n_exam_routine_id, r.exam_day, r.time_from, r.time_to,
      count(*) filter (where a.docstatus in ('AP', 'CO')) as candidates,
      count(s.n_exam_seat_id) as seated,
      count(*) as told, count(p.n_issued_paper_id) as cards
    ${sitters(examId)}
    join n_course c on c.n_course_id = d.n_course_id
    group by c.n_course_id, r.n_exam_routine_id
    order by r.exam_day nulls last, r.time_from, c.value`.execute(reader)
  const rooms = await roomsOfPapers(reader, examId)
  return rows.map(({ n_exam_routine_id, exam_day, time_from, time_to, ...paper }) => ({
    ...paper,
    routine:
      n_exam_routine_id === null
        ? null
        : {
            n_exam_routine_ID: n_exam_routine_id,
            ...slotOf({ exam_day, time_from, time_to }),
          },
    rooms: rooms.flatMap(({ n_course_id, ...room }) =>
      n_course_id === paper.n_course_ID ? [room] : [],
    ),
  }))
}

async function roomsOfPapers(
  reader: Reader,
  examId: number,
): Promise<readonly (PaperRoom & { readonly n_course_id: number })[]> {
  const { rows } = await sql<PaperRoom & { n_course_id: number }>`
    select d.n_course_id, o.n_exam_room_id as "n_exam_room_ID", o.name as room, e.name as centre,
      count(*) as seated, count(p.n_issued_paper_id) as cards
    ${sitters(examId)}
    join n_exam_room o on o.n_exam_room_id = s.n_exam_room_id
    join n_exam_centre e on e.n_exam_centre_id = o.n_exam_centre_id
    group by d.n_course_id, o.n_exam_room_id, e.n_exam_centre_id
    order by e.name, o.name`.execute(reader)
  return rows
}

/** Rows of every registration of an exam that is not closed, by exam paper: the seat, and the valid printed card. */
function sitters(examId: number) {
  return sql`from (select * from n_exam_reg where n_exam_master_id = ${examId} and docstatus <> 'CL') a
    join n_exam_regdetails d on d.n_exam_reg_id = a.n_exam_reg_id
    left join n_exam_routine r
      on r.n_exam_master_id = a.n_exam_master_id and r.n_course_id = d.n_course_id
    left join n_exam_seat s
      on s.n_exam_routine_id = r.n_exam_routine_id and s.n_exam_reg_id = a.n_exam_reg_id
    left join n_issued_paper p on p.sort = 'exam-card' and p.record_id = a.n_exam_reg_id
      and p.version > 0 and p.ended is null`
}

/** Every centre with its rooms, by name. */
export async function centresOf(reader: Reader, clientId: number): Promise<readonly ExamCentre[]> {
  const centres = await reader
    .selectFrom('n_exam_centre')
    .select(['n_exam_centre_id as n_exam_centre_ID', 'name', 'address', 'address_ne'])
    .where('ad_client_id', '=', clientId)
    .where('isactive', '=', true)
    .orderBy('name')
    .execute()
  const rooms = await reader
    .selectFrom('n_exam_room')
    .select(['n_exam_centre_id', 'n_exam_room_id as n_exam_room_ID', 'name', 'seats'])
    .where('ad_client_id', '=', clientId)
    .where('isactive', '=', true)
    .orderBy('name')
    .execute()
  return centres.map((centre) => ({
    ...centre,
    rooms: rooms.flatMap(({ n_exam_centre_id, ...room }): ExamRoom[] =>
      n_exam_centre_id === centre.n_exam_centre_ID ? [room] : [],
    ),
  }))
}
