import { comingMoment } from '#platform/pure/calendar/moment.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type * as v from 'valibot'
import { type Audience, typedAtMost, typedPeople } from '../rules/audience.ts'
import { bulkNoticeMessages as text } from '../rules/messages.ts'
import * as contracts from '../wire/processes.ts'
import { nameOfAudience, type Services } from './audience-choices.ts'
import { noNotice, roles } from './read.processes.ts'
import { lockNotice, stateOf } from './stored-notice.ts'

type Given = v.InferOutput<typeof contracts.bulkNoticePlan.input>

const noAudience = refusal('rule/no-audience', text['no-audience'])

/** Stores a draft of a notice, or another version of one that is not proposed. */
export const planNotice = (services: Services) =>
  defineProcess({
    ...contracts.bulkNoticePlan,
    name: text.plan,
    roles,
    shows: [],
    run: (given, { transact, session, nowMs }) =>
      transact(async (transaction, did) => {
        const values = await valuesOf(transaction, given, { services, nowMs })
        if (isRefusal(values)) return values
        const { notice_ID: changed } = given
        const now = new Date(nowMs)
        const before = changed === undefined ? null : await lockNotice(transaction, changed, nowMs)
        if (changed !== undefined && before === null) return noNotice
        if (before !== null && stateOf(before, nowMs) !== 'draft')
          return refusal('rule/not-a-draft', text['not-a-draft'], { status: 409 })
        const id =
          before?.bulk_notice_id ??
          (await create(transaction, { ...values, created: now, createdby: session.userId }))
        if (before !== null)
          await transaction
            .updateTable('bulk_notice')
            .set(values)
            .where('bulk_notice_id', '=', id)
            .execute()
        did({
          table: 'bulk_notice',
          record: id,
          before: before === null ? {} : factsOf(before),
          after: factsOf(values),
        })
        return { summary: text.planned, data: { notice_ID: id } }
      }),
  })

type NoticeValues = {
  readonly message: string
  readonly message_ne: string
  readonly audience: string
  readonly audience_name: string
  readonly audience_name_ne: string
  readonly send_at: Date | null
}

async function valuesOf(
  transaction: Transaction,
  given: Given,
  { services, nowMs }: { readonly services: Services; readonly nowMs: number },
): Promise<NoticeValues | Refusal> {
  const { text: message, text_ne: messageNe, send_at: at = '' } = given
  const audience = audienceGiven(given)
  if (audience === null) return noAudience
  if (audience.is === 'people' && audience.typed.length > typedAtMost)
    return refusal('rule/too-many-typed', text['too-many-typed'])
  const name = await nameOfAudience(transaction, audience, services)
  if (name === null) return noAudience
  const atMs = comingMoment(at, nowMs)
  if (at !== '' && atMs === null) return refusal('rule/instant-wrong', text['wrong-time'])
  return {
    message,
    message_ne: messageNe,
    audience: JSON.stringify(audience),
    audience_name: name.en,
    audience_name_ne: name.ne,
    send_at: atMs === null ? null : new Date(atMs),
  }
}

/** The audience that the arguments describe; null: none. */
function audienceGiven(given: Given): Audience | null {
  const { program = null, semester = null, opening_model: opening, opening: id } = given
  const { quota = null } = given
  switch (given.audience) {
    case 'students':
      return { is: 'students', program, semester }
    case 'applicants':
      return opening === undefined || id === undefined
        ? null
        : { is: 'applicants', opening, id, quota }
    case 'people': {
      const typed = typedPeople(given.people ?? '')
      return typed.length === 0 ? null : { is: 'people', typed }
    }
    default:
      return null
  }
}

async function create(
  transaction: Transaction,
  values: NoticeValues & { readonly created: Date; readonly createdby: number },
): Promise<number> {
  const { bulk_notice_id: id } = await transaction
    .insertInto('bulk_notice')
    .values(values)
    .returning('bulk_notice_id')
    .executeTakeFirstOrThrow()
  return id
}

/** Facts of a version for the audit trail. */
function factsOf({ message, message_ne, audience_name, send_at }: NoticeValues) {
  const publishAt = send_at?.toISOString() ?? null
  return { notice: message, notice_ne: message_ne, audience: audience_name, send_at: publishAt }
}
