import { sql } from 'kysely'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { decideLock, type Lock, type LockDecision, lockMs } from '../rules/lock.ts'
import type { Item } from './items.ts'

/** Tabs that gave no sign of life for so long are taken for closed. */
const tabLifeMs = 30 * 60_000

export type LockRequest = {
  /** Queue in which the item was opened. */
  readonly queue: string
  /** Name of the browser's tab; one person may have several. */
  readonly tab: string
  readonly userId: number
  readonly nowMs: number
  readonly takesOver: boolean
  readonly mayAlways: boolean
}

/**
 * Locks an item for a person and a tab, renews their lock, or takes over another person's where that may be; of two who come
 * at once one gets it. A take-over is stored for the person it was taken from.
 */
export function lockItem(
  database: Database,
  { model, record }: Item,
  command: LockRequest,
): Promise<LockDecision> {
  return database.transaction(async (transaction) => {
    const decision = decideLock(await lockRow(transaction, { model, record }), command)
    if (decision.is === 'held') return decision
    const { userId, nowMs } = command
    if (decision.is === 'taken-over')
      await noteTakeOver(transaction, { model, record }, { ...command, from: decision.from })
    const since = decision.is === 'renewed' ? {} : { locked_since: new Date(nowMs) }
    await transaction
      .updateTable('desk_item')
      .set({ locked_by: userId, locked_until: new Date(nowMs + lockMs), ...since })
      .where('model', '=', model)
      .where('record_id', '=', record)
      .execute()
    await seeTab(transaction, { model, record }, command)
    return decision
  })
}

/** Makes the item's row where it is new, and holds it until the transaction ends. */
async function lockRow(transaction: Transaction, { model, record }: Item): Promise<Lock | null> {
  await transaction
    .insertInto('desk_item')
    .values({ model, record_id: record })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await transaction
    .selectFrom('desk_item')
    .select(['locked_by', 'locked_until', 'locked_since'])
    .where('model', '=', model)
    .where('record_id', '=', record)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (row.locked_by === null || row.locked_until === null) return null
  const untilMs = row.locked_until.getTime()
  return { by: row.locked_by, untilMs, sinceMs: row.locked_since?.getTime() ?? untilMs }
}

async function noteTakeOver(
  transaction: Transaction,
  { model, record }: Item,
  { from, queue, userId, nowMs }: LockRequest & { readonly from: number },
): Promise<void> {
  await transaction
    .insertInto('desk_take_over')
    .values({
      queue,
      model,
      record_id: record,
      from_user: from,
      by_user: userId,
      taken: new Date(nowMs),
    })
    .execute()
}

/** Other people's tabs no longer count, and neither do those of long ago. */
async function seeTab(
  transaction: Transaction,
  { model, record }: Item,
  { tab, userId, nowMs }: LockRequest,
): Promise<void> {
  await transaction
    .deleteFrom('desk_item_tab')
    .where('model', '=', model)
    .where('record_id', '=', record)
    .where((of) =>
      of.or([of('ad_user_id', '<>', userId), of('seen', '<', new Date(nowMs - tabLifeMs))]),
    )
    .execute()
  await transaction
    .insertInto('desk_item_tab')
    .values({ model, record_id: record, tab, ad_user_id: userId, seen: new Date(nowMs) })
    .onConflict((conflict) =>
      conflict
        .columns(['model', 'record_id', 'tab'])
        .doUpdateSet({ ad_user_id: userId, seen: new Date(nowMs) }),
    )
    .execute()
}

/** Closes one tab of a person; with the last of them their own lock is released. Another person's lock stays. */
export function leaveItem(
  database: Database,
  { model, record }: Item,
  { userId, tab }: Pick<LockRequest, 'userId' | 'tab'>,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const lock = await lockRow(transaction, { model, record })
    await transaction
      .deleteFrom('desk_item_tab')
      .where('model', '=', model)
      .where('record_id', '=', record)
      .where('tab', '=', tab)
      .where('ad_user_id', '=', userId)
      .execute()
    if (lock?.by !== userId) return
    await transaction
      .updateTable('desk_item')
      .set({ locked_by: null, locked_until: null, locked_since: null })
      .where('model', '=', model)
      .where('record_id', '=', record)
      .where(
        sql<boolean>`not exists (select from desk_item_tab t
          where t.model = ${model} and t.record_id = ${record})`,
      )
      .execute()
  })
}
