import type { Selectable } from 'kysely'
import type { Message } from '#platform/pure/message.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { type Money, paisa, remaining } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { reversalMessages as text } from '#features/payments/rules/money/reversal-messages.ts'
import type { PayableDocument, PayableKind } from '#features/payments/server/core/payable-kind.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { lockCredit } from '#features/payments/server/set-off/credit.ts'
import { lockPaidDocument } from '#features/payments/server/core/paid-document.ts'

/** Facts shown to the person who confirms a reversal, as text; the same names before and after. */
type ReversalSide = Readonly<
  Record<'student' | 'for' | 'state' | 'paid' | 'owed' | 'credit', unknown>
>

/** A credited payment that may be reversed, with everything it moved locked until the transaction ends. */
export type ReversibleCredit = {
  readonly kind: PayableKind
  readonly document: PayableDocument
  readonly paidAfter: Money
  readonly owedAfter: Money
  readonly receipt: string
  readonly before: ReversalSide
  readonly after: ReversalSide
}

/**
 * Is all money of a payment still where it went? What went to the student's credit and was used since cannot be taken back.
 * `states`: of the payment before and after the reversal.
 */
export async function takeReversibleCredit(
  transaction: Transaction,
  {
    payment,
    source,
    states,
    nowMs,
  }: {
    readonly payment: Selectable<Tables['c_payment']>
    readonly source: string
    readonly states: { readonly before: Message; readonly after: Message }
    readonly nowMs: number
  },
  { kinds }: Pick<PaymentsContext, 'kinds'>,
): Promise<ReversibleCredit | Refusal> {
  const { kind, document } = await lockPaidDocument(transaction, payment, { kinds, nowMs })
  const moved = await movedBy(transaction, source)
  const credit = (await lockCredit(transaction, payment.c_bpartner_id)) ?? paisa(0)
  if (moved.toCredit > credit)
    return refusal('rule/credit-used', text['credit-used'], { status: 409 })
  if (moved.toFee > document.paid)
    return refusal('rule/fee-credited', text['fee-credited'], { status: 409 })
  const { name, number } = await whose(transaction, payment.c_payment_id)
  const { assessed, paid } = document
  const paidAfter = paisa(paid - moved.toFee)
  const owedAfter = remaining(assessed, paidAfter)
  const same = { student: name, for: document.name }
  return {
    kind,
    document,
    paidAfter,
    owedAfter,
    receipt: number,
    before: {
      ...same,
      state: states.before,
      paid: rsInBoth(paid),
      owed: rsInBoth(remaining(assessed, paid)),
      credit: rsInBoth(credit),
    },
    after: {
      ...same,
      state: states.after,
      paid: rsInBoth(paidAfter),
      owed: rsInBoth(owedAfter),
      credit: rsInBoth(paisa(credit - moved.toCredit)),
    },
  }
}

/** Amounts of a posting that paid its fee and that went to the student's credit. */
async function movedBy(
  transaction: Transaction,
  source: string,
): Promise<{ readonly toFee: Money; readonly toCredit: Money }> {
  const lines = await transaction
    .selectFrom('ledger_line as l')
    .innerJoin('ledger_transaction as t', 't.ledger_transaction_id', 'l.ledger_transaction_id')
    .select(['l.account', 'l.amount'])
    .where('t.source', '=', source)
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
