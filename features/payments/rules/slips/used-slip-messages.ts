import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Message, Messages } from '#platform/pure/message.ts'
import type { ReportReason } from './used-slip.ts'

/** Messages between cashier and registrar about a slip that was used before, and about its outcome. */
export const usedSlipText = {
  tell: {
    en: 'Also tell the registrar about the used slip (adds a note to both students)',
    ne: 'प्रयोग भइसकेको भौचरबारे रजिस्ट्रारलाई पनि भन्ने (दुवै विद्यार्थीमा टिपोट थपिन्छ)',
  },
  queue: { en: 'Used slips', ne: 'दोहोरिएका भौचर' },
  about: { en: 'the same slip as {name}', ne: '{name}कै भौचर' },
  'same-slip': { en: 'Same slip', ne: 'उही भौचर' },
  fact: officeLabels.fact,
  returned: { en: 'Returned', ne: 'फिर्ता भएको' },
  earlier: { en: 'Used before', ne: 'पहिले प्रयोग भएको' },
  student: common.student,
  for: { en: 'For', ne: 'केका लागि' },
  amount: pageLabels.amount,
  number: { en: 'Voucher no.', ne: 'भौचर नं.' },
  sent: { en: 'Sent', ne: 'पठाएको' },
  state: officeLabels.state,
  slip: { en: 'Slip that was returned', ne: 'फिर्ता भएको भौचर' },
  'earlier-slip': { en: 'Slip used before', ne: 'पहिले प्रयोग भएको भौचर' },
  reportedBy: { en: 'Reported by {name}', ne: '{name}ले भन्नुभएको' },
  settle: { en: 'Close', ne: 'टुङ्ग्याउने' },
  found: { en: 'What you found', ne: 'के भेट्नुभयो' },
  outcome: {
    en: 'Closes the report. Your text is saved in the files of both students; no student is notified.',
    ne: 'यो टुङ्गिन्छ। तपाईंले लेखेको दुवै विद्यार्थीको फाइलमा रहन्छ; विद्यार्थीलाई खबर जाँदैन।',
  },
  settled: { en: 'Closed, with a note in both files.', ne: 'टुङ्गियो, दुवै फाइलमा टिपोट राखियो।' },
  note: {
    en: 'Voucher {number} was returned: its slip is used by {name}. The registrar is notified.',
    ne: 'भौचर {number} फिर्ता भयो: यही भौचर {name}ले प्रयोग गर्नुभएको छ। रजिस्ट्रारलाई भनिएको छ।',
  },
  'note-earlier': {
    en: 'The slip of voucher {number} was sent again by {name}, and returned. The registrar is notified.',
    ne: 'भौचर {number}को रसिद {name}ले फेरि पठाउनुभयो, फिर्ता भयो। रजिस्ट्रारलाई भनिएको छ।',
  },
  'note-settled': {
    en: 'Used slip, report closed: {outcome}',
    ne: 'दोहोरिएको भौचर, जाँचियो: {outcome}',
  },
} as const satisfies Messages

export const reportMessages = {
  'not-used': {
    en: 'The slip is not used for another payment, so there is nothing to report.',
    ne: 'यो भौचर अर्को भुक्तानीमा प्रयोग भएको छैन, त्यसैले भन्नुपर्ने केही छैन।',
  },
  'report-unknown': { en: 'There is no such report.', ne: 'यस्तो जानकारी छैन।' },
  'report-settled': { en: 'This report is already closed.', ne: 'यो पहिले नै जाँचिसकिएको छ।' },
  'own-report': {
    en: 'You reported this, or it is about you. Another person has to look into it.',
    ne: 'आफूले भनेको वा आफ्नै बारेको कुरा अरूले नै जाँच्नुपर्छ।',
  },
  'outcome-needed': { en: 'Write what you found.', ne: 'के भेट्नुभयो, लेख्नुहोस्।' },
} as const satisfies Messages & Record<ReportReason, Message>
