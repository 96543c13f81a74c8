import * as officeLabels from '#platform/pure/labels/office.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { moneyColumns, statusColumn } from '#features/applying/server/application-model.ts'
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
    ...moneyColumns,
    statusColumn,
  ],
}
