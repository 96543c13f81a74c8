import { refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { lockOpening, unknownOpening } from '#features/selection/server/candidates.ts'
import { meritMessages as text } from '../../rules/merit/messages.ts'
import { entranceMeritStop } from '../../wire/merit-processes.ts'
import { entranceSelection } from '../selection.ts'
import { findListIn } from './stored-list.ts'

/** Takes a scheduled list back until its release time; one person may do it at once: it is the safe direction. */
export const stopMeritList = defineProcess({
  ...entranceMeritStop,
  name: { en: 'Stop a merit list before it is published', ne: 'प्रकाशन हुनुअघि योग्यता सूची रोक्ने' },
  roles: entranceSelection.roles,
  run: (_, { transact, session, nowMs, record: openingId }) =>
    transact(async (transaction, did) => {
      const opening = await lockOpening(transaction, entranceSelection, { openingId, ...session })
      if (opening === null) return unknownOpening(entranceSelection)
      const list = await findListIn(transaction, openingId, 'scheduled')
      const publishAt = list?.publish_at ?? null
      if (list === null || publishAt === null || publishAt.getTime() <= nowMs)
        return refusal('rule/nothing-to-stop', text['nothing-to-stop'], { status: 409 })
      await transaction
        .updateTable('merit_list')
        .set({ state: 'draft', publish_at: null })
        .where('merit_list_id', '=', list.merit_list_id)
        .execute()
      did({
        table: 'n_entrance_open',
        record: openingId,
        before: { merit_publish_at: publishAt.toISOString() },
        after: { merit_publish_at: null },
      })
      return { summary: text.stopped }
    }),
})
