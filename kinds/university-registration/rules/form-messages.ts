import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'
import { formFeeLabels, formPersonLabels } from '#features/documents/rules/facts.ts'

/** Texts printed on the university registration form and its card, in both languages on one page. */
export const registrationFormMessages = {
  ...formPersonLabels,
  ...formFeeLabels,
  title: { en: 'University registration form', ne: 'विश्वविद्यालय दर्ता फारम' },
  office: { en: 'Office of the registrar', ne: 'रजिस्ट्रार कार्यालय' },
  mother: { en: 'Mother', ne: 'आमा' },
  grandfather: { en: 'Grandfather', ne: 'हजुरबुबा' },
  gender: common.gender,
  nationality: common.nationality,
  citizenship: { en: 'Citizenship no.', ne: 'नागरिकता नं.' },
  address: { en: 'Address', ne: 'स्थायी ठेगाना' },
  registration: pageLabels.registrationNo,
  faculty: common.faculty,
  intake: common.intake,
  'not-yet': { en: 'given with the approval', ne: 'स्वीकृतिसँगै पाइन्छ' },
  'fee-paid': { en: 'Registration fee {total} paid.', ne: 'दर्ता शुल्क {total} तिरिएको।' },
  'fee-owed': {
    en: 'Registration fee {total}, {paid} paid so far.',
    ne: 'दर्ता शुल्क {total}, हालसम्म तिरेको {paid}',
  },
  receipts: { en: 'Receipts {numbers}.', ne: 'रसिद {numbers}' },
  'applied-on': { en: 'Applied', ne: 'आवेदन मिति' },
  declared: {
    en: 'What is written here is true. The registration number is for life and is printed on every later document.',
    ne: 'माथि लेखिएको विवरण साँचो हो। दर्ता नम्बर सधैँका लागि हो र पछिका सबै कागजमा छापिन्छ।',
  },
  registrar: pageLabels.registrar,
  'scan-repeats': {
    en: 'The page repeats: name, registration number, programme and fee paid. If it differs, this document is not valid.',
    ne: 'पानामा नाम, दर्ता नम्बर, कार्यक्रम र तिरेको शुल्क देखिन्छ। नमिलेमा यो कागज मान्य हुँदैन।',
  },
  cut: { en: 'Cut here, fold, keep in your wallet', ne: 'काटेर आफूसँग राख्नुहोस्' },
  card: { en: 'Registration card', ne: 'दर्ता प्रमाणपत्र' },
  found: {
    en: 'Scan to check. If found, return to the registrar’s office.',
    ne: 'जाँच गर्न स्क्यान गर्नुहोस्। भेटिए रजिस्ट्रार कार्यालयमा बुझाउनुहोस्।',
  },
  born: { en: 'Born {day}', ne: 'जन्म {day}' },
} as const satisfies Messages
