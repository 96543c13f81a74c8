import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { type Money, paisa, remaining } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { paymentMessages } from '../../rules/messages.ts'
import { setOffMessages as text } from '#features/payments/rules/money/set-off-messages.ts'
import { postCredit } from '../ledger/ledger.ts'
import { settleDocument } from '../ledger/settle-document.ts'
import type { PayableDocument, PayableKind } from '../core/payable-kind.ts'
import type { Aid, Award } from './aid.ts'

/** Which award is to pay for which fee. */
export type SetOff = {
  readonly kind: PayableKind
  readonly referenceId: number
  readonly awardId: number
  /** Null: as much as goes. */
  readonly amount: Money | null
}

type Possible = {
  readonly award: Award
  readonly document: PayableDocument
  readonly amount: Money
}

/**
 * Amount that an award can pay of a fee now, both rows locked, the fee's first: of the same student, at most the rest
 * of the award and of the fee, and not while a voucher waits that may settle the same fee.
 */
export async function claimSetOff(
  transaction: Transaction,
  aid: Aid,
  { kind, referenceId, awardId, amount: asked, nowMs }: SetOff & { readonly nowMs: number },
): Promise<Possible | Refusal> {
  const document = await kind.lock(transaction, referenceId, dayInNepal(nowMs))
  const award = await aid.lock(transaction, awardId)
  if (award === null) return refusal('rule/award-unknown', text['award-unknown'], { status: 404 })
  if (document === null || document.partnerId !== award.partnerId)
    return refusal('rule/reference-unknown', paymentMessages['reference-unknown'], { status: 404 })
  if (document.isPending)
    return refusal('rule/voucher-waiting', paymentMessages['voucher-waiting'], { status: 409 })
  const owed = remaining(document.assessed, document.paid)
  if (owed === 0)
    return refusal('rule/nothing-owed', paymentMessages['nothing-owed'], { status: 409 })
  if (award.left === 0) return refusal('rule/award-used', text['award-used'], { status: 409 })
  const most = paisa(Math.min(owed, award.left))
  const amount = asked ?? most
  return amount <= 0 || amount > most
    ? refusal('rule/amount-wrong', text['amount-wrong'])
    : { award, document, amount }
}

/** Posts the set-off once per source, as an entry of its own, and notifies the student. */
export async function postSetOff(
  transaction: Transaction,
  aid: Aid,
  command: SetOff & { readonly source: string; readonly nowMs: number },
): Promise<Possible | Refusal> {
  const possible = await claimSetOff(transaction, aid, command)
  if (isRefusal(possible)) return possible
  const { award, document, amount } = possible
  const { kind, awardId, source, nowMs } = command
  const memo = typeof award.name === 'string' ? award.name : award.name.en
  const credit = { source, account: aid.account, amount, memo }
  await postCredit(transaction, { credit, document, kind, nowMs })
  await aid.take?.(transaction, awardId, amount)
  await settleDocument(transaction, kind, document.referenceId)
  await notifyPartner(transaction, {
    partnerId: award.partnerId,
    sort: aid.sort,
    event: source,
    message: text.notice,
    values: {
      amount: rsInBoth(amount),
      award: award.name,
      name: document.name,
    },
    nowMs,
  })
  return possible
}
