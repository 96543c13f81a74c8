import * as officeLabels from '#platform/pure/labels/office.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the office's page of approved certificates. */
export const certificateDeskText = {
  title: { en: 'Certificates to issue and hand over', ne: 'जारी गर्न र बुझाउन बाँकी प्रमाणपत्र' },
  lead: {
    en: 'Approved requests, urgent ones first. Issue, print and sign a certificate, then mark it as ready and as handed over.',
    ne: 'स्वीकृत निवेदन, जरुरी पहिले। जारी गरेर छाप्नुहोस्, हस्ताक्षरपछि तयार र बुझाएको जनाउनुहोस्।',
  },
  none: { en: 'No certificate is under way', ne: 'प्रक्रियामा प्रमाणपत्र छैन' },
  'none-help': {
    en: 'A certificate appears here once its request is approved.',
    ne: 'निवेदन स्वीकृत भएपछि प्रमाणपत्र यहाँ देखिन्छ।',
  },
  student: common.student,
  certificate: { en: 'Certificate', ne: 'प्रमाणपत्र' },
  request: { en: '{copies} {copies|copy|copies} · {purpose}', ne: '{copies} प्रति · {purpose}' },
  urgent: { en: 'Urgent', ne: 'जरुरी' },
  number: { en: 'Number', ne: 'नम्बर' },
  step: { en: 'Next step', ne: 'अर्को चरण' },
  issue: { en: 'Issue', ne: 'जारी गर्ने' },
  propose: { en: 'Propose issue', ne: 'जारीको प्रस्ताव' },
  waits: {
    en: 'Proposed by {name}, waits for a second person',
    ne: '{name}को प्रस्ताव, दोस्रो व्यक्तिको पर्खाइमा',
  },
  print: { en: 'Print', ne: 'छाप्ने' },
  ready: officeLabels.ready,
  collected: { en: 'Collected', ne: 'बुझियो' },
  posted: { en: 'Posted', ne: 'हुलाकबाट पठाइयो' },
} as const satisfies Messages
