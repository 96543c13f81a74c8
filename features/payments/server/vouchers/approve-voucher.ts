import { type Money, remaining } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { voucherMessages } from '#features/payments/rules/slips/voucher-messages.ts'
import { tellCredit } from '../core/notices.ts'
import type { PayableDocument } from '../core/payable-kind.ts'
import { lockPaidDocument } from '../core/paid-document.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import { postCredit, surplusOf } from '../ledger/ledger.ts'
import { settleDocument } from '../ledger/settle-document.ts'
import { giveReceipt } from '../receipts/receipts.ts'
import { releaseLine } from '../statements/line-suspense.ts'
import { takeBankLine } from './bank-line.ts'
import { claimerOf, isTaken, lockSlip, slipClaims } from './used/slip-claims.ts'
import { slipOf } from './used/used-slip.ts'
import {
  creditSource,
  decide,
  type Decider,
  type Deciding,
  notWaiting,
  takeVoucher,
  tellTrail,
  type Waiting,
} from './waiting-voucher.ts'

type Approval = {
  readonly amount: Money
  /** Nothing is owed any more: the whole amount goes to the student's credit. Sent with the approval. */
  readonly toCredit: boolean | 'if-nothing-owed'
}

/**
 * Staff read the amount from the slip and credit it; the note says why although a check did not agree. Approving again
 * changes nothing (SECURITY I14).
 */
export function approveVoucher(
  command: Deciding & Approval & { readonly note: string | null },
  context: PaymentsContext,
): Promise<Refusal | 'done'> {
  return command.transact(async (transaction, did) => {
    const voucher = await takeVoucher(transaction, command)
    if (isRefusal(voucher)) return voucher
    if (voucher.state === 'APPROVED') return 'done'
    if (voucher.state !== 'SUBMITTED' && voucher.state !== 'HELD') return notWaiting(voucher.state)
    if (await isTakenNow(transaction, voucher)) return notWaiting('HELD')
    if (command.amount <= 0) return refusal('rule/amount-wrong', voucherMessages['amount-wrong'])
    const line = await takeBankLine(transaction, voucher, command)
    if (isRefusal(line)) return line
    const refused = await creditVoucher(transaction, { voucher, line, ...command }, context)
    if (refused !== null) return refused
    const outcome = {
      state: 'APPROVED',
      approved_amount: command.amount,
      reason: command.note,
    } as const
    tellTrail(did, voucher, outcome)
    context.reached('P11')
    return 'done'
  })
}

/** True if the slip pays for another payment; asked under the lock of its number. */
export async function isTakenNow(transaction: Transaction, { payment }: Waiting): Promise<boolean> {
  const slip = await slipOf(transaction, payment.c_payment_id).executeTakeFirstOrThrow()
  await lockSlip(transaction, slip)
  const claimer = claimerOf(slip)
  return isTaken(slip.state, (await slipClaims(transaction, [claimer]))(claimer))
}

/** Credits a voucher that is locked; the caller has checked that it waits and may be decided by this person. */
export async function creditVoucher(
  transaction: Transaction,
  {
    voucher,
    amount,
    toCredit,
    line,
    ...decider
  }: { voucher: Waiting; line: number | null; paymentId: number } & Approval & Decider,
  context: PaymentsContext,
): Promise<Refusal | null> {
  const { kinds } = context
  const at = { kinds, nowMs: decider.nowMs }
  const { kind, document } = await lockPaidDocument(transaction, voucher.payment, at)
  const { referenceId } = document
  const refused = whyNotOwed(document, toCredit)
  if (refused !== null) return refused
  await postCredit(transaction, {
    credit: {
      source: creditSource(decider.paymentId),
      account: 'bank',
      amount,
      memo: document.name.en,
    },
    document,
    kind,
    nowMs: decider.nowMs,
  })
  if (line !== null) await releaseLine(transaction, line, decider)
  await decide(transaction, decider, {
    state: 'APPROVED',
    approved_amount: amount,
    bank_statement_line_id: line,
  })
  await transaction
    .updateTable('c_payment')
    .set({
      docstatus: 'CO',
      payamt: amount,
      updated: new Date(decider.nowMs),
      updatedby: decider.userId,
    })
    .where('c_payment_id', '=', decider.paymentId)
    .execute()
  await giveReceipt(transaction, decider, context)
  const surplus = surplusOf(document, amount)
  await tellCredit(transaction, {
    ...document,
    amount: surplus,
    event: `c_payment:${decider.paymentId}`,
    nowMs: decider.nowMs,
  })
  await settleDocument(transaction, kind, referenceId)
  return null
}

/** An amount that is not owed is credited only if the approval says so; an owed amount goes to its fee first. */
function whyNotOwed(
  { assessed, paid }: PayableDocument,
  toCredit: Approval['toCredit'],
): Refusal | null {
  if (toCredit === 'if-nothing-owed') return null
  const isOwed = remaining(assessed, paid) > 0
  if (isOwed !== toCredit) return null
  const reason = isOwed ? 'still-owed' : 'nothing-owed'
  return refusal(`rule/${reason}`, voucherMessages[reason], { status: 409 })
}
