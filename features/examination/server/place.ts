import { sayInBoth } from '#platform/pure/message.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import { examinationMessages as text } from '../rules/office-messages.ts'
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

/** A place with a new name or address: replaces the cards of all who sit there, and notifies them once. */
export async function renewed(
  at: ExamOfficeContext,
  data: Readonly<Record<string, number>>,
  of: { readonly centreId?: number; readonly roomId?: number },
): Promise<ProcessResult> {
  const holders = await holdersIn(at, of)
  const cards = await renewCards(at, holders, {
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

/** Holders of a seat there, each once; registrations that are closed are left out. */
async function holdersIn(
  { transaction }: ExamOfficeContext,
  { centreId, roomId }: { readonly centreId?: number; readonly roomId?: number },
) {
  return transaction
    .selectFrom('n_exam_seat as s')
    .innerJoin('n_exam_reg as a', 'a.n_exam_reg_id', 's.n_exam_reg_id')
    .innerJoin('n_exam_master as m', 'm.n_exam_master_id', 'a.n_exam_master_id')
    .innerJoin('n_exam_routine as p', 'p.n_exam_routine_id', 's.n_exam_routine_id')
    .innerJoin('n_course as c', 'c.n_course_id', 'p.n_course_id')
    .innerJoin('n_exam_room as r', 'r.n_exam_room_id', 's.n_exam_room_id')
    .innerJoin('n_exam_centre as e', 'e.n_exam_centre_id', 'r.n_exam_centre_id')
    .select(['a.n_exam_reg_id', 'a.c_bpartner_id', 'm.name as exam', 'c.value as course'])
    .select(['r.name as room', 's.seat', 'e.name as centre'])
    .distinctOn('a.n_exam_reg_id')
    .where('a.docstatus', '<>', 'CL')
    .$if(roomId !== undefined, (all) => all.where('r.n_exam_room_id', '=', roomId ?? 0))
    .$if(centreId !== undefined, (all) => all.where('e.n_exam_centre_id', '=', centreId ?? 0))
    .orderBy('a.n_exam_reg_id')
    .orderBy('p.exam_day')
    .execute()
}
