import * as officeLabels from '#platform/pure/labels/office.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'

/** Owner of a row, as every personal model shows it; only the server sets it. */
export const partnerReference = column.reference('C_BPartner_ID', officeLabels.businessPartner, {
  to: 'c_bpartner',
  ...readOnly,
})
