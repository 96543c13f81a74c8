import type { Messages } from '#platform/pure/message.ts'

/** Messages to the registry about applications of every kind, and texts of the student's notifications. */
export const applyingOfficeMessages = {
  'form-made': { en: 'The form is ready.', ne: 'फारम तयार भयो।' },
  'download-not-ready': {
    en: 'The document is not ready yet. It can be downloaded once the university has approved it.',
    ne: 'कागजात तयार भएको छैन। विश्वविद्यालयले स्वीकृत गरेपछि डाउनलोड गर्न सकिन्छ।',
  },
  'own-application': {
    en: 'You cannot decide on your own application.',
    ne: 'आफ्नै आवेदनमा निर्णय गर्न मिल्दैन।',
  },
  'application-unknown': { en: 'There is no such application.', ne: 'यस्तो आवेदन छैन।' },
  'status-set': { en: 'Document status saved.', ne: 'कागजातको स्थिति सुरक्षित भयो।' },
  'not-paid': { en: 'The fee is not paid yet.', ne: 'शुल्क तिरिएको छैन।' },
  'voucher-waiting': {
    en: 'A voucher waits for the cashier. It must be approved or returned first.',
    ne: 'लेखा शाखामा भौचर जाँच हुन बाँकी छ। पहिले त्यो स्वीकृत वा फिर्ता हुनुपर्छ।',
  },
  'wrong-status': {
    en: 'This action is not possible in the current status.',
    ne: 'हालको स्थितिमा यो कार्य गर्न मिल्दैन।',
  },
  'with-student': {
    en: 'It was returned to the student, who has not sent it again.',
    ne: 'यो विद्यार्थीलाई फिर्ता गरिएको छ, फेरि आएको छैन।',
  },
  'unknown-action': { en: 'Choose AP, CO, CL or RJ.', ne: 'AP, CO, CL वा RJ छान्नुहोस्।' },
  'number-set': { en: 'Symbol number and centre saved.', ne: 'सिम्बल नम्बर र केन्द्र सुरक्षित भयो।' },
  'number-taken': {
    en: 'Another applicant of this exam has this symbol number.',
    ne: 'यो सिम्बल नम्बर अर्को आवेदकलाई दिइसकिएको छ।',
  },
  'notice-completed': {
    en: 'Your application {name} is completed.',
    ne: 'तपाईंको आवेदन {name} सम्पन्न भयो।',
  },
  'notice-closed': {
    en: 'Your application {name} was closed. The registrar’s office answers your questions.',
    ne: 'तपाईंको आवेदन {name} बन्द गरियो। केही सोध्नु परे रजिस्ट्रार कार्यालयमा सम्पर्क गर्नुहोस्।',
  },
} as const satisfies Messages
