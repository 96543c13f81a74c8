import type { Message, Messages } from '#platform/pure/message.ts'
import { approvalMessages } from './office-messages.ts'
import type { LeftOutReason } from './print-plan.ts'

export const printPlanText = {
  prints: { en: 'Certificates', ne: 'प्रमाणपत्र' },
  make: { en: 'Plan a print of certificates', ne: 'प्रमाणपत्र छाप्ने योजना' },
  execute: { en: 'Print certificates together', ne: 'प्रमाणपत्र एकैपटक छाप्ने' },
  planned: { en: '{n} {n|page|pages} to print', ne: 'छाप्ने {n} पाना' },
  name: { en: '{n} {n|certificate|certificates}, {day}', ne: '{n} प्रमाणपत्र, {day}' },
  done: {
    en: '{n} {n|page|pages} are being drawn in the background. The file is under Prints.',
    ne: '{n} पाना पृष्ठभूमिमा बन्दै छन्। फाइल ‘छपाइ’मा भेटिन्छ।',
  },
  'too-many': {
    en: 'At most {most} certificates are printed together.',
    ne: 'एकैपटक बढीमा {most} प्रमाणपत्र छापिन्छन्।',
  },
  nothing: { en: 'None of these can be printed.', ne: 'यीमध्ये छाप्न मिल्ने केही छैन।' },
  'no-plan': { en: 'There is no such plan.', ne: 'यस्तो योजना छैन।' },
  'is-done': {
    en: 'This plan is done. The file is under Prints.',
    ne: 'यो योजना पूरा भइसक्यो। फाइल ‘छपाइ’मा छ।',
  },
  void: {
    en: 'Nothing was printed: {name} has changed meanwhile. Choose again.',
    ne: 'केही छापिएन: यसबीच {name} परिवर्तन भयो। फेरि छान्नुहोस्।',
  },
} as const satisfies Messages

export const leftOutMessages = {
  'not-open': {
    en: 'It is not approved any more, or was handed over.',
    ne: 'यो स्वीकृत छैन वा बुझाइसकिएको छ।',
  },
  revoked: { en: 'The document was revoked.', ne: 'कागजात रद्द गरिएको छ।' },
  own: { en: 'It is your own.', ne: 'यो तपाईंको आफ्नै हो।' },
  'two-people': {
    en: 'Two people issue it. Propose it first.',
    ne: 'यो दुई जनाले जारी गर्छन्। पहिले प्रस्ताव गर्नुहोस्।',
  },
  ...approvalMessages,
} as const satisfies Record<LeftOutReason, Message>

/** Texts of the choice on the office's page. */
export const printTogetherText = {
  'print-n': { en: 'Print {n} together', ne: '{n} वटा एकैपटक छाप्ने' },
  'pages-n': { en: 'Print {n} {n|page|pages}', ne: '{n} पाना छाप्ने' },
  issues: {
    en: '{n} {n|gets its number|get their numbers} now.',
    ne: '{n} वटाले अहिले नम्बर पाउँछन्।',
  },
  copies: { en: '{n} {n|copy|copies}', ne: '{n} प्रति' },
  issue: { en: 'Issue and print', ne: 'जारी गरेर छाप्ने' },
  print: { en: 'Print', ne: 'छाप्ने' },
  out: { en: 'Left out: {why}', ne: 'नपरेको: {why}' },
} as const satisfies Messages
