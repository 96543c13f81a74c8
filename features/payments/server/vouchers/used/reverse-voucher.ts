import { staffWith } from '#features/roles/rules/facts.ts'
import * as contracts from '#features/payments/wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { say } from '#platform/pure/message.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process, ProcessContext } from '#platform/server/processes/process.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import type { Reason } from '#features/desk/rules/facts.ts'
import { oweTranslation, reasonOf } from '#features/desk/server/translations/given-reason.ts'
import { languageOfPartner } from '#features/notifications/server/reader-language.ts'
import { proposalMessages } from '#features/two-people/rules/messages.ts'
import { freshCode, type ProposalType } from '#features/two-people/server/proposal-type.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import { reversalMessages as text } from '#features/payments/rules/money/reversal-messages.ts'
import { tellReversed } from '#features/payments/server/core/notices.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { reverseCredit } from '#features/payments/server/ledger/reverse-credit.ts'
import { type Reversible, takeReversible } from './reversible-voucher.ts'
import { reversalView } from './reversal-view.ts'
import { creditSource } from '../waiting-voucher.ts'

export const reversalType = 'voucher-reversal'

export function reversalSubject(paymentId: number): string {
  return `c_payment:${paymentId}`
}

const roles = staffWith('voucher.decide')

/** Stored in a proposal beside its view: the voucher, the reason, and the role in which the proposer wrote it. */
type StoredReversal = { readonly paymentId: number; readonly why: Reason; readonly role: string }

/** An approved voucher turned out wrong: the cashier proposes to reverse it, nothing changes before a second person confirms. */
export function reverseVoucherProcess(context: PaymentsContext): Process {
  return defineProcess({
    ...contracts.voucherReverse,
    name: { en: 'Reverse an approved voucher', ne: 'स्वीकृत भौचर उल्टाउने' },
    roles,
    run: (given, { session, nowMs, transact }) =>
      transact(async (transaction, did) => {
        const paymentId = given.c_payment_ID
        const why = reasonOf(given)
        if (why.words.en === '') return refusal('rule/reason-needed', text['reason-needed'])
        const found = await takeReversible(transaction, { ...session, nowMs, paymentId }, context)
        if (isRefusal(found)) return found
        const kept: StoredReversal = { paymentId, why, role: session.role }
        const command = {
          sort: reversalType,
          subject: reversalSubject(paymentId),
          before: JSON.stringify(found.before),
          after: JSON.stringify({ ...found.after, reason: why.words, kept }),
        }
        const proposed = await propose({ transaction, session, nowMs, did }, command)
        if (isRefusal(proposed)) return proposed
        return { summary: text.proposed, data: { n_proposal_ID: proposed } }
      }),
  })
}

/** Confirmed if no fact has changed since the proposal; the person who submitted the voucher cannot confirm it. */
export function voucherReversals(context: PaymentsContext): ProposalType {
  return {
    sort: reversalType,
    roles,
    view: reversalView,
    proof: freshCode,
    async confirm(transaction, { before, after, createdby }, { session, nowMs }) {
      const { kept } = JSON.parse(after) as { readonly kept: StoredReversal }
      const command = { ...session, nowMs, paymentId: kept.paymentId }
      const found = await takeReversible(transaction, command, context)
      if (isRefusal(found)) return found
      if (JSON.stringify(found.before) !== before)
        return refusal('rule/value-changed', proposalMessages['value-changed'], { status: 409 })
      await reverseVoucher(transaction, found, { kept, session, nowMs })
      await oweTranslation(transaction, {
        model: 'c_payment',
        record: kept.paymentId,
        partnerId: found.voucher.payment.c_bpartner_id,
        reason: kept.why,
        by: { userId: createdby, role: kept.role },
        nowMs,
      })
      context.reached('P12')
      return changeOf(found, kept)
    },
  }
}

/** Changes money, payment, receipt, voucher and document together, and notifies the student of the reason. */
async function reverseVoucher(
  transaction: Transaction,
  { voucher: { payment }, kind, document, receipt, owedAfter }: Reversible,
  {
    kept: { paymentId, why },
    session,
    nowMs,
  }: Pick<ProcessContext, 'session' | 'nowMs'> & { readonly kept: StoredReversal },
): Promise<void> {
  const partnerId = payment.c_bpartner_id
  await transaction
    .updateTable('voucher')
    .set({
      state: 'REVERSED',
      reason: why.words.en,
      reversed: new Date(nowMs),
      reversed_by: session.userId,
    })
    .where('c_payment_id', '=', paymentId)
    .execute()
  const language = await languageOfPartner(transaction, partnerId)
  await reverseCredit(transaction, {
    source: creditSource(paymentId),
    reversal: `voucher-reversal:${paymentId}`,
    paymentId,
    comments: say(text.comments, language, { reason: why.words }),
    kind,
    referenceId: document.referenceId,
    partnerId,
    nowMs,
  })
  await tellReversed(transaction, {
    partnerId,
    name: document.name,
    amount: paisa(payment.payamt),
    reason: why.words,
    number: receipt,
    owed: owedAfter,
    event: `c_payment:${paymentId}`,
    nowMs,
  })
}

function changeOf(
  { voucher: { payment }, document, paidAfter }: Reversible,
  { paymentId, why }: StoredReversal,
): Change {
  const approved_amount = payment.payamt
  return {
    table: 'c_payment',
    record: paymentId,
    before: { state: 'APPROVED', approved_amount, feepaid: document.paid, reason: null },
    after: { state: 'REVERSED', approved_amount, feepaid: paidAfter, reason: why.words.en },
  }
}
