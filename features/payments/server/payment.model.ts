import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import { partnerReference } from '#features/auth/server/partner-reference.ts'
import { cashReads } from '#features/roles/server/staff-access.ts'
import { documentStatuses } from '#platform/server/model-engine/dictionary/document-statuses.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { PaymentReference } from '../wire/payment-reference.ts'
import { accountNames } from '../rules/account-names.ts'
import { receiptReadySql } from './receipts/receipt-numbers.ts'
import { documentTypes } from '../rules/history-messages.ts'

const tenderTypes = {
  Khalti: pageLabels.khalti,
  Voucher: pageLabels.voucher,
  Cash: accountNames.cash,
} as const

/** A payment as its payer sees it, with a reference to whatever may be paid for; written by the payments code alone (SECURITY T43). */
export const paymentModel = (references: readonly PaymentReference[]): Model => ({
  table: 'c_payment',
  label: common.payment,
  identifier: ['description'],
  owner: { is: 'partner', column: 'C_BPartner_ID' },
  oneOf: references.map(({ name }) => name),
  access: { ...cashReads, student: { read: 'own' } },
  columns: [
    partnerReference,
    column.list(
      'C_DocType_ID',
      { en: 'Document Type', ne: 'कागजातको प्रकार' },
      { values: documentTypes, ...readOnly },
    ),
    column.list('TenderType', pageLabels.paymentType, { values: tenderTypes, ...readOnly }),
    column.amount('PayAmt', pageLabels.amount, readOnly),
    column.date('DateAcct', pageLabels.date, readOnly),
    column.list(
      'DocStatus',
      { en: 'Document Status', ne: 'कागजातको स्थिति' },
      { values: documentStatuses, ...readOnly },
    ),
    column.text('comments', { en: 'Comments', ne: 'टिप्पणी' }, readOnly),
    column.text(
      'description',
      { en: 'Description', ne: 'विवरण' },
      { ...readOnly, nepali: `coalesce(nullif(t.description_ne, ''), t.description)` },
    ),
    column.text('Orig_TrxID', { en: 'Transaction', ne: 'कारोबार नं.' }, readOnly),
    column.text('receipt_no', pageLabels.receipt, {
      sql: '(select r.number from receipt r where r.c_payment_id = t.c_payment_id)',
    }),
    column.boolean(
      'receipt_ready',
      { en: 'Receipt ready', ne: 'रसिद तयार' },
      { sql: receiptReadySql },
    ),
    ...references.map(({ name, label, model, aliases }) =>
      column.reference(name, label, { to: model, aliases, ...readOnly }),
    ),
  ],
})
