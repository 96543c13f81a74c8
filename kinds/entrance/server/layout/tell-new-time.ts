import { nameInBoth } from '#platform/pure/message.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'
import { dayLine } from '#features/documents/rules/facts.ts'
import { hoursOf, overlaps, type Slot } from '#features/examination/rules/slot.ts'
import type { EntranceSeats } from '#features/examination/server/candidates.ts'
import type { ExamOfficeContext } from '#features/examination/server/exam-office.ts'
import { renewCards } from '#features/examination/server/renew-cards.ts'
import { entranceLayoutMessages as text } from '../../rules/layout/messages.ts'
import type { LaidOutEntrance } from './opening.ts'
import { otherExams } from './other-exams.ts'
import { refuseTwoAtOnce } from './refused-twice.ts'

type NewTime = {
  readonly opening: LaidOutEntrance
  readonly routineId: number
  readonly slot: Slot
  readonly seats: EntranceSeats
}

/**
 * Replaces the cards of the applicants of a sitting that has a new time, and notifies them. Refused where one of them
 * has another exam at that time.
 */
export async function tellNewTime(
  at: ExamOfficeContext,
  { opening, routineId, slot, seats: entrances }: NewTime,
): Promise<Refusal | { readonly cards: number; readonly notified: number }> {
  const rows = await at.transaction
    .selectFrom('n_exam_seat as s')
    .innerJoin('n_entrance_reg as a', 'a.n_entrance_reg_id', 's.n_entrance_reg_id')
    .select(['a.n_entrance_reg_id as id', 'a.c_bpartner_id as partnerId'])
    .where('s.n_exam_routine_id', '=', routineId)
    .where('a.docstatus', '<>', 'CL')
    .execute()
  const seated = new Set(rows.map(({ id }) => id))
  const others = await otherExams(at.transaction, opening.id)
  const twice = others.filter((each) => seated.has(each.id) && overlaps(each.slot, slot))
  const refused = refuseTwoAtOnce(twice)
  if (refused !== null) return refused
  const holders = rows.map((row) => ({ ...row, table: 'n_entrance_reg' as const }))
  const ids = rows.map(({ id }) => id)
  await entrances.storeSeats(at.transaction, ids)
  const cards = await renewCards(at, holders, {
    entrances,
    event: `${routineId}:${slot.day}:${slot.from}:${slot.to}:${at.nowMs}`,
    message: text['notice-time'],
    values: () => ({
      exam: nameInBoth(opening.name, opening.name_ne),
      day: dayLine(slot.day) ?? '',
      hours: hoursOf(slot),
    }),
  })
  return { cards, notified: holders.length }
}
