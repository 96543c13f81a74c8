import { sql, type Selectable } from 'kysely'
import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import { dayInBoth } from '#platform/pure/calendar/format.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import type { SettingValues } from '#features/settings/rules/settings.ts'
import { deskMessages as text } from '../rules/desk-messages.ts'
import type { CopyRow } from './copies.ts'
import type { HoldTable } from './tables.ts'

export type HoldRow = Selectable<HoldTable>

type Desk = {
  readonly row: CopyRow
  readonly rules: SettingValues['library']
  readonly today: Day
  readonly nowMs: number
}

/** Locks a title until the transaction ends, so that its reservations change one after another. */
export async function lockTitle(
  transaction: Transaction,
  { ad_client_id, titlekey }: Pick<CopyRow, 'ad_client_id' | 'titlekey'>,
): Promise<void> {
  const name = `library:${ad_client_id}:${titlekey}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
}

/** Reservation a free copy belongs to today: the one it is reserved for, or the longest waiting if that has lapsed. */
export async function heldFor(
  transaction: Transaction,
  { row, today }: Pick<Desk, 'row' | 'today'>,
): Promise<HoldRow | null> {
  const held = await transaction
    .selectFrom('n_library_hold')
    .selectAll()
    .where('a_asset_id', '=', row.a_asset_id)
    .where('holdstate', '=', 'kept')
    .where('keptuntil', '>=', today)
    .executeTakeFirst()
  return held ?? firstWaiting(transaction, row)
}

/** Reserves a returned copy for the reader who waited longest, and notifies them; null if no reader waits. */
export async function keepForNext(transaction: Transaction, desk: Desk): Promise<HoldRow | null> {
  const { row, rules, today, nowMs } = desk
  const next = await firstWaiting(transaction, row)
  if (next === null) return null
  const keptuntil = addDays(today, rules.holdDays)
  const held = await transaction
    .updateTable('n_library_hold')
    .set({ holdstate: 'kept', a_asset_id: row.a_asset_id, keptuntil, updated: new Date(nowMs) })
    .where('n_library_hold_id', '=', next.n_library_hold_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const day = dayInBoth(keptuntil)
  await notifyPartner(transaction, {
    partnerId: next.c_bpartner_id,
    sort: 'book-kept',
    event: `n_library_hold:${next.n_library_hold_id}`,
    message: text['notice-kept'],
    values: { book: row.name, day },
    nowMs,
  })
  return held
}

export async function firstWaiting(
  transaction: Transaction,
  { ad_client_id, titlekey }: Pick<CopyRow, 'ad_client_id' | 'titlekey'>,
): Promise<HoldRow | null> {
  const row = await transaction
    .selectFrom('n_library_hold')
    .selectAll()
    .where('ad_client_id', '=', ad_client_id)
    .where('titlekey', '=', titlekey)
    .where('holdstate', '=', 'waiting')
    .orderBy('n_library_hold_id')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Marks the reservation of an issued copy as issued; first ends one that was not collected in time. */
export async function fulfil(
  transaction: Transaction,
  hold: HoldRow | null,
  { row, today, nowMs }: Desk,
): Promise<void> {
  await lapse(transaction, { row, today, nowMs })
  if (hold === null) return
  await transaction
    .updateTable('n_library_hold')
    .set({ holdstate: 'issued', a_asset_id: row.a_asset_id, updated: new Date(nowMs) })
    .set(({ fn, val }) => ({ keptuntil: fn.coalesce('keptuntil', val(today)) }))
    .where('n_library_hold_id', '=', hold.n_library_hold_id)
    .execute()
}

/** Ends the reservation of a copy that was not collected in time; true when there was one. */
export async function lapse(
  transaction: Transaction,
  { row, today, nowMs }: Omit<Desk, 'rules'>,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('n_library_hold')
    .set({ holdstate: 'lapsed', updated: new Date(nowMs) })
    .where('a_asset_id', '=', row.a_asset_id)
    .where('holdstate', '=', 'kept')
    .where('keptuntil', '<', today)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
