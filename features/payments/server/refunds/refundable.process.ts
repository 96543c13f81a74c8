import { nameInBoth } from '#platform/pure/message.ts'
import { day } from '#platform/pure/calendar/day.ts'
import { paisa, remaining } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { refundText as text } from '../../rules/refunds/refund-messages.ts'
import { type Refundable, refundablePayments } from '../../wire/refunds.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import { creditOf } from '../set-off/credit.ts'
import { documentOfPayment } from './document-of-payment.ts'
import { isRefundedByKhalti, refundedOf } from './refund.ts'

/** Payments of a student of which something is left to refund, the newest first. Reads only. */
export function refundable(context: Pick<PaymentsContext, 'kinds' | 'isKhaltiOff'>): Process {
  return defineProcess({
    ...refundablePayments,
    name: text['refundable-name'],
    roles: staffWith('credit.decide'),
    shows: [{ table: 'c_payment' }],
    async run({ C_BPartner_ID: partnerId }, { database, nowMs }) {
      const found = await database.snapshot(async (reader) => {
        const payments: Refundable[] = []
        for (const row of await creditedOf(reader, partnerId)) {
          const shown = await shownOf(reader, row, { ...context, nowMs })
          if (shown.left > 0) payments.push(shown)
        }
        const credit = await creditOf(reader, partnerId)
        return { payments, credit, account: await lastAccount(reader, partnerId) }
      })
      return { summary: text.listed, data: found }
    },
  })
}

function creditedOf(reader: Reader, partnerId: number) {
  return reader
    .selectFrom('c_payment as p')
    .leftJoin('payment_attempt as t', (join) =>
      join
        .onRef('t.transaction_id', '=', 'p.orig_trxid')
        .onRef('t.c_bpartner_id', '=', 'p.c_bpartner_id'),
    )
    .select(['p.c_payment_id', 'p.description', 'p.description_ne'])
    .select(['p.tendertype', 'p.dateacct', 'p.payamt'])
    .select(['t.state', 't.payment_attempt_id'])
    .where('p.c_bpartner_id', '=', partnerId)
    .where('p.docstatus', 'in', ['AP', 'CO'])
    .orderBy('p.c_payment_id', 'desc')
    .execute()
}

type CreditedRow = Awaited<ReturnType<typeof creditedOf>>[number]

async function shownOf(
  reader: Reader,
  row: CreditedRow,
  context: Pick<PaymentsContext, 'kinds' | 'isKhaltiOff'> & { readonly nowMs: number },
): Promise<Refundable> {
  const amount = paisa(row.payamt)
  const found = await documentOfPayment(reader, row.c_payment_id, context)
  const attemptId =
    row.tendertype === 'Khalti' && row.state === 'PAID' ? row.payment_attempt_id : null
  return {
    paymentId: row.c_payment_id,
    name: nameInBoth(row.description, row.description_ne),
    tender: row.tendertype,
    paidOn: day(row.dateacct),
    amount,
    left: remaining(amount, await refundedOf(reader, row.c_payment_id)),
    paidOfFee: found?.document.paid ?? paisa(0),
    byKhalti:
      attemptId !== null && !context.isKhaltiOff && !(await isRefundedByKhalti(reader, attemptId)),
  }
}

/** Account to which the student was last refunded, to begin with. */
async function lastAccount(reader: Reader, partnerId: number) {
  const row = await reader
    .selectFrom('refund')
    .select(['bank', 'account_holder', 'account_number'])
    .where('c_bpartner_id', '=', partnerId)
    .where('state', '=', 'SENT')
    .where('account_number', 'is not', null)
    .orderBy('refund_id', 'desc')
    .executeTakeFirst()
  return row === undefined
    ? null
    : { bank: row.bank ?? '', holder: row.account_holder ?? '', number: row.account_number ?? '' }
}
