import './tables.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process, ProcessContext } from '#platform/server/processes/process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { cashMessages as text } from '../../rules/cash/cash-messages.ts'
import { decideTake } from '../../rules/cash/cash-take.ts'
import * as contracts from '../../wire/cash.ts'
import { tellCredit } from '../core/notices.ts'
import type { PayableDocument } from '../core/payable-kind.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import { postCredit, surplusOf } from '../ledger/ledger.ts'
import { settleDocument } from '../ledger/settle-document.ts'
import { claimDocument, type PaymentTarget, readTarget } from '../owed/claim.ts'
import { giveReceipt } from '../receipts/receipts.ts'
import { cashSource } from '../ledger/cash-source.ts'
import { lockCounter, noteMovement } from './counter.ts'

/** Highest amount taken at once. */
const highestAmount = paisa(1_000_000_000)

/** A cashier takes an amount for a fee: credited at once, with its receipt. */
export function takeCash(context: PaymentsContext): Process {
  return defineProcess({
    ...contracts.cashTake,
    name: text.take,
    roles: staffWith('cash.take'),
    shows: [],
    run: (given, { session, nowMs, transact }) =>
      transact(async (transaction, did) => {
        const target = readTarget(given, context.kinds)
        if (isRefusal(target)) return target
        const partnerId = given.C_BPartner_ID
        if (partnerId === session.partnerId)
          return refusal('rule/own-fee', text['own-fee'], { status: 403 })
        const amount = paisa(given.amount)
        if (amount > highestAmount) return amountRefused()
        const claim = await claimDocument(transaction, target, {
          partnerId,
          today: dayInNepal(nowMs),
        })
        if (isRefusal(claim)) return nothingLeft(claim) ?? claim
        const decision = decideTake({
          amount,
          owed: claim.payable,
          owedShown: paisa(given.owed),
          isToCredit: given.to_credit === true,
        })
        if (decision.is === 'refused') return takeRefused(decision.reason, claim.payable)
        const taken = { target, document: claim.document, amount, session, nowMs }
        const done = await credit(transaction, taken, context)
        did({
          table: 'c_payment',
          record: done.c_payment_ID,
          before: {},
          after: { tendertype: 'Cash', payamt: amount, receipt: done.receipt },
        })
        context.reached('P20')
        return { summary: text.taken, values: { number: done.receipt }, data: done }
      }),
  })
}

function amountRefused(): Refusal {
  const message = text['amount-wrong']
  return refusal('rule/amount-wrong', message, { errors: [{ field: 'amount', message }] })
}

/** A fee that was settled since the cashier saw it is not owed any more. */
function nothingLeft(refused: Refusal): Refusal | null {
  return refused.code === 'rule/nothing-owed' ? takeRefused('owed-changed', paisa(0)) : null
}

function takeRefused(
  reason: 'owed-changed' | 'amount-wrong' | 'more-than-owed',
  owed: Money,
): Refusal {
  if (reason === 'amount-wrong') return amountRefused()
  return refusal(`rule/${reason}`, text[reason], {
    status: 409,
    values: { amount: rsInBoth(owed) },
  })
}

type Taken = {
  readonly target: PaymentTarget
  readonly document: PayableDocument
  readonly amount: Money
} & Pick<ProcessContext, 'session' | 'nowMs'>

async function credit(transaction: Transaction, taken: Taken, context: PaymentsContext) {
  const { target, amount, session, nowMs } = taken
  const { kind, referenceId } = target
  const { fee } = taken.document
  if (fee !== taken.document.assessed) await kind.assess(transaction, referenceId, fee)
  const document = { ...taken.document, assessed: fee }
  const paymentId = await insertPayment(transaction, taken)
  const source = cashSource(paymentId)
  await lockCounter(transaction, session.userId)
  await postCredit(transaction, {
    credit: { source, account: 'cash', amount, memo: document.name.en },
    document,
    kind,
    nowMs,
  })
  await noteMovement(transaction, source, session.userId)
  const receipt = await giveReceipt(transaction, { paymentId, nowMs }, context)
  const toCredit = surplusOf(document, amount)
  const event = `c_payment:${paymentId}`
  await tellCredit(transaction, { ...document, amount: toCredit, event, nowMs })
  await settleDocument(transaction, kind, referenceId)
  return { c_payment_ID: paymentId, receipt, toCredit }
}

async function insertPayment(
  transaction: Transaction,
  { target: { kind, referenceId }, document, amount, session: { userId }, nowMs }: Taken,
): Promise<number> {
  const now = new Date(nowMs)
  const { c_payment_id } = await transaction
    .insertInto('c_payment')
    .values({
      c_bpartner_id: document.partnerId,
      payment_type: kind.paymentType,
      c_doctype_id: kind.documentType,
      tendertype: 'Cash',
      payamt: amount,
      dateacct: dayInNepal(nowMs),
      docstatus: 'CO',
      description: document.name.en,
      description_ne: document.name.ne,
      [kind.referenceColumn]: referenceId,
      created: now,
      createdby: userId,
      updated: now,
      updatedby: userId,
    })
    .returning('c_payment_id')
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('cash_receipt')
    .values({ c_payment_id, taken_by: userId, taken: now, amount })
    .execute()
  return c_payment_id
}
