import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import type { PresenceOnTheDay } from '#features/selection/server/selection.ts'
import type { MarkedApplicant } from '../../rules/presence/mark.ts'
import type { PresenceCounts } from '../../wire/layout.ts'

/** An approved applicant with what concerns presence; place and seat are null without a seat. */
export type PresentApplicant = MarkedApplicant & {
  readonly id: number
  readonly symbolNumber: string
  readonly routineId: number | null
  readonly sitting: string | null
  readonly roomId: number | null
  readonly room: string | null
  readonly centre: string | null
  readonly seat: number | null
  readonly saved: Date | null
  readonly savedBy: string
  readonly selected: boolean
}

/** Approved applicants of an entrance, by room and seat. */
export async function presentApplicants(
  reader: Reader,
  openingId: number,
): Promise<readonly PresentApplicant[]> {
  const { rows } = await sql<PresentApplicant>`
    select a.n_entrance_reg_id as id, coalesce(a.erollno, '') as "symbolNumber",
      r.n_exam_routine_id as "routineId", r.name as sitting, m.n_exam_room_id as "roomId",
      m.name as room, c.name as centre, s.seat, a.attendance, a.score, a.selected, p.saved,
      case when p.is_present then 'present' when not p.is_present then 'absent' end as mark,
      coalesce(u.name, '') as "savedBy"
    from n_entrance_reg a
    left join n_exam_seat s using (n_entrance_reg_id)
    left join n_exam_routine r on r.n_exam_routine_id = s.n_exam_routine_id
    left join n_exam_room m on m.n_exam_room_id = s.n_exam_room_id
    left join n_exam_centre c on c.n_exam_centre_id = m.n_exam_centre_id
    left join entrance_presence p on p.n_entrance_reg_id = a.n_entrance_reg_id
    left join ad_user u on u.ad_user_id = p.savedby
    where a.n_entrance_open_id = ${openingId} and a.docstatus in ('AP', 'CO')
    order by c.name, m.name, m.n_exam_room_id, s.seat, a.n_entrance_reg_id`.execute(reader)
  return rows
}

/** Marks of these applicants as a text that differs after every save of one of them. */
export function seenOf(applicants: readonly PresentApplicant[]): string {
  const marks = applicants
    .filter(({ mark }) => mark !== null)
    .map(({ id, mark, saved }) => `${id} ${mark} ${saved?.toISOString()}`)
  return createHash('sha256').update(marks.toSorted().join('\n')).digest('hex')
}

type RecordedRow = {
  readonly id: number
  readonly isPresent: boolean | null
  /** Null without a seat. */
  readonly sitting: string | null
}

/** Recorded presence of an entrance's approved applicants, and sittings in which it is not recorded for all. */
export async function presenceOnTheDay(
  reader: Reader,
  openingId: number,
): Promise<PresenceOnTheDay> {
  const { rows } = await sql<RecordedRow>`
    select a.n_entrance_reg_id as id, p.is_present as "isPresent", r.name as sitting
    from n_entrance_reg a
    left join n_exam_seat s using (n_entrance_reg_id)
    left join n_exam_routine r on r.n_exam_routine_id = s.n_exam_routine_id
    left join entrance_presence p on p.n_entrance_reg_id = a.n_entrance_reg_id
    where a.n_entrance_open_id = ${openingId} and a.docstatus in ('AP', 'CO')
      and (s.n_exam_seat_id is not null or p.is_present is not null)
    order by r.exam_day, r.time_from, r.n_exam_routine_id`.execute(reader)
  const marks = new Map<number, 'present' | 'absent'>()
  const missing = new Map<string, number>()
  for (const { id, isPresent, sitting } of rows)
    if (isPresent !== null) marks.set(id, isPresent ? 'present' : 'absent')
    else if (sitting !== null) missing.set(sitting, (missing.get(sitting) ?? 0) + 1)
  return { marks, missing: [...missing].map(([sitting, n]) => ({ sitting, n })) }
}

/** Approved applicants with a seat by sitting and presence. */
export async function presenceBySitting(
  reader: Reader,
  openingId: number,
): Promise<ReadonlyMap<number, PresenceCounts>> {
  const { rows } = await sql<PresenceCounts & { readonly routineId: number }>`
    select s.n_exam_routine_id as "routineId",
      count(*) filter (where p.is_present) as present,
      count(*) filter (where not p.is_present) as absent,
      count(*) filter (where p.is_present is null) as missing
    from n_exam_seat s
    join n_entrance_reg a using (n_entrance_reg_id)
    left join entrance_presence p using (n_entrance_reg_id)
    where a.n_entrance_open_id = ${openingId} and a.docstatus in ('AP', 'CO')
    group by s.n_exam_routine_id`.execute(reader)
  return new Map(rows.map(({ routineId, ...counts }) => [routineId, counts]))
}
