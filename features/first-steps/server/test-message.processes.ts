import { randomInt } from 'node:crypto'
import { type Message, say } from '#platform/pure/message.ts'
import { latinDigits } from '#platform/pure/text/typed-text.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { queueMail, queueText } from '#platform/server/mail/outbox.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { ProcessContext, ProcessResult } from '#platform/server/processes/process.ts'
import { isMobileNumber } from '#platform/server/text-message/texter.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { firstStepsText, testMail } from '../rules/messages.ts'
import { testText, testTextSteps } from '../rules/test-text-messages.ts'
import * as contracts from '../wire/processes.ts'

const roles = staffWith('sign-up.open')
const mostTries = 5

type Channel = 'mail' | 'text'

const mailText = firstStepsText
const texts = {
  mail: {
    queued: mailText['test-queued'],
    confirmed: mailText['test-confirmed'],
    none: mailText['test-none'],
    wrong: mailText['test-wrong'],
    tries: mailText['test-tries'],
  },
  text: testTextSteps,
} as const

/** Mails six digits to the caller, through the same outbox as every mail. */
export const sendTestMail = defineProcess({
  ...contracts.testMailSend,
  name: mailText['test-send'],
  roles,
  shows: [],
  run: (_given, context) =>
    send(context, 'mail', async (transaction, code) => {
      const { email: to } = await transaction
        .selectFrom('ad_user')
        .select('email')
        .where('ad_user_id', '=', context.session.userId)
        .executeTakeFirstOrThrow()
      const values = { institution: await institutionName(transaction), code }
      const { language } = context.session
      const mail = {
        to,
        subject: say(testMail.subject, language, values),
        text: say(testMail.text, language, values),
      }
      return { to, outboxId: await queueMail(transaction, mail, context.nowMs) }
    }),
})

/** Sends six digits to a mobile number as a text message, through the same outbox as every one. */
export const sendTestText = (hasGateway: boolean) =>
  defineProcess({
    ...contracts.testTextSend,
    name: testText.send,
    roles,
    shows: [],
    async run({ phone }, context) {
      const to = latinDigits(phone).trim()
      if (!hasGateway) return refusal('rule/no-text-gateway', testText['no-gateway'])
      if (!isMobileNumber(to))
        return refusal('rule/no-mobile-number', testText['no-number'], {
          errors: [{ field: 'phone', message: testText['no-number'] }],
        })
      return send(context, 'text', async (transaction, code) => {
        const values = { institution: await institutionName(transaction), code }
        const message = { to, text: say(testText.text, context.session.language, values) }
        return { to, outboxId: await queueText(transaction, message, context.nowMs) }
      })
    },
  })

/** The digits of the caller's newest test mail prove that mail arrives; after five tries they count no more. */
export const confirmTestMail = defineProcess({
  ...contracts.testMailConfirm,
  name: mailText['test-arrived'],
  roles,
  shows: [],
  run: ({ code }, context) => confirm(context, 'mail', code),
})

/** The same for a text message. */
export const confirmTestText = defineProcess({
  ...contracts.testTextConfirm,
  name: testText.arrived,
  roles,
  shows: [],
  run: ({ code }, context) => confirm(context, 'text', code),
})

/** In both languages. */
async function institutionName(transaction: Transaction): Promise<Message> {
  return (await findSettingValue(transaction, 'university')).name
}

type Queue = (
  transaction: Transaction,
  code: string,
) => Promise<{ readonly to: string; readonly outboxId: number }>

function send(
  { transact, session, nowMs }: ProcessContext,
  channel: Channel,
  queue: Queue,
): Promise<ProcessResult | Refusal> {
  return transact(async (transaction, did) => {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const { to, outboxId } = await queue(transaction, code)
    const { test_mail_id } = await transaction
      .insertInto('test_mail')
      .values({
        ad_user_id: session.userId,
        channel,
        mail_outbox_id: outboxId,
        recipient: to,
        code,
        sent: new Date(nowMs),
      })
      .returning('test_mail_id')
      .executeTakeFirstOrThrow()
    did({ table: 'test_mail', record: test_mail_id, before: {}, after: { sent_to: to } })
    return { summary: texts[channel].queued }
  })
}

async function confirm(
  { database, transact, session, nowMs }: ProcessContext,
  channel: Channel,
  code: string,
): Promise<ProcessResult | Refusal> {
  const text = texts[channel]
  const newest = await findNewest(database, session.userId, channel)
  if (newest === null) return refusal(`rule/no-test-${channel}`, text.none)
  if (!(await mayTry(database, newest.id))) return refusal(`rule/test-${channel}-tries`, text.tries)
  if (latinDigits(code).trim() !== newest.code)
    return refusal(`rule/test-${channel}-wrong`, text.wrong)
  return transact(async (transaction, did) => {
    const arrived = new Date(nowMs)
    await transaction
      .updateTable('test_mail')
      .set({ arrived })
      .where('test_mail_id', '=', newest.id)
      .execute()
    const after = { arrived: arrived.toISOString() }
    did({ table: 'test_mail', record: newest.id, before: { arrived: null }, after })
    return { summary: text.confirmed }
  })
}

async function findNewest({ kysely }: Database, userId: number, channel: Channel) {
  const row = await kysely
    .selectFrom('test_mail')
    .select(['test_mail_id', 'code'])
    .where('ad_user_id', '=', userId)
    .where('channel', '=', channel)
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
