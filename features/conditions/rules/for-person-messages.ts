import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the open entrances and admissions in a student's file. */
export const forPersonText = {
  title: { en: 'Open to apply', ne: 'खुला आवेदन' },
  lead: {
    en: 'Entrances and admissions that are open now, and their conditions beside the profile. An admission also needs the entrance of its programme.',
    ne: 'अहिले खुला प्रवेश परीक्षा र भर्ना, तिनका सर्त र प्रोफाइलको विवरण। भर्नालाई त्यही कार्यक्रमको प्रवेश परीक्षा पनि चाहिन्छ।',
  },
  opening: { en: 'Opening', ne: 'आवेदन' },
  until: { en: 'Last day', ne: 'अन्तिम मिति' },
  status: pageLabels.status,
  applied: { en: 'Applied', ne: 'आवेदन दिइसकेको' },
  fits: { en: 'All conditions met', ne: 'सबै सर्त पूरा' },
  'no-conditions': { en: 'No conditions', ne: 'सर्त छैन' },
  lacks: { en: 'Not met: {n}', ne: 'पूरा नभएका: {n}' },
  conditions: { en: 'Not met', ne: 'पूरा नभएका' },
  needed: {
    en: '{rule}: needed {needed}, has {yours}',
    ne: '{rule}: चाहिने {needed}, भएको {yours}',
  },
  none: { en: 'No entrance or admission is open now', ne: 'अहिले कुनै प्रवेश परीक्षा वा भर्ना खुला छैन' },
  'none-help': {
    en: 'Published openings appear here until their last day.',
    ne: 'प्रकाशित आवेदन अन्तिम मितिसम्म यहाँ देखिन्छन्।',
  },
  'partner-unknown': { en: 'There is no such student.', ne: 'यस्तो विद्यार्थी छैन।' },
} as const satisfies Messages
