import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import type { Recheck } from '#features/applying/server/withdrawal/application-recheck.ts'
import { bulkNoticeMessages as text } from '../rules/messages.ts'
import { countReach, fixAudience, partnersOf, unknownOf } from './audience.ts'
import { audienceOf, type StoredNotice } from './stored-notice.ts'

/** Number of students a draft goes to, or why it cannot be sent. */
export async function sendable(
  transaction: Transaction,
  notice: StoredNotice,
  rechecks: readonly Recheck[],
): Promise<number | Refusal> {
  const audience = audienceOf(notice)
  const unknown = await unknownOf(transaction, audience)
  if (unknown.length > 0)
    return refusal('rule/people-unknown', text['people-unknown'], {
      values: { list: unknown.join(', ') },
    })
  const { people } = await countReach(transaction, partnersOf(audience, rechecks))
  return people === 0 ? refusal('rule/no-people', text['no-people']) : people
}

type Confirming = {
  readonly rechecks: readonly Recheck[]
  readonly userId: number
  readonly nowMs: number
}

/** Fixes the audience of a draft; from then on the job sends it. */
export async function sendNotice(
  transaction: Transaction,
  notice: StoredNotice,
  { rechecks, userId, nowMs }: Confirming,
): Promise<Change | Refusal> {
  const ready = await sendable(transaction, notice, rechecks)
  if (isRefusal(ready)) return ready
  const { bulk_notice_id: id } = notice
  const people = await fixAudience(transaction, id, partnersOf(audienceOf(notice), rechecks))
  await transaction
    .updateTable('bulk_notice')
    .set({ confirmed: new Date(nowMs), confirmed_by: userId })
    .where('bulk_notice_id', '=', id)
    .execute()
  const after = { notice: notice.message, audience: notice.audience_name, people }
  return { table: 'bulk_notice', record: id, before: {}, after }
}
