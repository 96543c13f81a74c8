import { paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process, ProcessContext } from '#platform/server/processes/process.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { releaseLine } from '#features/payments/server/statements/line-suspense.ts'
import { creditVoucher, isTakenNow } from '#features/payments/server/vouchers/approve-voucher.ts'
import {
  notWaiting,
  takeVoucher,
  type Waiting,
} from '#features/payments/server/vouchers/waiting-voucher.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { linkText as text } from '../rules/link-messages.ts'
import { reconciliationLink } from '../wire/reconciliation.ts'
import { takeLine, type TakenLine } from './bank-line.ts'

type LinkInput = {
  readonly paymentId: number
  readonly lineId: number
  readonly bankAmount: number
  readonly portalAmount: number
  readonly reason: string
}
type Linking = LinkInput & Pick<ProcessContext, 'session' | 'nowMs'>

/**
 * Links a line of the bank to a payment of the portal: the line's amount is credited, once, or the line is noted on what was
 * credited without one. By a person who entered neither of the two.
 */
export function linkProcess(context: PaymentsContext): Process {
  return defineProcess({
    ...reconciliationLink,
    name: text['link-name'],
    roles: staffWith('payment.reconcile'),
    run: (given, { session, nowMs, transact }) =>
      transact(async (transaction, did) => {
        const linking = {
          paymentId: given.c_payment_ID,
          lineId: given.bank_statement_line_ID,
          bankAmount: given.bank_amount,
          portalAmount: given.portal_amount,
          reason: given.reason,
          session,
          nowMs,
        }
        const done = await link(transaction, linking, context)
        if (isRefusal(done)) return done
        context.reached('P23')
        if (done.change !== null) did(done.change)
        return { summary: done.isCredited ? text.linked : text['linked-only'] }
      }),
  })
}

type Done = { readonly change: Change | null; readonly isCredited: boolean }

async function link(
  transaction: Transaction,
  linking: Linking,
  context: PaymentsContext,
): Promise<Done | Refusal> {
  const { paymentId, session, nowMs } = linking
  if (linking.reason === '') return refusal('rule/reason-needed', text['reason-needed'])
  const voucher = await takeVoucher(transaction, { ...session, nowMs, paymentId })
  if (isRefusal(voucher)) return voucher
  const line = await takeLine(transaction, linking.lineId)
  if (isRefusal(line)) return line
  if (line.usedBy === paymentId) return { change: null, isCredited: true }
  const refused = whyNotLinked({ line, voucher }, linking)
  if (refused !== null) return refused
  const isCredited = voucher.state !== 'APPROVED'
  const failed = isCredited
    ? await credit(transaction, { ...linking, line, voucher }, context)
    : await noteLine(transaction, { ...linking, line })
  if (failed !== null) return failed
  await transaction
    .insertInto('reconciliation_link')
    .values({
      c_payment_id: paymentId,
      bank_statement_line_id: line.id,
      linked_by: session.userId,
      linked: new Date(nowMs),
      reason: linking.reason,
    })
    .execute()
  return { change: changeOf({ line, voucher }, linking), isCredited }
}

type Both = { readonly line: TakenLine; readonly voucher: Waiting }

function whyNotLinked({ line, voucher }: Both, linking: Linking): Refusal | null {
  if (line.importedBy === linking.session.userId)
    return refusal('rule/own-statement', text['own-statement'], { status: 403 })
  if (line.usedBy !== null || line.suspense?.isPlaced === true)
    return refusal('rule/line-used', text['line-used'], { status: 409 })
  if (voucher.state === 'RETURNED' || voucher.state === 'REVERSED') return notWaiting(voucher.state)
  const isAsSeen =
    line.amount === linking.bankAmount && voucher.payment.payamt === linking.portalAmount
  if (!isAsSeen) return refusal('rule/amounts-changed', text['amounts-changed'], { status: 409 })
  return null
}

/** The bank's amount is the one that counts; of what is not owed any more it is the student's credit. */
async function credit(
  transaction: Transaction,
  { line, voucher, session, nowMs, paymentId }: Linking & Both,
  context: PaymentsContext,
): Promise<Refusal | null> {
  if (await isTakenNow(transaction, voucher)) return notWaiting('HELD')
  const approval = { amount: paisa(line.amount), toCredit: 'if-nothing-owed' } as const
  return creditVoucher(
    transaction,
    { voucher, line: line.id, paymentId, ...approval, ...session, nowMs },
    context,
  )
}

/** The payment was credited without a line: no money moves. */
async function noteLine(
  transaction: Transaction,
  { line, paymentId, session, nowMs }: Linking & Pick<Both, 'line'>,
): Promise<Refusal | null> {
  const { approved_amount, bank_statement_line_id } = await transaction
    .selectFrom('voucher')
    .select(['approved_amount', 'bank_statement_line_id'])
    .where('c_payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  if (bank_statement_line_id !== null)
    return refusal('rule/other-line', text['other-line'], { status: 409 })
  if (approved_amount !== line.amount)
    return refusal('rule/credited-otherwise', text['credited-otherwise'], { status: 409 })
  await releaseLine(transaction, line.id, { userId: session.userId, nowMs })
  await transaction
    .updateTable('voucher')
    .set({ bank_statement_line_id: line.id })
    .where('c_payment_id', '=', paymentId)
    .execute()
  return null
}

function changeOf({ line, voucher }: Both, { reason }: Linking): Change {
  const { payment, state } = voucher
  const approved = state === 'APPROVED' ? payment.payamt : null
  return {
    table: 'c_payment',
    record: payment.c_payment_id,
    before: { state, approved_amount: approved, bank_statement_line: null, reason: null },
    after: {
      state: 'APPROVED',
      approved_amount: line.amount,
      bank_statement_line: line.id,
      reason,
    },
  }
}
