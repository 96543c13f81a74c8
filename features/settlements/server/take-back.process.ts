import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { settlementText as text } from '../rules/messages.ts'
import { settlementTakeBack } from '../wire/settlements.ts'
import { takeSettlement } from './taken-settlement.ts'

/** Takes a settlement back while nothing was built on it: its transactions go, its row stays. */
export const takeBackProcess = defineProcess({
  ...settlementTakeBack,
  name: text['take-back-name'],
  roles: staffWith('statement.manage'),
  run: ({ wallet_settlement_ID: record }, { session, nowMs, transact }) =>
    transact(async (transaction, did) => {
      const settlement = await takeSettlement(transaction, record)
      if (isRefusal(settlement)) return settlement
      if (settlement.link !== null)
        return refusal('rule/settlement-linked', text['settlement-linked'], { status: 409 })
      const noted = await notedLines(transaction, record)
      if (noted > 0)
        return refusal('rule/settlement-noted', text['settlement-noted'], {
          values: { n: noted },
          status: 409,
        })
      const { numDeletedRows } = await transaction
        .deleteFrom('wallet_settlement_line')
        .where('wallet_settlement_id', '=', record)
        .executeTakeFirstOrThrow()
      await transaction
        .updateTable('wallet_settlement')
        .set({ taken_back: new Date(nowMs), taken_back_by: session.userId })
        .where('wallet_settlement_id', '=', record)
        .execute()
      const lines = Number(numDeletedRows)
      did({ table: 'wallet_settlement', record, before: { lines }, after: { lines: 0 } })
      return { summary: text['taken-back'] }
    }),
})

/** Transactions that are in suspense because this settlement named them. */
async function notedLines(transaction: Transaction, record: number): Promise<number> {
  const { rows } = await sql<{ readonly n: number }>`
    select count(*) as n from wallet_settlement_line l
    join ledger_transaction t on t.source = 'khalti-unplaced:' || l.number
    where l.wallet_settlement_id = ${record}`.execute(transaction)
  return rows[0]?.n ?? 0
}
