import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Message, Messages } from '#platform/pure/message.ts'
import type { DocumentType } from './history-messages.ts'

/** Texts printed on a receipt; both languages are on the same page. */
export const receiptMessages = {
  receipt: pageLabels.receipt,
  office: { en: 'Accounts office', ne: 'लेखा शाखा' },
  received: { en: 'Received', ne: 'प्राप्त रकम' },
  paid: { en: 'Paid', ne: 'भुक्तानी भयो' },
  from: { en: 'From', ne: 'बुझाउने' },
  for: { en: 'For', ne: 'शीर्षक' },
  'paid-by': { en: 'Paid by', ne: 'माध्यम' },
  'paid-on': { en: 'Paid on', ne: 'भुक्तानी मिति' },
  confirmed: { en: 'Confirmed', ne: 'पुष्टि' },
  voucher: { en: 'Bank voucher', ne: 'बैंक भौचर' },
  cash: { en: 'Cash', ne: 'नगद' },
  item: { en: 'Item', ne: 'विवरण' },
  amount: pageLabels.amount,
  'part-of': { en: '{fee}, part of {total}', ne: '{total}मध्ये {fee}' },
  total: common.total,
  'still-owed': officeLabels.stillOwed,
  'to-credit': { en: 'To your credit', ne: 'तपाईंको जम्मामा' },
  nothing: pageLabels.nothingToPay,
  scan: { en: 'Scan to check', ne: 'जाँच गर्न स्क्यान गर्नुहोस्' },
  repeats: {
    en: 'The page repeats: amount, name, what for and date. No signature is needed.',
    ne: 'पानामा रकम, नाम, शीर्षक र मिति देखिन्छ। हस्ताक्षर चाहिँदैन।',
  },
  keep: { en: 'Keep this receipt.', ne: 'यो रसिद सुरक्षित राख्नुहोस्।' },
  copy: { en: 'Student copy', ne: 'विद्यार्थी प्रति' },
  questions: { en: 'Questions: {phone}', ne: 'जिज्ञासा: {phone}' },
  'form-made': { en: 'The receipt is ready.', ne: 'रसिद तयार भयो।' },
  'day-of-receipts': { en: 'Receipts of a day', ne: 'एक दिनका रसिद' },
  'receipt-unknown': {
    en: 'There is no receipt for this payment.',
    ne: 'यस भुक्तानीको रसिद छैन।',
  },
} as const satisfies Messages

/** Names of document types in print, without codes. */
export const feeNames = {
  'Entrance Fee': { en: 'Entrance fee', ne: 'प्रवेश परीक्षा शुल्क' },
  ADMISSION: { en: 'Admission fee', ne: 'भर्ना शुल्क' },
  COURSE_REGISTRATION: { en: 'Course registration fee', ne: 'विषय दर्ता शुल्क' },
  UNIVERSITY_REGISTRATION: { en: 'University registration fee', ne: 'विश्वविद्यालय दर्ता शुल्क' },
  EXAM: common.examFee,
  CERTIFICATE: { en: 'Certificate fee', ne: 'प्रमाणपत्र शुल्क' },
  DUE: pageLabels.amountDue,
  EXAM_RETOTAL: { en: 'Retotalling fee', ne: 'पुनर्योग शुल्क' },
} as const satisfies Record<DocumentType, Message>
