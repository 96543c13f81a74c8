import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { accountOf } from '#features/payments/server/refunds/given-account.ts'
import type { RefundAccount } from '#features/payments/server/refunds/refund.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { freshCode, type ProposalType } from '#features/two-people/server/proposal-type.ts'
import { partsOf } from '../../rules/keys.ts'
import { linkText } from '../../rules/link-messages.ts'
import { suspenseText as text } from '../../rules/suspense-messages.ts'
import { suspensePayBack } from '../../wire/suspense.ts'
import { type Placeable, releasePlaceable, takePlaceable } from '../placeable.ts'
import { moneyView, proposeMoney, type StoredMoney } from './stored-money.ts'

/** Type of the proposal that pays money back. */
export const payBackType = 'suspense-paid-back'
const roles = staffWith('credit.decide')

type StoredPayBack = StoredMoney & { readonly account: RefundAccount }

/** Proposes that money in suspense goes back to who sent it, a student or not. Nothing moves before it is confirmed. */
export const payBackProcess = defineProcess({
  ...suspensePayBack,
  name: text['pay-back-name'],
  roles,
  run: ({ item, reason, ...given }, { session, nowMs, transact }) =>
    transact(async (transaction, did) => {
      const account = accountOf(given)
      if (isRefusal(account)) return account
      if (reason === '') return refusal('rule/reason-needed', linkText['reason-needed'])
      const money = await takeOfBank(transaction, item)
      if (isRefusal(money)) return money
      const stored: StoredPayBack = { item, amount: money.amount, reason, account }
      return proposeMoney({ transaction, session, nowMs, did }, payBackType, stored)
    }),
})

/** A second person confirms it with the order to the bank: the money leaves suspense and the account it came to. */
export const payBackProposals: ProposalType = {
  sort: payBackType,
  roles,
  view(reader, { after }) {
    const { account, ...money }: StoredPayBack = JSON.parse(after)
    return moneyView(reader, money, account)
  },
  proof: freshCode,
  async confirm(transaction, { after }, { session, nowMs }) {
    const { item, amount, account, reason }: StoredPayBack = JSON.parse(after)
    const money = await takeOfBank(transaction, item)
    if (isRefusal(money)) return money
    const ending = { outcome: 'paid-back', by: session.userId, nowMs } as const
    await releasePlaceable(transaction, money, ending)
    return {
      table: 'bank_statement_line',
      record: Number(partsOf(item).id),
      before: { in_suspense: true },
      after: { in_suspense: false, paid_back: amount, ...account, reason },
    }
  },
}

/** Money of the wallet goes back through the wallet. */
async function takeOfBank(transaction: Transaction, item: string): Promise<Placeable | Refusal> {
  return partsOf(item).source === 'line'
    ? takePlaceable(transaction, item)
    : refusal('rule/not-of-bank', text['not-of-bank'], { status: 409 })
}
