import * as officeLabels from '#platform/pure/labels/office.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the Certificates page. */
export const certificatePageMessages = {
  subtitle: {
    en: 'Ask for a certificate and follow it until you have it',
    ne: 'प्रमाणपत्र माग्नुहोस् र हातमा नआउन्जेल कहाँ पुग्यो हेर्नुहोस्',
  },
  loading: { en: 'Loading certificates', ne: 'प्रमाणपत्र खुल्दैछन्' },
  'open-tab': { en: 'Ask for', ne: 'माग्न सकिने' },
  'applied-tab': { en: 'My certificates', ne: 'मेरा प्रमाणपत्र' },
  'none-open': { en: 'No certificates are offered now', ne: 'अहिले माग्न सकिने प्रमाणपत्र छैन' },
  'none-open-help': {
    en: 'The registrar’s office sets up the certificates of the university.',
    ne: 'विश्वविद्यालयका प्रमाणपत्र रजिस्ट्रार कार्यालयले राख्छ।',
  },
  'none-applied': { en: 'You have not asked for a certificate', ne: 'तपाईंले प्रमाणपत्र माग्नुभएको छैन' },
  'none-applied-help': {
    en: 'Certificates you ask for appear here with their steps.',
    ne: 'मागेका प्रमाणपत्र कुन चरणमा छन् यहाँ देखिन्छ।',
  },
  'see-open': { en: 'See certificates', ne: 'प्रमाणपत्र हेर्नुहोस्' },
  name: { en: 'Certificate', ne: 'प्रमाणपत्र' },
  fee: common.fee,
  'each-copy': { en: 'for each copy', ne: 'एक प्रतिको' },
  'urgent-more': { en: 'If urgent, in addition', ne: 'जरुरी भए थप' },
  ask: { en: 'Ask for it', ne: 'माग्नुहोस्' },
  asked: { en: 'Asked', ne: 'मागियो' },
  'cannot-ask': { en: 'Not available', ne: 'माग्न मिल्दैन' },
  'dialog-title': { en: 'Ask for a certificate', ne: 'प्रमाणपत्र माग्ने' },
  'dialog-question': {
    en: 'The fee is due before the office checks your records.',
    ne: 'शुल्क तिरेपछि कार्यालयले अभिलेख जाँच गर्छ।',
  },
  'dialog-yes': { en: 'Ask for it', ne: 'माग्नुहोस्' },
  copies: { en: 'Copies', ne: 'कति प्रति' },
  purpose: { en: 'Purpose', ne: 'प्रयोजन' },
  'purpose-hint': {
    en: 'It is printed on the certificate, for example: application for a job.',
    ne: 'प्रमाणपत्रमा छापिन्छ, जस्तै: जागिरको आवेदन',
  },
  semesters: { en: 'Semesters', ne: 'सेमेस्टर' },
  'no-semesters': {
    en: 'You have no published result yet.',
    ne: 'तपाईंको प्रकाशित नतिजा अहिलेसम्म छैन।',
  },
  'urgent-ask': { en: 'I need it urgently', ne: 'मलाई जरुरी छ' },
  'apply-done': { en: 'You have asked for the certificate.', ne: 'प्रमाणपत्र मागियो।' },
  'apply-failed': {
    en: 'The certificate could not be asked for.',
    ne: 'प्रमाणपत्र माग्न सकिएन।',
  },
  'form-failed': { en: 'The certificate could not be opened.', ne: 'प्रमाणपत्र खुलेन।' },
  download: { en: 'Download certificate', ne: 'प्रमाणपत्र डाउनलोड' },
  request: { en: '{copies} {copies|copy|copies} · {purpose}', ne: '{copies} प्रति · {purpose}' },
  'request-urgent': {
    en: 'Urgent · {copies} {copies|copy|copies} · {purpose}',
    ne: 'जरुरी · {copies} प्रति · {purpose}',
  },
  'back-to-list': { en: 'Back to My certificates', ne: 'मेरा प्रमाणपत्रमा फर्कनुहोस्' },
  'paid-next': {
    en: 'The office checks your records next, and notifies you when the certificate is ready.',
    ne: 'अब कार्यालयले अभिलेख जाँच्छ र प्रमाणपत्र तयार भएपछि खबर पठाउँछ।',
  },
  'step-check': { en: 'Records being checked', ne: 'अभिलेख जाँच हुँदैछ' },
  'step-checked': { en: 'Checked', ne: 'जाँच भयो' },
  'step-sign': { en: 'Signed', ne: 'हस्ताक्षर' },
  'step-ready': officeLabels.ready,
  'step-collect': { en: 'Collect it', ne: 'बुझ्नुहोस्' },
  'collect-where': {
    en: 'Your turn · at the university’s office',
    ne: 'तपाईंको पालो · विश्वविद्यालयको कार्यालयबाट',
  },
} as const satisfies Messages
