import { column, readOnly } from '#platform/server/model-engine/column.ts'

/** Whose row it is, as every personal model shows it; the server's to say. */
export const partnerReference = column.reference(
  'C_BPartner_ID',
  { en: 'Business Partner', ne: 'व्यक्ति' },
  { to: 'c_bpartner', ...readOnly },
)
