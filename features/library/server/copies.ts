import type { Selectable } from 'kysely'
import { type Day, findDay } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { deskMessages as text } from '../rules/desk-messages.ts'
import type { Copy } from '../rules/loan.ts'
import type { CopyTable } from './tables.ts'

export type CopyRow = Selectable<CopyTable>

/** A copy of the session's university, its row locked: everything about its loan queues up there. */
export async function lockCopy(
  transaction: Transaction,
  at: { readonly id: number; readonly clientId: number },
): Promise<CopyRow | null> {
  const row = await transaction
    .selectFrom('a_asset')
    .selectAll()
    .where('a_asset_id', '=', at.id)
    .where('ad_client_id', '=', at.clientId)
    .where('isactive', '=', true)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** The copy as the rules know it. */
export function copyFromRow(row: CopyRow): Copy {
  return { holderId: row.c_bpartner_id, dueOn: dayOf(row.duedate), renewals: row.renewals }
}

/** Due days of all copies that a reader has. */
export async function heldBy(
  transaction: Transaction,
  partnerId: number,
): Promise<readonly Pick<Copy, 'dueOn'>[]> {
  const rows = await transaction
    .selectFrom('a_asset')
    .select('duedate')
    .where('c_bpartner_id', '=', partnerId)
    .execute()
  return rows.map(({ duedate }) => ({ dueOn: dayOf(duedate) }))
}

function dayOf(stored: string | null): Day | null {
  return stored === null ? null : findDay(stored)
}

export function unknownCopy(): Refusal {
  return refusal('rule/copy-unknown', text['copy-unknown'], { status: 404 })
}
