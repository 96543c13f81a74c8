import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Message, Messages } from '#platform/pure/message.ts'
import type { AttemptState } from '#features/payments/rules/facts.ts'
import type { CaseFilter } from './case-filters.ts'
import type { CaseProblem } from './case-problem.ts'

/** Texts of the Khalti cases. */
export const caseText = {
  title: { en: 'Khalti cases', ne: 'खल्तीका भुक्तानी' },
  lead: {
    en: 'Every try to pay with Khalti, and its history.',
    ne: 'खल्तीबाट तिर्ने प्रत्येक प्रयास र त्यसको विवरण।',
  },
  read: { en: 'History of a Khalti payment', ne: 'खल्ती भुक्तानीको विवरण' },
  'ask-name': { en: 'Ask Khalti about a payment', ne: 'भुक्तानीबारे खल्तीलाई सोध्ने' },
  'decide-name': { en: 'Decide on held Khalti money', ne: 'रोकिएको खल्ती रकमको निर्णय' },
  show: { en: 'Show', ne: 'देखाउने' },
  search: {
    en: 'Reference, pidx, transaction, name, phone',
    ne: 'सन्दर्भ, pidx, कारोबार, नाम, फोन',
  },
  find: { en: 'Find', ne: 'खोज्ने' },
  clear: { en: 'Clear', ne: 'खाली गर्ने' },
  none: { en: 'No Khalti payment matches', ne: 'मिल्ने खल्ती भुक्तानी छैन' },
  'none-help': {
    en: 'A reference has eight characters, as the student reads it out.',
    ne: 'सन्दर्भमा आठ अक्षर हुन्छन्, जसरी विद्यार्थीले पढेर सुनाउनुहुन्छ।',
  },
  student: common.student,
  reference: { en: 'Reference', ne: 'सन्दर्भ' },
  started: { en: 'Started', ne: 'सुरु' },
  amount: pageLabels.amount,
  state: officeLabels.state,
  history: { en: 'History', ne: 'विवरण' },
  taken: { en: 'Khalti took {amount}', ne: 'खल्तीले {amount} लियो' },
  'next-check': { en: 'Asked again by itself:', ne: 'आफैं फेरि सोधिने समय:' },
  'transaction-number': { en: 'Transaction', ne: 'कारोबार नं.' },
  late: { en: 'late', ne: 'ढिलो' },
  answered: { en: 'Khalti: {answer}', ne: 'खल्ती: {answer}' },
  'no-check': { en: 'Not asked again by itself', ne: 'आफैं फेरि सोधिँदैन' },
  close: { en: 'Close', ne: 'बन्द गर्ने' },
  open: { en: 'Open history', ne: 'विवरण खोल्ने' },
  ask: { en: 'Ask Khalti now', ne: 'खल्तीलाई अहिले सोध्ने' },
  asked: { en: 'Khalti answered.', ne: 'खल्तीले जवाफ दियो।' },
  'not-answered': {
    en: 'Khalti did not answer. Try again in a minute.',
    ne: 'खल्तीको जवाफ आएन। एक मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  },
  decide: { en: 'Decide', ne: 'निर्णय गर्ने' },
  'decide-help': {
    en: 'Khalti took another amount than was asked. It becomes the student’s credit, or goes back through Khalti.',
    ne: 'खल्तीले मागिएभन्दा फरक रकम लियो। त्यो विद्यार्थीको जम्मामा जान्छ वा खल्तीबाटै फिर्ता हुन्छ।',
  },
  'to-credit': { en: 'To the student’s credit', ne: 'विद्यार्थीको जम्मामा' },
  'to-refund': { en: 'Back through Khalti', ne: 'खल्तीबाट फिर्ता' },
  outcome: pageLabels.decision,
  reason: pageLabels.reason,
  propose: officeLabels.propose,
  proposed: {
    en: 'Proposed. A second person confirms it.',
    ne: 'प्रस्ताव गरियो। दोस्रो व्यक्तिले पक्का गर्नुहुन्छ।',
  },
  'is-proposed': officeLabels.waitsForSecond,
  'paid-twice-help': {
    en: 'More than the fee is the student’s credit. Refund it in their file.',
    ne: 'शुल्कभन्दा बढी रकम विद्यार्थीको जम्मामा छ। फिर्ता विद्यार्थीको फाइलबाट गर्नुहोस्।',
  },
  unknown: { en: 'Khalti payment not found.', ne: 'खल्ती भुक्तानी भेटिएन।' },
  'filter-unknown': { en: 'Choose one of the lists.', ne: 'सूचीमध्ये एउटा छान्नुहोस्।' },
  'outcome-unknown': { en: 'Choose credit or refund.', ne: 'जम्मा वा फिर्ता छान्नुहोस्।' },
  'reason-needed': officeLabels.sayWhy,
  'not-held': {
    en: 'No money of this payment is held any more.',
    ne: 'यस भुक्तानीको रकम अब रोकिएको छैन।',
  },
  'no-transaction': {
    en: 'Khalti gave no transaction number, so it cannot be asked for a refund. Choose credit.',
    ne: 'खल्तीले कारोबार नम्बर दिएन, त्यसैले फिर्ता माग्न सकिँदैन। जम्मा छान्नुहोस्।',
  },
  'own-money': {
    en: 'This is your own money. Another person decides on it.',
    ne: 'यो तपाईंकै रकम हो। अर्को व्यक्तिले निर्णय गर्नुहुन्छ।',
  },
  notice: {
    en: '{amount} that you paid with Khalti for {name} is your credit now. The university gives it back or uses it for your next fee.',
    ne: 'तपाईंले खल्तीबाट {name}का लागि तिरेको {amount} अब तपाईंको जम्मामा छ। विश्वविद्यालयले फिर्ता गर्छ वा अर्को शुल्कमा मिलाउँछ।',
  },
} as const satisfies Messages

export const caseFilterNames = {
  decide: { en: 'To decide', ne: 'निर्णय गर्नुपर्ने' },
  open: { en: 'Open', ne: 'खुला' },
  paid: { en: 'Paid', ne: 'तिरिएको' },
  over: { en: 'Not paid', ne: 'नतिरिएको' },
  back: { en: 'Credited or refunded', ne: 'जम्मा वा फिर्ता' },
  all: { en: 'All', ne: 'सबै' },
} as const satisfies Readonly<Record<CaseFilter, Message>>

/** States of an attempt as staff read them. */
export const attemptStateNames = {
  LINK_REQUESTED: { en: 'Link asked for', ne: 'लिङ्क मागियो' },
  LINK_UNKNOWN: { en: 'No link known', ne: 'लिङ्क थाहा छैन' },
  LINK_REFUSED: { en: 'Khalti gave no link', ne: 'खल्तीले लिङ्क दिएन' },
  LINK_READY: { en: 'Link given', ne: 'लिङ्क दिइयो' },
  HELD: { en: 'Held', ne: 'रोकिएको' },
  CREDITED: { en: 'Credited by staff', ne: 'कर्मचारीले जम्मा गरेको' },
  CANCELED: { en: 'Canceled', ne: 'रद्द' },
  EXPIRED: { en: 'Expired', ne: 'म्याद सकियो' },
  SUPERSEDED: { en: 'Replaced by another link', ne: 'अर्को लिङ्क बन्यो' },
  PAID: { en: 'Paid', ne: 'तिरियो' },
  PARTIALLY_REFUNDED: { en: 'Partly refunded', ne: 'केही फिर्ता' },
  REFUNDED: { en: 'Refunded', ne: 'फिर्ता' },
} as const satisfies Readonly<Record<AttemptState, Message>>

export const caseProblemNames = {
  'other-amount': { en: 'Khalti took another amount', ne: 'खल्तीले फरक रकम लियो' },
  'not-decided': { en: 'Khalti has not decided', ne: 'खल्तीले टुङ्ग्याएको छैन' },
  'partly-refunded': {
    en: 'Khalti gave a part back by itself',
    ne: 'खल्तीले आफैं केही रकम फिर्ता गर्‍यो',
  },
  'paid-twice': { en: 'The fee was paid twice', ne: 'शुल्क दुई पटक तिरियो' },
} as const satisfies Readonly<Record<CaseProblem, Message>>

/** Causes of events as text, by the cause that is stored. */
export const causeNames: Readonly<Record<string, Message>> = {
  'student asked to pay': { en: 'The student began to pay', ne: 'विद्यार्थीले तिर्न थाल्नुभयो' },
  'provider gave a link': { en: 'Khalti gave a link', ne: 'खल्तीले लिङ्क दियो' },
  'browser came back': { en: 'The student came back from Khalti', ne: 'विद्यार्थी खल्तीबाट फर्किनुभयो' },
  'student asked': { en: 'The student asked', ne: 'विद्यार्थीले सोध्नुभयो' },
  'staff asked': { en: 'Staff asked Khalti', ne: 'कर्मचारीले खल्तीलाई सोध्नुभयो' },
  'decided by staff': { en: 'Two people decided', ne: 'दुई जनाले निर्णय गर्नुभयो' },
  'new attempt opened': { en: 'Another try was begun', ne: 'अर्को प्रयास थालियो' },
  'no answer recorded': { en: 'No answer came', ne: 'जवाफ आएन' },
  'link lifetime over': { en: 'The link was no longer valid', ne: 'लिङ्कको म्याद सकियो' },
  sweeper: { en: 'Khalti was asked in turn', ne: 'तोकिएको समयमा खल्तीलाई सोधियो' },
  refund: { en: 'Khalti was asked about a refund', ne: 'फिर्ताबारे खल्तीलाई सोधियो' },
}
