import { rsInBoth } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process, ProcessContext } from '#platform/server/processes/process.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { postSettlement } from '#features/payments/server/ledger/ledger.ts'
import { releaseLine } from '#features/payments/server/statements/line-suspense.ts'
import { takeLine } from '#features/reconciliation/server/bank-line.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { settlementText as text } from '../rules/messages.ts'
import { settlementLink } from '../wire/settlements.ts'
import { comparedLines } from './settlement-lines.ts'
import { takeSettlement, type TakenSettlement } from './taken-settlement.ts'

type Linking = Pick<ProcessContext, 'session' | 'nowMs'> & {
  readonly settlementId: number
  readonly lineId: number
}

/** The deposit in which a settlement arrived: the ledger moves it from the wallet to the bank, less its charges. */
export function linkProcess({ reached }: Pick<PaymentsContext, 'reached'>): Process {
  return defineProcess({
    ...settlementLink,
    name: text['link-name'],
    roles: staffWith('payment.reconcile'),
    run: (given, { session, nowMs, transact }) =>
      transact(async (transaction, did) => {
        const { wallet_settlement_ID: settlementId, bank_statement_line_ID: lineId } = given
        const linking = { settlementId, lineId, session, nowMs }
        const linked = await link(transaction, linking)
        if (isRefusal(linked)) return linked
        reached('P22')
        if (!linked.isRepeated)
          did({
            table: 'wallet_settlement',
            record: settlementId,
            before: { bank_statement_line: null },
            after: { bank_statement_line: lineId, net: linked.net, charge: linked.charge },
          })
        return { summary: text.linked }
      }),
  })
}

type Linked = TakenSettlement & { readonly isRepeated: boolean }

async function link(
  transaction: Transaction,
  { settlementId, lineId, session, nowMs }: Linking,
): Promise<Linked | Refusal> {
  const settlement = await takeSettlement(transaction, settlementId)
  if (isRefusal(settlement)) return settlement
  if (settlement.link !== null)
    return settlement.link.lineId === lineId
      ? { ...settlement, isRepeated: true }
      : refusal('rule/settlement-linked', text['settlement-linked'], { status: 409 })
  const line = await takeLine(transaction, lineId)
  if (isRefusal(line)) return line
  if (line.usedBy !== null || line.suspense?.isPlaced === true)
    return refusal('rule/line-used', text['line-placed'], { status: 409 })
  if (line.amount !== settlement.net)
    return refusal('rule/net-differs', text['net-differs'], {
      values: { bank: rsInBoth(paisa(line.amount)), net: rsInBoth(settlement.net) },
    })
  const { unknown } = await comparedLines(transaction, settlementId)
  if (unknown.length > 0)
    return refusal('rule/unknown-transactions', text['unknown-first'], {
      values: { n: unknown.length },
      status: 409,
    })
  await releaseLine(transaction, lineId, { userId: session.userId, nowMs })
  const { id } = await transaction
    .insertInto('wallet_settlement_link')
    .values({
      wallet_settlement_id: settlementId,
      bank_statement_line_id: lineId,
      linked_by: session.userId,
      linked: new Date(nowMs),
    })
    .returning('wallet_settlement_link_id as id')
    .executeTakeFirstOrThrow()
  const { net, charge, fileName } = settlement
  await postSettlement(transaction, {
    source: `settlement:${id}`,
    net,
    charge,
    memo: fileName,
    nowMs,
  })
  return { ...settlement, isRepeated: false }
}
