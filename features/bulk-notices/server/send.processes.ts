import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { mayTakeBack } from '../rules/bulk-notice.ts'
import { bulkNoticeMessages as text } from '../rules/messages.ts'
import * as contracts from '../wire/processes.ts'
import type { Services } from './audience-choices.ts'
import { noNotice, roles } from './read.processes.ts'
import { sendable, sendNotice } from './send-notice.ts'
import { lockNotice, proposalType, stateOf, subjectOf } from './stored-notice.ts'

/** Sends a draft, or proposes it if it goes to many. */
const send = ({ rechecks }: Services) =>
  defineProcess({
    ...contracts.bulkNoticeSend,
    name: text.send,
    roles,
    shows: [],
    run: ({ notice_ID: id, people: seen }, { transact, session, nowMs }) =>
      transact(async (transaction, did) => {
        const notice = await lockNotice(transaction, id, nowMs)
        if (notice === null) return noNotice
        if (stateOf(notice, nowMs) !== 'draft')
          return refusal('rule/not-a-draft', text['not-a-draft'], { status: 409 })
        const people = await sendable(transaction, notice, rechecks)
        if (isRefusal(people)) return people
        if (people !== seen)
          return refusal('rule/people-changed', text['people-changed'], {
            status: 409,
            values: { n: people },
          })
        const { peopleAlone } = await findSettingValue(transaction, 'notices')
        if (people > peopleAlone) {
          const { message, message_ne: messageNe, audience_name: audience } = notice
          const proposed = await propose(
            { transaction, session, nowMs, did },
            {
              sort: proposalType,
              subject: subjectOf(id),
              before: '{}',
              after: JSON.stringify({ notice: message, notice_ne: messageNe, audience, people }),
            },
          )
          if (isRefusal(proposed)) return proposed
          return { summary: text.proposed, data: { n_proposal_ID: proposed } }
        }
        const sent = await sendNotice(transaction, notice, {
          rechecks,
          userId: session.userId,
          nowMs,
        })
        if (isRefusal(sent)) return sent
        did(sent)
        return { summary: text.confirmed, data: { n_proposal_ID: null } }
      }),
  })

/** Waits for the portion that is being sent, then ends the notice. */
const takeBack = defineProcess({
  ...contracts.bulkNoticeTakeBack,
  name: text['take-back'],
  roles,
  shows: [],
  run: ({ notice_ID: id }, { transact, nowMs }) =>
    transact(async (transaction, did) => {
      const notice = await lockNotice(transaction, id, nowMs)
      if (notice === null) return noNotice
      if (!mayTakeBack(stateOf(notice, nowMs)))
        return refusal('rule/all-sent', text['all-sent'], { status: 409 })
      const takenBack = new Date(nowMs)
      await transaction
        .updateTable('bulk_notice')
        .set({ taken_back: takenBack })
        .where('bulk_notice_id', '=', id)
        .execute()
      const { sent } = notice
      did({
        table: 'bulk_notice',
        record: id,
        before: { taken_back: null },
        after: { taken_back: takenBack.toISOString(), sent },
      })
      return { summary: text['taken-back'], values: { n: sent } }
    }),
})

export const sendProcesses = (services: Services) => [send(services), takeBack]
