import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { postWriteOff } from '#features/payments/server/ledger/ledger.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { freshCode, type ProposalType } from '#features/two-people/server/proposal-type.ts'
import { partsOf } from '../../rules/keys.ts'
import { linkText } from '../../rules/link-messages.ts'
import { suspenseText as text } from '../../rules/suspense-messages.ts'
import { suspenseWriteOff } from '../../wire/suspense.ts'
import { releasePlaceable, takePlaceable } from '../placeable.ts'
import { moneyView, proposeMoney, type StoredMoney } from './stored-money.ts'
import { writeOffSource, writeOffType } from './written-off.ts'

const roles = staffWith('credit.decide')

/** Proposes that money in suspense, which no one claims, becomes income of the university. */
export const writeOffProcess = defineProcess({
  ...suspenseWriteOff,
  name: text['write-off-name'],
  roles,
  run: ({ item, reason }, { session, nowMs, transact }) =>
    transact(async (transaction, did) => {
      if (reason === '') return refusal('rule/reason-needed', linkText['reason-needed'])
      const money = await takePlaceable(transaction, item)
      if (isRefusal(money)) return money
      const stored: StoredMoney = { item, amount: money.amount, reason }
      return proposeMoney({ transaction, session, nowMs, did }, writeOffType, stored)
    }),
})

/** A second person confirms it: out of suspense, to the income that no one claimed. */
export function writeOffProposals({ reached }: Pick<PaymentsContext, 'reached'>): ProposalType {
  return {
    sort: writeOffType,
    roles,
    view: (reader, { after }) => moneyView(reader, JSON.parse(after)),
    proof: freshCode,
    async confirm(transaction, { after }, { session, nowMs }) {
      const { item, amount, reason }: StoredMoney = JSON.parse(after)
      const { source: from, id } = partsOf(item)
      const money = await takePlaceable(transaction, item)
      if (isRefusal(money)) return money
      const ending = { outcome: 'written-off', by: session.userId, nowMs } as const
      await releasePlaceable(transaction, money, ending)
      const source = writeOffSource(item)
      const credit = { source, account: money.account, amount: money.amount, memo: item }
      const isNew = await postWriteOff(transaction, credit, nowMs)
      if (!isNew) return refusal('rule/not-in-suspense', text['not-in-suspense'], { status: 409 })
      reached('P25')
      return {
        table: 'bank_statement_line',
        record: from === 'line' ? Number(id) : 0,
        before: { in_suspense: true },
        after: { in_suspense: false, written_off: amount, source, reason },
      }
    },
  }
}
