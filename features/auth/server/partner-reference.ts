import { column, readOnly } from '#platform/server/model-engine/column.ts'

/** Owner of a row, as every personal model shows it; only the server sets it. */
export const partnerReference = column.reference(
  'C_BPartner_ID',
  { en: 'Business Partner', ne: 'व्यक्ति' },
  { to: 'c_bpartner', ...readOnly },
)
