import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts for applicants about centre and seat; apart from those of the first view. */
export const ownSeatText = {
  'centre-needed': {
    en: 'Choose the centre where you want to sit the exam.',
    ne: 'परीक्षा दिने केन्द्र छान्नुहोस्।',
  },
  'exam-centre': { en: 'Exam centre', ne: 'परीक्षा केन्द्र' },
  'exam-centre-hint': {
    en: 'You get your seat there.',
    ne: 'तपाईंको सिट त्यहीँ तोकिन्छ।',
  },
  choose: common.choose,
  'special-need': {
    en: 'I have a special need and want a seat that is easy to reach.',
    ne: 'मेरो विशेष आवश्यकता छ, ढोकानजिकको सिट चाहिन्छ।',
  },
  'roll-seat-time': {
    en: 'Exam roll no. {roll}, {centre}, {time}',
    ne: 'परीक्षा रोल नं. {roll}, {centre}, {time}',
  },
} as const satisfies Messages
