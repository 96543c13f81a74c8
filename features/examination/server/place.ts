import { sql } from 'kysely'
import { sayInBoth } from '#platform/pure/message.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import { examinationMessages as text } from '../rules/office-messages.ts'
import { type Candidate, candidates, type EntranceSeats, storeSeats } from './candidates.ts'
import type { ExamOfficeContext } from './exam-office.ts'
import { renewCards } from './renew-cards.ts'

const longestName = 80

export function wrongName(name: string): Refusal | null {
  return name.length > longestName
    ? refusal('rule/name-missing', text['name-missing'], { status: 400 })
    : null
}

export function nameTaken(): Refusal {
  return refusal('rule/name-taken', text['name-taken'], { status: 409 })
}

export function saved(data: Readonly<Record<string, number>>): ProcessResult {
  return { summary: text['place-saved'], values: { cards: 0, told: 0 }, data }
}

type RenewedPlace = {
  readonly centreId?: number
  readonly roomId?: number
  readonly entrances: EntranceSeats | null
}

/** A place with a new name or address: replaces the cards of all who sit there, and notifies them once. */
export async function renewed(
  at: ExamOfficeContext,
  data: Readonly<Record<string, number>>,
  { entrances, ...of }: RenewedPlace,
): Promise<ProcessResult> {
  const holders = await holdersIn(at, of)
  await storeSeats(at.transaction, holders, entrances)
  const cards = await renewCards(at, holders, {
    entrances,
    event: `place:${at.nowMs}`,
    message: text['notice-place'],
    values: ({ exam, course, room, seat, centre }) => ({
      exam,
      course,
      place: sayInBoth(text.seat, { room, seat, centre }),
    }),
  })
  return { summary: text['place-saved'], values: { cards, told: holders.length }, data }
}

type HolderInPlace = Candidate &
  Readonly<Record<'exam' | 'course' | 'room' | 'centre', string>> & { readonly seat: number }

/** Holders of a seat there, each once; applications that are closed are left out. */
async function holdersIn(
  { transaction }: ExamOfficeContext,
  { centreId, roomId }: { readonly centreId?: number; readonly roomId?: number },
): Promise<readonly HolderInPlace[]> {
  const { rows } = await sql<HolderInPlace>`
    select distinct on (h."table", h.id) h."table", h.id, h."partnerId",
      coalesce(m.name, o.name) as exam, coalesce(c.value, p.name) as course,
      r.name as room, s.seat, e.name as centre
    from n_exam_seat s
    join (${candidates}) h using (n_exam_seat_id)
    join n_exam_routine p using (n_exam_routine_id)
    left join n_exam_master m using (n_exam_master_id)
    left join n_course c using (n_course_id)
    left join n_entrance_open o using (n_entrance_open_id)
    join n_exam_room r on r.n_exam_room_id = s.n_exam_room_id
    join n_exam_centre e on e.n_exam_centre_id = r.n_exam_centre_id
    where h.docstatus <> 'CL'
      and r.n_exam_room_id = coalesce(${roomId ?? null}::bigint, r.n_exam_room_id)
      and e.n_exam_centre_id = coalesce(${centreId ?? null}::bigint, e.n_exam_centre_id)
    order by h."table", h.id, p.exam_day`.execute(transaction)
  return rows
}
