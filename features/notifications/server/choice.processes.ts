import { rolesWith } from '#features/roles/rules/facts.ts'
import * as common from '#platform/pure/labels/common.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { Pusher } from '#platform/server/push/pusher.ts'
import { notificationMessages as text } from '../rules/notice-messages.ts'
import { findTopic } from '../rules/topics.ts'
import { choicesOf } from './choices.ts'
import { isPushOn, pushProcesses } from './push.processes.ts'

/** Reads a user's choice for each topic, whether push is on in this browser, and the key to turn it on. */
function readChoices({ publicKey }: Pusher): Process {
  return defineProcess({
    ...contracts.noticeChoices,
    name: common.howNoticesCome,
    roles: rolesWith('notice.own'),
    shows: [],
    async run(_given, { database, session }) {
      const choices = await choicesOf(database.kysely, session.userId)
      const push = { pushKey: publicKey, isPushOn: await isPushOn(database, session) }
      return { summary: text['choices-read'], data: { choices, ...push } }
    },
  })
}

/** A reader chooses what of a topic also comes by mail and as a text message. */
const choose = defineProcess({
  ...contracts.noticeChoose,
  name: { en: 'Choose what comes by mail', ne: 'इमेलबाट आउने सूचना छान्ने' },
  roles: rolesWith('notice.own'),
  run(given, { session, transact }) {
    const topic = findTopic(given.topic)
    if (topic === null)
      return Promise.resolve(refusal('rule/topic-unknown', text['topic-unknown'], { status: 404 }))
    const chosen = { mail: given.mail, text: given.text }
    return transact(async (transaction) => {
      await transaction
        .insertInto('notice_choice')
        .values({ ad_user_id: session.userId, topic, ...chosen })
        .onConflict((conflict) => conflict.columns(['ad_user_id', 'topic']).doUpdateSet(chosen))
        .execute()
      return { summary: text['choice-saved'] }
    })
  },
})

/** Processes that read and change the channels of notifications. */
export function choiceProcesses(pusher: Pusher): readonly Process[] {
  return [readChoices(pusher), choose, ...pushProcesses(pusher)]
}
