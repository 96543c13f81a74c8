import * as contracts from '../../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { roleIds } from '#features/roles/rules/facts.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { receiptMessages } from '../../rules/receipt-messages.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import { prepareReceipt } from './prepare-receipt.ts'
import { receiptDocument } from './receipt.ts'
import { findReceipt } from './receipt-facts.ts'

/** The receipt of a credited payment; own ones for students. One that was reversed is not given out any more. */
export function printReceipt(
  printing: Printing,
  { kinds }: Pick<PaymentsContext, 'kinds'>,
): Process {
  return defineProcess({
    ...contracts.paymentReceipt,
    name: { en: 'Payment receipt', ne: 'भुक्तानी रसिद' },
    roles: Object.keys(roleIds),
    shows: [{ table: 'c_payment' }, { table: 'c_bpartner', columns: ['Name', 'name_nepali'] }],
    async run({ c_payment_ID }, { database, session, nowMs }) {
      const row = await findReceipt(database.kysely, c_payment_ID)
      if (row === null || (session.role === 'student' && row.c_bpartner_id !== session.partnerId))
        return refusal('rule/receipt-unknown', receiptMessages['receipt-unknown'], { status: 404 })
      const prepared = await prepareReceipt(row, { database, nowMs, printing, kinds })
      if (isRefusal(prepared)) return prepared
      const content = await printing.pdf.renderPdf(receiptDocument, prepared)
      return {
        summary: receiptMessages['form-made'],
        file: { name: `receipt_${row.number.replaceAll('/', '-')}.pdf`, content },
      }
    },
  })
}
