import type { Messages } from '#platform/pure/message.ts'

/** Messages to the office and to the student about a photo cropped at the desk. */
export const photoMessages = {
  crop: { en: 'Crop a photo', ne: 'फोटो काट्ने' },
  cropped: { en: 'The photo is cropped.', ne: 'फोटो काटियो।' },
  'photo-changed': {
    en: 'The student has sent another photo meanwhile. Look at it first.',
    ne: 'यसबीच विद्यार्थीले अर्को फोटो पठाउनुभयो। पहिले त्यो हेर्नुहोस्।',
  },
  'region-wrong': {
    en: 'Choose a part of the photo that is at least 120 pixels wide.',
    ne: 'कम्तीमा १२० पिक्सेल चौडा भाग छान्नुहोस्।',
  },
  notice: {
    en: 'The university has cropped your photo so that your face fills it. You see it in your profile.',
    ne: 'तपाईंको अनुहार ठीकसँग देखियोस् भनेर विश्वविद्यालयले तपाईंको फोटो काट्यो। प्रोफाइलमा हेर्न सक्नुहुन्छ।',
  },
} as const satisfies Messages
