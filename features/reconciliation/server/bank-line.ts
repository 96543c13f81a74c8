import { sql } from 'kysely'
import {
  isDepositedCash,
  isSettlement,
  paymentOfLine,
} from '#features/payments/server/statements/line-use.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import {
  type LineSuspense,
  suspenseOf,
} from '#features/payments/server/statements/line-suspense.ts'
import { linkText as text } from '../rules/link-messages.ts'

/** A line of a statement, locked until the transaction ends. */
export type TakenLine = {
  readonly id: number
  readonly amount: number
  readonly number: string
  readonly importedBy: number
  /** The payment that was approved against it; null: none. */
  readonly usedBy: number | null
  readonly suspense: LineSuspense | null
}

/**
 * Locks a line; a refusal if it is gone, as when its statement was taken back or it was noted as cash meanwhile, or is a
 * settlement of the wallet.
 */
export async function takeLine(
  transaction: Transaction,
  lineId: number,
): Promise<TakenLine | Refusal> {
  const line = await transaction
    .selectFrom('bank_statement_line as l')
    .select(['bank_statement_id', 'amount', 'number', isSettlement.as('is_settlement')])
    .where('bank_statement_line_id', '=', lineId)
    .where(sql<boolean>`not ${isDepositedCash}`)
    .forUpdate()
    .executeTakeFirst()
  if (line === undefined) return refusal('rule/line-gone', text['line-gone'], { status: 404 })
  const { imported_by } = await transaction
    .selectFrom('bank_statement')
    .select('imported_by')
    .where('bank_statement_id', '=', line.bank_statement_id)
    .executeTakeFirstOrThrow()
  if (line.is_settlement) return refusal('rule/line-settled', text['line-settled'], { status: 409 })
  const usedBy = await paymentOfLine(transaction, lineId)
  const { amount, number } = line
  const suspense = await suspenseOf(transaction, lineId)
  return { id: lineId, amount, number, importedBy: imported_by, usedBy, suspense }
}
