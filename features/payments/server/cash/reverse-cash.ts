import './tables.ts'
import type { Selectable } from 'kysely'
import { say } from '#platform/pure/message.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process, ProcessContext } from '#platform/server/processes/process.ts'
import type { Reason } from '#features/desk/rules/facts.ts'
import { oweTranslation, reasonOf } from '#features/desk/server/translations/given-reason.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { languageOfPartner } from '#features/notifications/server/reader-language.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { isOwnEntry } from '#features/two-people/rules/facts.ts'
import { proposalMessages } from '#features/two-people/rules/messages.ts'
import { freshCode, type ProposalType } from '#features/two-people/server/proposal-type.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import { cashMessages as text } from '../../rules/cash/cash-messages.ts'
import { reversalMessages } from '../../rules/money/reversal-messages.ts'
import * as contracts from '../../wire/cash.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import { reverseCredit } from '../ledger/reverse-credit.ts'
import { type ReversibleCredit, takeReversibleCredit } from '../vouchers/used/reversible-credit.ts'
import { reversalView } from '../vouchers/used/reversal-view.ts'
import { cashSource } from '../ledger/cash-source.ts'
import { lockCounter, noteMovement } from './counter.ts'

export const cashReversalType = 'cash-reversal'
const roles = staffWith('cash.take')

/** Stored in a proposal beside its view. */
type StoredReversal = { readonly paymentId: number; readonly why: Reason; readonly role: string }

/** A cash receipt turned out wrong: a cashier proposes to take it back, nothing changes before a second person confirms. */
export function reverseCash(context: PaymentsContext): Process {
  return defineProcess({
    ...contracts.cashReverse,
    name: text.reverse,
    roles,
    run: (given, { session, nowMs, transact }) =>
      transact(async (transaction, did) => {
        const why = reasonOf(given)
        if (why.words.en === '')
          return refusal('rule/reason-needed', reversalMessages['reason-needed'], { status: 400 })
        const paymentId = given.c_payment_ID
        const found = await takeReversible(transaction, { paymentId, session, nowMs }, context)
        if (isRefusal(found)) return found
        const kept: StoredReversal = { paymentId, why, role: session.role }
        const command = {
          sort: cashReversalType,
          subject: `c_payment:${paymentId}`,
          before: JSON.stringify(found.before),
          after: JSON.stringify({ ...found.after, reason: why.words, kept }),
        }
        const proposed = await propose({ transaction, session, nowMs, did }, command)
        if (isRefusal(proposed)) return proposed
        return { summary: text['reverse-proposed'], data: { n_proposal_ID: proposed } }
      }),
  })
}

/** Confirmed if no fact has changed since the proposal, and never by the person who took the cash. */
export function cashReversals(context: PaymentsContext): ProposalType {
  return {
    sort: cashReversalType,
    roles,
    view: reversalView,
    proof: freshCode,
    async confirm(transaction, { before, after, createdby }, { session, nowMs }) {
      const { kept } = JSON.parse(after) as { readonly kept: StoredReversal }
      const { paymentId, why } = kept
      const found = await takeReversible(transaction, { paymentId, session, nowMs }, context)
      if (isRefusal(found)) return found
      const { cash } = found
      if (cash.taken_by === session.userId)
        return refusal('rule/own-cash', text['own-cash'], { status: 403 })
      if (JSON.stringify(found.before) !== before)
        return refusal('rule/value-changed', proposalMessages['value-changed'], { status: 409 })
      await takeBack(transaction, found, { why, session, nowMs })
      const partnerId = found.payment.c_bpartner_id
      const by = { userId: createdby, role: kept.role }
      const about = { model: 'c_payment', record: paymentId, partnerId, reason: why, by, nowMs }
      await oweTranslation(transaction, about)
      context.reached('P21')
      return {
        table: 'c_payment',
        record: paymentId,
        before: { state: 'valid', feepaid: found.document.paid, reason: null },
        after: { state: 'reversed', feepaid: found.paidAfter, reason: why.words.en },
      }
    },
  }
}

type Reversible = ReversibleCredit & {
  readonly cash: Selectable<Tables['cash_receipt']>
  readonly payment: Selectable<Tables['c_payment']>
}
type Command = { readonly paymentId: number } & Pick<ProcessContext, 'session' | 'nowMs'>

/** A cash receipt that counts, its money where it went, everything locked; not one of the person's own fees. */
async function takeReversible(
  transaction: Transaction,
  { paymentId, session, nowMs }: Command,
  context: PaymentsContext,
): Promise<Reversible | Refusal> {
  const cash = await transaction
    .selectFrom('cash_receipt')
    .selectAll()
    .where('c_payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst()
  if (cash === undefined)
    return refusal('rule/receipt-unknown', text['receipt-unknown'], { status: 404 })
  if (cash.reversed !== null)
    return refusal('rule/cash-reversed', text['cash-reversed'], { status: 409 })
  const payment = await transaction
    .selectFrom('c_payment')
    .selectAll()
    .where('c_payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  if (isOwnEntry({ enteredBy: 0, partnerId: payment.c_bpartner_id }, session))
    return refusal('rule/own-fee', text['own-fee'], { status: 403 })
  const states = { before: text['receipt-valid'], after: text['receipt-reversed'] }
  const source = cashSource(paymentId)
  const found = await takeReversibleCredit(transaction, { payment, source, states, nowMs }, context)
  return isRefusal(found) ? found : { ...found, cash, payment }
}

/** Changes money, payment, receipt, counter and document together, and notifies the student of the reason. */
async function takeBack(
  transaction: Transaction,
  { cash, payment, kind, document, receipt, owedAfter }: Reversible,
  { why, session, nowMs }: Pick<ProcessContext, 'session' | 'nowMs'> & { readonly why: Reason },
): Promise<void> {
  const { c_payment_id: paymentId, c_bpartner_id: partnerId } = payment
  await transaction
    .updateTable('cash_receipt')
    .set({ reversed: new Date(nowMs), reversed_by: session.userId, reason: why.words.en })
    .where('c_payment_id', '=', paymentId)
    .execute()
  await lockCounter(transaction, cash.taken_by)
  const language = await languageOfPartner(transaction, partnerId)
  const reversal = `cash-reversal:${paymentId}`
  await reverseCredit(transaction, {
    source: cashSource(paymentId),
    reversal,
    paymentId,
    comments: say(text.comments, language, { reason: why.words }),
    kind,
    referenceId: document.referenceId,
    partnerId,
    nowMs,
  })
  await noteMovement(transaction, reversal, cash.taken_by)
  await notifyPartner(transaction, {
    partnerId,
    sort: 'cash-reversed',
    event: `c_payment:${paymentId}`,
    message: text.notice,
    values: {
      number: receipt,
      amount: rsInBoth(paisa(payment.payamt)),
      name: document.name,
      reason: why.words,
      owed: rsInBoth(owedAfter),
    },
    nowMs,
  })
}
