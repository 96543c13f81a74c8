import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { settlementText as text } from '../rules/messages.ts'

export type TakenSettlement = {
  readonly id: number
  readonly fileName: string
  readonly amount: Money
  readonly charge: Money
  /** The amount less the charge, as it arrives in the bank. */
  readonly net: Money
  readonly link: SettlementLink | null
}

export type SettlementLink = { readonly id: number; readonly lineId: number }

/** Locks a settlement until the transaction ends; a refusal if there is none, or it was taken back. */
export async function takeSettlement(
  transaction: Transaction,
  id: number,
): Promise<TakenSettlement | Refusal> {
  const row = await transaction
    .selectFrom('wallet_settlement')
    .select(['file_name', 'amount', 'charge', 'taken_back'])
    .where('wallet_settlement_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return noSettlement()
  if (row.taken_back !== null)
    return refusal('rule/settlement-gone', text['settlement-gone'], { status: 409 })
  return {
    id,
    fileName: row.file_name,
    amount: paisa(row.amount),
    charge: paisa(row.charge),
    net: paisa(row.amount - row.charge),
    link: await linkOf(transaction, id),
  }
}

export function noSettlement(): Refusal {
  return refusal('rule/settlement-unknown', text['settlement-unknown'], { status: 404 })
}

/** The line in which a settlement arrived; null: it is not linked. */
async function linkOf(reader: Reader, settlementId: number): Promise<SettlementLink | null> {
  const row = await reader
    .selectFrom('wallet_settlement_link')
    .select(['wallet_settlement_link_id as id', 'bank_statement_line_id as lineId'])
    .where('wallet_settlement_id', '=', settlementId)
    .where('undone', 'is', null)
    .executeTakeFirst()
  return row ?? null
}
