import { sql } from 'kysely'
import { addDays, dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { accessOf } from '#platform/server/model-engine/access.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { Dictionary, Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { openingWithdrawalText as text } from '../../rules/returns/opening-withdrawal-messages.ts'
import type { Recheck } from '../withdrawal/application-recheck.ts'
import type { OpeningKey } from './withdrawn-opening.ts'

/** Reasons that students read, and the two people. */
export type OpeningWithdrawal = OpeningKey & {
  readonly reason: string
  readonly reasonNe: string
  readonly proposedBy: number
  readonly confirmedBy: number
  readonly money: 'credit' | 'refund'
}

/** An opening that staff can withdraw: one that is published and that students apply for; null for any other table. */
export function openingModelOf(dictionary: Dictionary, table: string): Model | null {
  const model = dictionary.get(table)
  return model?.register?.group === 'openings' && model.published !== undefined ? model : null
}

/** The same, for a role that may change it. */
export function changeableOpening(
  dictionary: Dictionary,
  table: string,
  role: string,
): Model | null {
  const model = openingModelOf(dictionary, table)
  return model !== null && accessOf(model, role)?.update !== undefined ? model : null
}

/** Refuses what is asked about an opening that does not exist, or that the role may not change. */
export const noOpening = refusal('rule/no-opening', text['no-opening'], { status: 404 })

/**
 * Takes an opening back: no student can apply from now on, its last days are over, and the job that decides again ends its
 * applications.
 */
export async function withdrawOpening(
  transaction: Transaction,
  { table, id, reason, reasonNe, proposedBy, confirmedBy, money }: OpeningWithdrawal,
  {
    model,
    rechecks,
    nowMs,
  }: {
    readonly model: Model
    readonly rechecks: readonly Recheck[]
    readonly nowMs: number
  },
): Promise<void> {
  await transaction
    .insertInto('opening_withdrawal')
    .values({
      opening_table: table,
      opening_id: id,
      reason,
      reason_ne: reasonNe,
      withdrawn: new Date(nowMs),
      proposed_by: proposedBy,
      confirmed_by: confirmedBy,
      money,
    })
    .execute()
  const yesterday = addDays(dayInNepal(nowMs), -1)
  const days = model.columns
    .filter(({ isApplyingDay }) => isApplyingDay === true)
    .map(({ name }) => {
      const column = sql.ref(name.toLowerCase())
      return sql`, ${column} = least(${column}, ${yesterday}::date)`
    })
  await sql`update ${sql.table(table)} set isactive = false, version = version + 1,
      updated = ${new Date(nowMs)}::timestamptz, updatedby = ${confirmedBy}::bigint
      ${days.length === 0 ? sql`` : sql.join(days, sql` `)}
    where ${sql.ref(`${table}_id`)} = ${id}`.execute(transaction)
  for (const { table: applications, opening } of rechecks)
    if (opening === table)
      await sql`insert into application_recheck (c_bpartner_id, due)
        select c_bpartner_id, '-infinity' from ${sql.table(applications)}
        where ${sql.ref(`${table}_id`)} = ${id} and docstatus not in ('CO', 'CL')`.execute(
        transaction,
      )
}
