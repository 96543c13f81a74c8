import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the openings that staff set up. */
export const openingMessages = {
  published: officeLabels.published,
  'shown-name': { en: 'Name as shown', ne: 'देखिने नाम' },
  'amount-locked': {
    en: 'Students have applied with this amount. The registrar proposes a change; another person confirms it.',
    ne: 'विद्यार्थीले यही रकममा आवेदन दिइसकेका छन्। रजिस्ट्रारले परिवर्तन प्रस्ताव गर्छन्; अर्को व्यक्तिले पक्का गर्छन्।',
  },
  'days-disordered': {
    en: 'This day is before the one it should follow.',
    ne: 'यो मिति अघि आउनुपर्ने मितिभन्दा पहिले परेको छ।',
  },
  'is-holiday': {
    en: 'The university is closed on this day: {name}.',
    ne: '{name} परेकाले यो दिन विश्वविद्यालय बन्द छ।',
  },
  'needed-to-publish': {
    en: 'Needed before it can be published.',
    ne: 'प्रकाशन गर्न यो चाहिन्छ।',
  },
  'day-shortened': {
    en: 'Students have applied. One person can only extend a last day.',
    ne: 'विद्यार्थीले आवेदन दिइसकेका छन्। एक जनाले अन्तिम मिति बढाउन मात्र सक्छ।',
  },
  'not-withdrawn': {
    en: 'Students have applied. It cannot become a draft again.',
    ne: 'विद्यार्थीले आवेदन दिइसकेका छन्। अब मस्यौदा बनाउन मिल्दैन।',
  },
} as const satisfies Messages
