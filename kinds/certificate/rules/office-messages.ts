import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Message, Messages } from '#platform/pure/message.ts'
import type { ApprovalReason } from './approval.ts'

/** Labels of the columns, and texts of the office about requests. */
export const certificateOfficeMessages = {
  name: { en: 'Certificate', ne: 'प्रमाणपत्र' },
  'type-label': { en: 'Certificate type', ne: 'प्रमाणपत्रको प्रकार' },
  'types-label': { en: 'Certificate types', ne: 'प्रमाणपत्रका प्रकार' },
  document: { en: 'Document', ne: 'कागजात' },
  'type-locked': {
    en: 'Students have asked for it as this document.',
    ne: 'विद्यार्थीले यही कागजात मागिसकेका छन्।',
  },
  fee: common.fee,
  'urgent-fee': { en: 'Urgent fee', ne: 'जरुरी शुल्क' },
  series: { en: 'Series of numbers', ne: 'नम्बरको शृङ्खला' },
  'series-help': {
    en: '2 to 6 capital letters, such as TR',
    ne: 'अङ्ग्रेजीका २देखि ६ ठूला अक्षर, जस्तै TR',
  },
  'two-people': { en: 'Issued by two people', ne: 'दुई जनाले जारी गर्ने' },
  askers: { en: 'For', ne: 'कसका लागि' },
  body: { en: 'Text in English', ne: 'अङ्ग्रेजीमा व्यहोरा' },
  'body-ne': { en: 'Text in Nepali', ne: 'नेपालीमा व्यहोरा' },
  'body-help': {
    en: 'After the sentence about the student’s record. It may name {name} and {programme}, a provisional certificate {cgpa} and {credits} too.',
    ne: 'विद्यार्थीको अभिलेखको वाक्यपछिको व्यहोरा। {name} र {programme}, अस्थायी प्रमाणपत्रमा {cgpa} र {credits} पनि राख्न सकिन्छ।',
  },
  'body-missing': { en: 'A letter needs its text.', ne: 'पत्रको व्यहोरा चाहिन्छ।' },
  'body-unknown': {
    en: 'There is no fact “{name}” for this type.',
    ne: 'यस प्रकारमा “{name}” भन्ने विवरण छैन।',
  },
  number: { en: 'Number', ne: 'नम्बर' },
  copies: { en: 'Copies', ne: 'प्रति' },
  purpose: { en: 'Purpose', ne: 'प्रयोजन' },
  semesters: { en: 'Semesters', ne: 'सेमेस्टर' },
  'own-semesters': { en: 'Semesters with results', ne: 'नतिजा भएका सेमेस्टर' },
  urgent: { en: 'Urgent', ne: 'जरुरी' },
  issued: { en: 'Issued', ne: 'जारी मिति' },
  ready: { en: 'Ready', ne: 'तयार मिति' },
  handed: { en: 'Handed over', ne: 'बुझाएको मिति' },
  'handed-how': { en: 'How', ne: 'कसरी' },
  'approving-opens': {
    en: 'Approving says that the records allow the certificate, and notifies the student. It is issued under Results, Certificates.',
    ne: 'स्वीकृत गर्दा अभिलेख जाँचिएको जनिन्छ र विद्यार्थीलाई खबर जान्छ। जारी ‘नतिजा’को ‘प्रमाणपत्र’बाट हुन्छ।',
  },
  'notice-approved': {
    en: 'Your request for {name} is checked. It is signed next.',
    ne: '{name}को निवेदन जाँच भयो। अब हस्ताक्षर हुन्छ।',
  },
  'handed-elsewhere': {
    en: 'A request is completed when the certificate is handed over, under Results, Certificates.',
    ne: 'प्रमाणपत्र बुझाएपछि निवेदन सम्पन्न हुन्छ; ‘नतिजा’को ‘प्रमाणपत्र’बाट गर्नुहोस्।',
  },
  'not-approved': {
    en: 'Only an approved request is issued.',
    ne: 'स्वीकृत निवेदन मात्र जारी हुन्छ।',
  },
  'wrong-step': {
    en: 'This step is done, or another one comes first.',
    ne: 'यो चरण भइसक्यो वा यसअघि अर्को चरण बाँकी छ।',
  },
  'unknown-way': { en: 'Collected or posted?', ne: 'बुझियो कि हुलाकबाट पठाइयो?' },
  'issue-proposed': {
    en: 'Proposed. A second person has to confirm it.',
    ne: 'प्रस्ताव गरियो। दोस्रो व्यक्तिले पक्का गर्नुपर्छ।',
  },
  'issue-done': { en: 'Issued', ne: 'जारी भयो' },
  'ready-done': { en: 'Ready, and the student is notified', ne: 'तयार भयो, विद्यार्थीलाई खबर गयो' },
  'hand-over-done': { en: 'Handed over', ne: 'बुझाइयो' },
  'list-read': { en: 'Under way: {n}', ne: 'प्रक्रियामा: {n}' },
  issue: { en: 'Issue a certificate', ne: 'प्रमाणपत्र जारी गर्ने' },
  'set-ready': { en: 'Mark a certificate as ready', ne: 'प्रमाणपत्र तयार जनाउने' },
  'hand-over': { en: 'Hand a certificate over', ne: 'प्रमाणपत्र बुझाउने' },
  list: { en: 'List approved certificates', ne: 'स्वीकृत प्रमाणपत्रको सूची' },
  'notice-ready': {
    en: 'Your {name}, number {number}, is ready. Collect it at the university.',
    ne: 'तपाईंको {name} (नम्बर {number}) तयार छ। विश्वविद्यालयबाट बुझ्नुहोस्।',
  },
  'notice-posted': {
    en: 'Your {name}, number {number}, was posted.',
    ne: 'तपाईंको {name} (नम्बर {number}) हुलाकबाट पठाइयो।',
  },
  'issued-already': {
    en: 'The certificate is issued. Revoke the document first.',
    ne: 'प्रमाणपत्र जारी भइसक्यो। पहिले कागजात रद्द गर्नुहोस्।',
  },
} as const satisfies Messages

/** Facts at the desk, beside what is needed. */
export const claimMessages = {
  asked: { en: 'Request', ne: 'निवेदन' },
  request: {
    en: '{copies} {copies|copy|copies}, {purpose}',
    ne: '{copies} प्रति, {purpose}',
  },
  'request-urgent': {
    en: 'urgent, {copies} {copies|copy|copies}, {purpose}',
    ne: 'जरुरी, {copies} प्रति, {purpose}',
  },
  'as-asked': { en: 'as asked', ne: 'मागेअनुसार' },
  none: { en: 'none', ne: 'छैन' },
  fees: { en: 'Fees owed', ne: 'तिर्न बाँकी शुल्क' },
  library: { en: 'Library', ne: 'पुस्तकालय' },
  'library-found': {
    en: '{books} {books|book|books} on loan, fines {fines}',
    ne: '{books} पुस्तक फिर्ता बाँकी, जरिबाना {fines}',
  },
  results: { en: 'Results', ne: 'नतिजा' },
  'results-found': { en: '{n} published', ne: '{n} प्रकाशित' },
  'results-needed': officeLabels.atLeastOne,
  expulsions: { en: 'Expulsions from exams', ne: 'परीक्षाबाट निष्कासन' },
  'expulsions-found': { en: '{n} on record', ne: 'अभिलेखमा {n}' },
} as const satisfies Messages

/** Reasons that stand in the way of an approval. */
export const approvalMessages = {
  'owes-fees': { en: 'The student owes fees.', ne: 'विद्यार्थीको शुल्क तिर्न बाँकी छ।' },
  'owes-library': {
    en: 'The student has library books or unpaid fines.',
    ne: 'विद्यार्थीसँग पुस्तकालयको पुस्तक वा नतिरेको जरिबाना छ।',
  },
  'without-result': {
    en: 'The student has no published result.',
    ne: 'विद्यार्थीको प्रकाशित नतिजा छैन।',
  },
  expelled: {
    en: 'The student was expelled from an exam.',
    ne: 'विद्यार्थी परीक्षाबाट निष्कासित भएको छ।',
  },
} as const satisfies Record<ApprovalReason, Message>
