import type { Generated } from 'kysely'
import { column, readOnly } from '#platform/server/model-engine/column.ts'
import type { Column } from '#platform/server/model-engine/dictionary.ts'
import { documentStatuses } from '#platform/server/model-engine/document-statuses.ts'

/** Columns every table of applications has. Money in paisa. */
export type ApplicationColumns = {
  c_bpartner_id: number
  totalfee: number
  feepaid: Generated<number>
  ispaid: Generated<boolean>
  ispending: Generated<boolean>
  docstatus: Generated<string>
}

/** Whose application it is: the session's, whatever a client sends. */
export const applicantColumn: Column = column.reference(
  'C_BPartner_ID',
  { en: 'Business Partner', ne: 'व्यक्ति' },
  { to: 'c_bpartner', createOnly: true, mandatory: true },
)

/** Money and status of an application: the server's to say (SECURITY T32, T33). */
export const standingColumns: readonly Column[] = [
  column.amount('totalfee', { en: 'Total Fee', ne: 'जम्मा शुल्क' }, readOnly),
  column.amount('feepaid', { en: 'Fee Paid', ne: 'तिरेको शुल्क' }, readOnly),
  column.boolean('IsPaid', { en: 'Paid', ne: 'भुक्तानी भयो' }, readOnly),
  column.boolean('isPending', { en: 'Pending', ne: 'विचाराधीन' }, readOnly),
  column.list(
    'DocStatus',
    { en: 'Document Status', ne: 'कागजातको स्थिति' },
    { values: documentStatuses, ...readOnly },
  ),
]

/** What a new application says of its money and status, whatever the client sent; the fee in paisa. */
export function newApplication(fee: number) {
  return {
    totalfee: fee,
    feepaid: 0,
    IsPaid: false,
    isPending: false,
    DocStatus: 'DR',
  } as const
}
