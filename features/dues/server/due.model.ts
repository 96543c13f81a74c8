import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { documentStatuses } from '#platform/server/model-engine/dictionary/document-statuses.ts'
import { applicationReads } from '#features/roles/server/staff-access.ts'
import { dueMessages as text } from '../rules/messages.ts'
import { dueModel as table, paymentReference } from '../wire/due.ts'

/** Amounts that students owe from before, or as fines; students see their own. Money is the ledger's. */
export const dueModel: Model = {
  table,
  label: text.due,
  identifier: ['name'],
  owner: { is: 'partner', column: 'C_BPartner_ID' },
  access: { ...applicationReads, student: { read: 'own' } },
  children: { c_payment: paymentReference.name },
  columns: [
    column.reference('C_BPartner_ID', officeLabels.businessPartner, {
      to: 'c_bpartner',
      ...readOnly,
    }),
    column.text('name', text.name, {
      ...readOnly,
      nepali: `coalesce(nullif(t.name_ne, ''), t.name)`,
    }),
    column.date('since', text.since, readOnly),
    column.text('head', text.head, readOnly),
    column.amount('totalfee', pageLabels.totalFee, readOnly),
    column.amount('feepaid', pageLabels.feePaid, readOnly),
    column.boolean('IsPaid', { en: 'Paid', ne: 'भुक्तानी भयो' }, readOnly),
    column.boolean('isPending', common.pending, readOnly),
    column.list(
      'DocStatus',
      { en: 'Document Status', ne: 'कागजातको स्थिति' },
      { values: documentStatuses, ...readOnly },
    ),
  ],
}
