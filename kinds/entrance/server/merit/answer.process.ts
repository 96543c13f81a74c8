import { day, dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { rolesWith } from '#features/roles/rules/facts.ts'
import { decideAnswer } from '../../rules/merit/answer.ts'
import { answerMessages, meritMessages as text } from '../../rules/merit/messages.ts'
import { entranceSeatAnswer } from '../../wire/merit-processes.ts'
import { acceptOffer, endOffer } from './offers.ts'
import type { MeritListRow } from './stored-list.ts'

/** An applicant accepts the offered seat or declines it; a declined one goes to the next person at once. */
export const answerSeat = defineProcess({
  ...entranceSeatAnswer,
  name: { en: 'Accept or decline a seat', ne: 'सिट स्वीकार गर्ने वा छोड्ने' },
  roles: rolesWith('application.own'),
  run: ({ accepts }, { transact, session: { partnerId, userId }, nowMs, record: id }) =>
    transact(async (transaction, did) => {
      const list = await lockOwnList(transaction, { id, partnerId })
      const offer = list && (await findOffer(transaction, list, id))
      const decision = decideAnswer({
        offer: offer && { until: day(offer.until), answer: offer.answer },
        accepts,
        today: dayInNepal(nowMs),
      })
      if (decision.is === 'refused' || !list || !offer) {
        const reason = decision.is === 'refused' ? decision.reason : 'no-offer'
        return refusal(`rule/${reason}`, answerMessages[reason], { status: 409 })
      }
      const answer = accepts ? 'accepted' : 'declined'
      const at = { list, id, userId, nowMs }
      const changes = accepts
        ? await acceptOffer(transaction, at)
        : await endOffer(transaction, { ...at, seat: offer.seat, answer })
      did({
        table: 'n_entrance_reg',
        record: id,
        before: { seat_answer: offer.answer },
        after: { seat_answer: answer },
      })
      for (const change of changes) did(change)
      return { summary: text[answer] }
    }),
})

/** The published list of an own application, locked, so that one seat after another changes. */
export async function lockOwnList(
  transaction: Transaction,
  { id, partnerId }: { readonly id: number; readonly partnerId: number },
): Promise<MeritListRow | null> {
  const row = await transaction
    .selectFrom('merit_list as l')
    .innerJoin('n_entrance_reg as a', 'a.n_entrance_open_id', 'l.n_entrance_open_id')
    .selectAll('l')
    .where('a.n_entrance_reg_id', '=', id)
    .where('a.c_bpartner_id', '=', partnerId)
    .where('l.state', '=', 'published')
    .forUpdate('l')
    .executeTakeFirst()
  return row ?? null
}

/** The offer of an application, with its answer; null: none, or the list is not published. */
export async function findOffer(
  transaction: Transaction,
  { merit_list_id }: MeritListRow,
  id: number,
) {
  const row = await transaction
    .selectFrom('merit_offer')
    .select(['seat', 'answer', 'answer_until', 'stays'])
    .where('merit_list_id', '=', merit_list_id)
    .where('n_entrance_reg_id', '=', id)
    .executeTakeFirst()
  if (row === undefined || row.answer_until === null) return null
  return { seat: row.seat, answer: row.answer, until: row.answer_until, stays: row.stays }
}
