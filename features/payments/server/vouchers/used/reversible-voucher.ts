import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { type Money, paisa, remaining } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { reversalMessages as text } from '#features/payments/rules/money/reversal-messages.ts'
import { voucherStates } from '#features/payments/rules/slips/voucher-states.ts'
import type { PayableDocument, PayableKind } from '#features/payments/server/core/payable-kind.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { lockCredit } from '#features/payments/server/set-off/credit.ts'
import {
  creditSource,
  type Decider,
  takeVoucher,
  targetOf,
  type Waiting,
} from '../waiting-voucher.ts'

/** Facts shown to the person who confirms a reversal, as text; the same names before and after. */
type VoucherSide = Readonly<
  Record<'student' | 'for' | 'state' | 'paid' | 'owed' | 'credit', unknown>
>

/** An approved voucher that may be reversed, with everything it moved locked until the transaction ends. */
export type Reversible = {
  readonly voucher: Waiting
  readonly kind: PayableKind
  readonly document: PayableDocument
  readonly paidAfter: Money
  readonly owedAfter: Money
  readonly receipt: string
  readonly before: VoucherSide
  readonly after: VoucherSide
}

/**
 * May this person have a hand in reversing it, and is all of its money still where it went? What went to the student's
 * credit and was used since cannot be taken back.
 */
export async function takeReversible(
  transaction: Transaction,
  command: Decider & { readonly paymentId: number },
  context: PaymentsContext,
): Promise<Reversible | Refusal> {
  const voucher = await takeVoucher(transaction, command)
  if (isRefusal(voucher)) return voucher
  if (voucher.state === 'REVERSED')
    return refusal('rule/voucher-reversed', text['voucher-reversed'], { status: 409 })
  if (voucher.state !== 'APPROVED')
    return refusal('rule/not-approved', text['not-approved'], { status: 409 })
  const { kind, referenceId } = targetOf(voucher.payment, context)
  const document = await kind.lock(transaction, referenceId, dayInNepal(command.nowMs))
  if (document === null) throw new Error(`Payment ${command.paymentId} refers to nothing`)
  const moved = await movedBy(transaction, command.paymentId)
  const credit = (await lockCredit(transaction, voucher.payment.c_bpartner_id)) ?? paisa(0)
  if (moved.toCredit > credit)
    return refusal('rule/credit-used', text['credit-used'], { status: 409 })
  if (moved.toFee > document.paid)
    return refusal('rule/fee-credited', text['fee-credited'], { status: 409 })
  const { name, number } = await whose(transaction, command.paymentId)
  const { assessed, paid } = document
  const paidAfter = paisa(paid - moved.toFee)
  const owedAfter = remaining(assessed, paidAfter)
  const same = { student: name, for: document.name }
  return {
    voucher,
    kind,
    document,
    paidAfter,
    owedAfter,
    receipt: number,
    before: {
      ...same,
      state: voucherStates.APPROVED,
      paid: rsInBoth(paid),
      owed: rsInBoth(remaining(assessed, paid)),
      credit: rsInBoth(credit),
    },
    after: {
      ...same,
      state: voucherStates.REVERSED,
      paid: rsInBoth(paidAfter),
      owed: rsInBoth(owedAfter),
      credit: rsInBoth(paisa(credit - moved.toCredit)),
    },
  }
}

/** Amounts of the voucher that paid its fee and that went to the student's credit. */
async function movedBy(
  transaction: Transaction,
  paymentId: number,
): Promise<{ readonly toFee: Money; readonly toCredit: Money }> {
  const lines = await transaction
    .selectFrom('ledger_line as l')
    .innerJoin('ledger_transaction as t', 't.ledger_transaction_id', 'l.ledger_transaction_id')
    .select(['l.account', 'l.amount'])
    .where('t.source', '=', creditSource(paymentId))
    .execute()
  const sum = (account: string) =>
    lines.reduce((all, line) => (line.account === account ? all - line.amount : all), 0)
  return { toFee: paisa(sum('fees')), toCredit: paisa(sum('suspense')) }
}

function whose(transaction: Transaction, paymentId: number) {
  return transaction
    .selectFrom('c_payment as p')
    .innerJoin('c_bpartner as b', 'b.c_bpartner_id', 'p.c_bpartner_id')
    .innerJoin('receipt as r', 'r.c_payment_id', 'p.c_payment_id')
    .select(['b.name', 'r.number'])
    .where('p.c_payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
}
