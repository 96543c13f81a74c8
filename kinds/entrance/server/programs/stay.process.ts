import { day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { rolesWith } from '#features/roles/rules/facts.ts'
import { orderMessages as text, stayRefusals } from '../../rules/merit/order-messages.ts'
import { decideStay } from '../../rules/merit/preferences.ts'
import { entranceSeatStay } from '../../wire/merit-programs.ts'
import { findOffer, lockOwnList } from '../merit/answer.process.ts'
import { findListIn } from '../merit/stored-list.ts'
import { choicesOf } from './waiting.ts'

/** An applicant accepts the seat and waits for no preferred programme any more. */
export const staySeated = defineProcess({
  ...entranceSeatStay,
  name: { en: 'Stay in a seat', ne: 'सिटमै रहने' },
  roles: rolesWith('application.own'),
  run: (_, { transact, session: { partnerId }, nowMs, record: id }) =>
    transact(async (transaction, did) => {
      const list = await lockOwnList(transaction, { id, partnerId })
      const offer = list && (await findOffer(transaction, list, id))
      if (!list || !offer)
        return refusal('rule/no-offer', stayRefusals['no-offer'], { status: 409 })
      if ((await findListIn(transaction, list.n_entrance_open_id, 'scheduled')) !== null)
        return refusal('rule/list-waits', text['list-waits'], { status: 409 })
      const choices = (await choicesOf(transaction, list.merit_list_id, [id])).get(id) ?? []
      const decision = decideStay({
        offer: { ...offer, until: day(offer.until) },
        waiting: choices.filter(({ waiting }) => waiting !== null).length,
        today: dayInNepal(nowMs),
      })
      if (decision.is === 'refused')
        return refusal(`rule/${decision.reason}`, stayRefusals[decision.reason], { status: 409 })
      const isNew = offer.answer === null
      await transaction
        .updateTable('merit_offer')
        .set({ stays: true, ...(isNew && { answer: 'accepted', answered: new Date(nowMs) }) })
        .where('merit_list_id', '=', list.merit_list_id)
        .where('n_entrance_reg_id', '=', id)
        .execute()
      did({
        table: 'n_entrance_reg',
        record: id,
        before: { seat_answer: offer.answer, seat_stays: false },
        after: { seat_answer: 'accepted', seat_stays: true },
      })
      return { summary: text.stays }
    }),
})
