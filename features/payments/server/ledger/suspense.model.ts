import * as pageLabels from '#platform/pure/labels/page.ts'
import { partnerReference } from '#features/auth/server/partner-reference.ts'
import { cashReads } from '#features/roles/server/staff-access.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'

/** Amounts into (positive) and out of suspense, by source, e.g. `khalti-held:{pidx}`; staff only (SECURITY I12). */
export const suspenseModel: Model = {
  table: 'n_suspense',
  label: { en: 'Money in suspense', ne: 'टुंगो नलागेको रकम' },
  identifier: ['source'],
  owner: { is: 'partner', column: 'C_BPartner_ID' },
  access: cashReads,
  columns: [
    partnerReference,
    column.text('payment_type', { en: 'Payment type', ne: 'भुक्तानीको प्रकार' }, readOnly),
    column.integer('reference_id', { en: 'Application', ne: 'आवेदन' }, readOnly),
    column.amount('amount', pageLabels.amount, readOnly),
    column.text('source', { en: 'Source', ne: 'स्रोत' }, readOnly),
    column.text('memo', { en: 'Memo', ne: 'टिप्पणी' }, readOnly),
  ],
}
