import { type Selectable, sql } from 'kysely'
import type { Database, Reader, Transaction } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'

export type Item = { readonly model: string; readonly record: number }
type ItemRow = Selectable<Tables['desk_item']> & {
  readonly locker: string | null
  readonly assignee: string | null
  readonly asker: string | null
  readonly askee: string | null
}

function selectItems(reader: Reader) {
  return reader
    .selectFrom('desk_item as i')
    .leftJoin('ad_user as l', 'l.ad_user_id', 'i.locked_by')
    .leftJoin('ad_user as t', 't.ad_user_id', 'i.assigned_to')
    .leftJoin('ad_user as b', 'b.ad_user_id', 'i.asked_by')
    .leftJoin('ad_user as o', 'o.ad_user_id', 'i.asked_of')
    .selectAll('i')
    .select(['l.name as locker', 't.name as assignee', 'b.name as asker', 'o.name as askee'])
}

/** Agreements about these records of a model, by record. */
export async function itemsOf(
  { kysely }: Database,
  model: string,
  records: readonly number[],
): Promise<Map<number, ItemRow>> {
  const rows = await selectItems(kysely)
    .where('i.model', '=', model)
    .where('i.record_id', '=', sql<number>`any(${records})`)
    .execute()
  return new Map(rows.map((row) => [row.record_id, row]))
}

export async function findItem(reader: Reader, { model, record }: Item): Promise<ItemRow | null> {
  const row = await selectItems(reader)
    .where('i.model', '=', model)
    .where('i.record_id', '=', record)
    .executeTakeFirst()
  return row ?? null
}

export type { ItemRow }

/** Holder of a live lock; null if there is none. */
export function holderOf(row: ItemRow | null | undefined, nowMs: number) {
  const isLive = row?.locked_until != null && row.locked_until.getTime() > nowMs
  return isLive && row.locked_by !== null ? { id: row.locked_by, name: row.locker ?? '' } : null
}

/** Changes an item, which is made when it is new. */
export async function writeItem(
  transaction: Transaction,
  { model, record }: Item,
  set: Partial<Omit<Selectable<Tables['desk_item']>, 'model' | 'record_id'>>,
): Promise<void> {
  await transaction
    .insertInto('desk_item')
    .values({ model, record_id: record, ...set })
    .onConflict((conflict) => conflict.columns(['model', 'record_id']).doUpdateSet(set))
    .execute()
}
