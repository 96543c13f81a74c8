import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of every admit card; both languages are on the same page. */
export const admitCardMessages = {
  'symbol-number': officeLabels.symbolNumber,
  signature: pageLabels.signature,
  'exam-day': { en: 'Exam day', ne: 'परीक्षा मिति' },
  time: pageLabels.time,
  'from-to': { en: '{from} to {to}', ne: '{from} बजेदेखि {to} बजेसम्म' },
  gate: { en: 'Gate closes {gate}.', ne: 'ढोका {gate} बजे बन्द हुन्छ।' },
  reporting: {
    en: 'Reporting time {reporting}.',
    ne: 'परीक्षा केन्द्रमा {partOfDay} {reporting} बजे पुग्नुहोस्।',
  },
  morning: { en: 'morning', ne: 'बिहान' },
  daytime: { en: 'daytime', ne: 'दिउँसो' },
  centre: pageLabels.centre,
  address: { en: 'Address', ne: 'ठेगाना' },
  'centre-later': {
    en: 'Centre and seat are given with the symbol number.',
    ne: 'केन्द्र र सिट सिम्बल नम्बरसँगै तोकिन्छ।',
  },
  'scan-differs': {
    en: 'If it differs, this document is not valid.',
    ne: 'नमिलेमा यो कागज मान्य हुँदैन।',
  },
  receipt: { en: ', receipt {receipt}', ne: ', रसिद {receipt}' },
  controller: { en: 'Controller of examinations', ne: 'परीक्षा नियन्त्रक' },
  'invigilator-keeps': { en: 'Invigilator keeps this part', ne: 'यो भाग निरीक्षकले राख्ने' },
  'student-signs': { en: 'Student signs in the hall', ne: 'विद्यार्थीले हलमा हस्ताक्षर गर्ने' },
  invigilator: { en: 'Invigilator', ne: 'निरीक्षक' },
} as const satisfies Messages

/** Labels of the person on every admit card. */
export const cardPersonLabels = {
  name: common.name,
  programme: common.programme,
  'date-of-birth': common.dateOfBirth,
  father: { en: 'Father', ne: 'बुबाको नाम' },
  receipts: pageLabels.receipt,
} as const satisfies Messages
