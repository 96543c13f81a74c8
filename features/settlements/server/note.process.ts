import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { postUnplaced } from '#features/payments/server/ledger/ledger.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { settlementText as text } from '../rules/messages.ts'
import { settlementNote } from '../wire/settlements.ts'
import { comparedLines } from './settlement-lines.ts'
import { takeSettlement } from './taken-settlement.ts'

/** A transaction that the portal does not know: the wallet took it, so the ledger has it in suspense, of no student. */
export const noteProcess = defineProcess({
  ...settlementNote,
  name: text['note-name'],
  roles: staffWith('payment.reconcile'),
  run: ({ wallet_settlement_ID: settlementId, line }, { nowMs, transact }) =>
    transact(async (transaction, did) => {
      const settlement = await takeSettlement(transaction, settlementId)
      if (isRefusal(settlement)) return settlement
      const { unknown, agree, differs, suspense } = await comparedLines(transaction, settlementId)
      const found = unknown.find((each) => each.line === line)
      if (found === undefined) {
        const known = [...agree, ...suspense, ...differs.map((each) => each.line)]
        return known.some((each) => each.line === line)
          ? refusal('rule/not-unknown', text['not-unknown'], { status: 409 })
          : refusal('rule/line-unknown', text['line-unknown'], { status: 404 })
      }
      const { number, amount } = found
      const source = `khalti-unplaced:${number}`
      const credit = { source, account: 'khalti', amount, memo: `Khalti ${number}` } as const
      await postUnplaced(transaction, credit, nowMs)
      did({
        table: 'wallet_settlement',
        record: settlementId,
        before: {},
        after: { in_suspense: number, amount },
      })
      return { summary: text.noted }
    }),
})
