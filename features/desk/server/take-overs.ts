import type { deskTakeOversRead } from '../wire/processes.ts'
import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import type { ProcessContext, ProcessResult } from '#platform/server/processes/process.ts'
import { deskServerMessages as text } from '../rules/messages.ts'
import type { TakeOver } from '../wire/desk.ts'
import type { QueueSource } from './queue-source.ts'

/** Locks that were taken over from this person and that they have not read of, the newest first. */
export async function takeOversFrom(
  database: Database,
  sources: readonly QueueSource[],
  userId: number,
): Promise<readonly TakeOver[]> {
  const rows = await database.kysely
    .selectFrom('desk_take_over as t')
    .innerJoin('ad_user as u', 'u.ad_user_id', 't.by_user')
    .select(['t.desk_take_over_id as id', 't.queue', 't.record_id as record', 't.taken'])
    .select('u.name as by')
    .where('t.from_user', '=', userId)
    .where('t.read', 'is', null)
    .orderBy('t.desk_take_over_id', 'desc')
    .limit(20)
    .execute()
  return rows.flatMap(({ taken, ...row }) => {
    const source = sources.find(({ id }) => id === row.queue)
    return source === undefined
      ? []
      : [{ ...row, queueName: source.name, taken: taken.toISOString() }]
  })
}

/** Marks one's own as read; another person's stay. */
export async function readTakeOvers(
  { ids }: Given<typeof deskTakeOversRead>,
  { database, session, nowMs }: ProcessContext,
): Promise<ProcessResult> {
  await database.kysely
    .updateTable('desk_take_over')
    .set({ read: new Date(nowMs) })
    .where('from_user', '=', session.userId)
    .where('desk_take_over_id', '=', sql<number>`any(${ids})`)
    .execute()
  return { summary: text.read }
}
