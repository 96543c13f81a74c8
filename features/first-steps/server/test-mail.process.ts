import { randomInt } from 'node:crypto'
import { say } from '#platform/pure/message.ts'
import { latinDigits } from '#platform/pure/text/typed-text.ts'
import type { Database } from '#platform/server/database/database.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { firstStepsText as text, testMail } from '../rules/messages.ts'
import * as contracts from '../wire/processes.ts'

const roles = staffWith('sign-up.open')
const mostTries = 5

/** Mails six digits to the caller, through the same outbox as every mail. */
export const sendTestMail = defineProcess({
  ...contracts.testMailSend,
  name: text['test-send'],
  roles,
  shows: [],
  run: (_given, { transact, session, nowMs }) =>
    transact(async (transaction, did) => {
      const { email } = await transaction
        .selectFrom('ad_user')
        .select('email')
        .where('ad_user_id', '=', session.userId)
        .executeTakeFirstOrThrow()
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const { name } = await findSettingValue(transaction, 'university')
      const values = { institution: name, code }
      const mail = {
        to: email,
        subject: say(testMail.subject, session.language, values),
        text: say(testMail.text, session.language, values),
      }
      const outboxId = await queueMail(transaction, mail, nowMs)
      const { test_mail_id } = await transaction
        .insertInto('test_mail')
        .values({
          ad_user_id: session.userId,
          mail_outbox_id: outboxId,
          recipient: email,
          code,
          sent: new Date(nowMs),
        })
        .returning('test_mail_id')
        .executeTakeFirstOrThrow()
      did({ table: 'test_mail', record: test_mail_id, before: {}, after: { sent_to: email } })
      return { summary: text['test-queued'] }
    }),
})

/** The digits of the caller's newest test mail prove that mail arrives; after five tries they count no more. */
export const confirmTestMail = defineProcess({
  ...contracts.testMailConfirm,
  name: text['test-arrived'],
  roles,
  shows: [],
  async run({ code }, { database, transact, session, nowMs }) {
    const newest = await findNewest(database, session.userId)
    if (newest === null) return refusal('rule/no-test-mail', text['test-none'])
    if (!(await mayTry(database, newest.id)))
      return refusal('rule/test-mail-tries', text['test-tries'])
    if (latinDigits(code) !== newest.code)
      return refusal('rule/test-mail-wrong', text['test-wrong'])
    return transact(async (transaction, did) => {
      const arrived = new Date(nowMs)
      await transaction
        .updateTable('test_mail')
        .set({ arrived })
        .where('test_mail_id', '=', newest.id)
        .execute()
      const after = { arrived: arrived.toISOString() }
      did({ table: 'test_mail', record: newest.id, before: { arrived: null }, after })
      return { summary: text['test-confirmed'] }
    })
  },
})

async function findNewest({ kysely }: Database, userId: number) {
  const row = await kysely
    .selectFrom('test_mail')
    .select(['test_mail_id', 'code'])
    .where('ad_user_id', '=', userId)
    .orderBy('test_mail_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : { id: row.test_mail_id, code: row.code }
}

/** Counts the try before the code is compared, so that tries at once count one by one. */
async function mayTry({ kysely }: Database, id: number): Promise<boolean> {
  const counted = await kysely
    .updateTable('test_mail')
    .set((of) => ({ tries: of('tries', '+', 1) }))
    .where('test_mail_id', '=', id)
    .where('tries', '<', mostTries)
    .returning('tries')
    .executeTakeFirst()
  return counted !== undefined
}
