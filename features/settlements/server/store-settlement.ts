import type { Transaction } from '#platform/server/database/database.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { correctedFacts, rememberMapping } from '#features/payments/server/statements/mapping.ts'
import { sumOf } from '../rules/compare-settlement.ts'
import type { ReadSettlement } from './import.process.ts'

/** Columns of the wallet's files are remembered beside those of the bank accounts. */
export const mappedAs = 'khalti'

const atOnce = 1_000

/** The settlement and its transactions, which fit, and the change for the audit log. */
export async function storeSettlement(
  transaction: Transaction,
  { fileName, sha256, settled, mapping, fixes }: ReadSettlement,
  { session, nowMs }: ProcessContext,
): Promise<Change> {
  const days = settled.map(({ day }) => day).toSorted()
  const [first = '', last = ''] = [days.at(0), days.at(-1)]
  const facts = {
    file_name: fileName,
    first_day: first,
    last_day: last,
    lines: settled.length,
    amount: sumOf(settled),
    charge: sumOf(settled.map(({ charge }) => ({ amount: charge }))),
  }
  const { wallet_settlement_id } = await transaction
    .insertInto('wallet_settlement')
    .values({ ...facts, sha256, imported_by: session.userId, imported: new Date(nowMs) })
    .returning('wallet_settlement_id')
    .executeTakeFirstOrThrow()
  const by = { userId: session.userId, nowMs }
  await rememberMapping(transaction, { account: mappedAs, mapping }, by)
  const rows = settled.map((line) => ({ wallet_settlement_id, ...line }))
  for (let from = 0; from < rows.length; from += atOnce)
    await transaction
      .insertInto('wallet_settlement_line')
      .values(rows.slice(from, from + atOnce))
      .execute()
  const after = { ...facts, ...correctedFacts(fixes) }
  return { table: 'wallet_settlement', record: wallet_settlement_id, before: {}, after }
}
