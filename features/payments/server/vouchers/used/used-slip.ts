import { staffWith } from '#features/roles/rules/facts.ts'
import * as contracts from '#features/payments/wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { type Language, say } from '#platform/pure/message.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { keepNote } from '#features/desk/server/student-note.ts'
import { isOwnEntry } from '#features/two-people/rules/facts.ts'
import { decideSettling } from '#features/payments/rules/slips/used-slip.ts'
import { claimerOf, slipClaims } from './slip-claims.ts'
import {
  reportMessages as messages,
  usedSlipText as text,
} from '#features/payments/rules/slips/used-slip-messages.ts'

type SlipReporter = {
  readonly userId: number
  readonly language: Language
  readonly nowMs: number
}

/** The slip of a payment with whose it is. */
export function slipOf(reader: Reader, paymentId: number) {
  return reader
    .selectFrom('voucher as v')
    .innerJoin('c_payment as p', 'p.c_payment_id', 'v.c_payment_id')
    .innerJoin('c_bpartner as b', 'b.c_bpartner_id', 'p.c_bpartner_id')
    .select(['v.sha256', 'v.bank', 'v.slip_number', 'v.slip_day', 'v.state'])
    .select(['p.c_payment_id', 'p.c_bpartner_id', 'p.created', 'p.description', 'p.payamt'])
    .select(['b.name', 'b.name_nepali', 'b.phone'])
    .where('v.c_payment_id', '=', paymentId)
}

/** Notifies the registrar of a slip that is in use elsewhere: it waits in their queue, and both files have a note. */
export async function tellOfUsedSlip(
  transaction: Transaction,
  paymentId: number,
  { userId, language, nowMs }: SlipReporter,
): Promise<Refusal | Change> {
  const slip = await slipOf(transaction, paymentId).executeTakeFirstOrThrow()
  const claimer = claimerOf(slip)
  const others = (await slipClaims(transaction, [claimer]))(claimer)
  const other = others.find(({ clash }) => clash === 'same')
  if (other === undefined) return refusal('rule/not-used', messages['not-used'])
  const earlier = await slipOf(transaction, other.paymentId).executeTakeFirstOrThrow()
  const { voucher_report_id: record } = await transaction
    .insertInto('voucher_report')
    .values({
      c_payment_id: paymentId,
      earlier_payment_id: earlier.c_payment_id,
      reported_by: userId,
      reported: new Date(nowMs),
    })
    .returning('voucher_report_id')
    .executeTakeFirstOrThrow()
  const number = slip.slip_number ?? '-'
  for (const [of, words, name] of [
    [slip, text.note, earlier.name],
    [earlier, text['note-earlier'], slip.name],
  ] as const) {
    const note = say(words, language, { number, name })
    await keepNote(transaction, { partnerId: of.c_bpartner_id, userId, words: note, nowMs })
  }
  const after = { c_payment_id: paymentId, earlier_payment_id: earlier.c_payment_id }
  return { table: 'voucher_report', record, before: {}, after }
}

export const usedSlipRoles = staffWith('used-slip.settle')

/** The registrar has checked a used slip; the result is noted in both files. */
export const settleUsedSlip = defineProcess({
  ...contracts.usedSlipSettle,
  name: { en: 'Close a used slip', ne: 'दोहोरिएको भौचर टुङ्ग्याउने' },
  roles: usedSlipRoles,
  run: (given, context) =>
    context.transact(async (transaction, did) => {
      const outcome = given.note
      const record = given.voucher_report_ID
      const change = await settle(transaction, { record, outcome }, context)
      if (isRefusal(change)) return change
      did(change)
      return { summary: text.settled }
    }),
})

async function settle(
  transaction: Transaction,
  { record, outcome }: { readonly record: number; readonly outcome: string },
  { session, nowMs }: ProcessContext,
): Promise<Refusal | Change> {
  const report = await transaction
    .selectFrom('voucher_report')
    .selectAll()
    .where('voucher_report_id', '=', record)
    .forUpdate()
    .executeTakeFirst()
  if (report === undefined)
    return refusal('rule/report-unknown', messages['report-unknown'], { status: 404 })
  const partnerIds = await Promise.all(
    [report.c_payment_id, report.earlier_payment_id].map(
      async (id) => (await slipOf(transaction, id).executeTakeFirstOrThrow()).c_bpartner_id,
    ),
  )
  const enteredBy = report.reported_by
  const isOwn = partnerIds.some((partnerId) => isOwnEntry({ enteredBy, partnerId }, session))
  const decision = decideSettling({ isSettled: report.settled !== null, isOwn, outcome })
  if (decision.is === 'refused')
    return refusal(`rule/${decision.reason}`, messages[decision.reason])
  const { userId, language } = session
  const settled = { settled: new Date(nowMs), settled_by: userId, outcome }
  await transaction
    .updateTable('voucher_report')
    .set(settled)
    .where('voucher_report_id', '=', record)
    .execute()
  const words = say(text['note-settled'], language, { outcome })
  for (const partnerId of new Set(partnerIds))
    await keepNote(transaction, { partnerId, userId, words, nowMs })
  return { table: 'voucher_report', record, before: { outcome: null }, after: { outcome } }
}
