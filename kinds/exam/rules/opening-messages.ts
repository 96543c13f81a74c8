import type { Messages } from '#platform/pure/message.ts'

/** Reasons why an exam opening is not saved as typed. */
export const examOpeningMessages = {
  'retotaling-locked': {
    en: 'Students have asked for retotaling at this fee. It cannot change any more.',
    ne: 'विद्यार्थीले यही शुल्कमा पुनर्योग मागिसकेका छन्। अब बदल्न मिल्दैन।',
  },
} as const satisfies Messages

/** Exam fees that rise in steps, as staff set them up. */
export const examStepMessages = {
  steps: { en: 'Fee in steps', ne: 'चरणबद्ध शुल्क' },
  'steps-help': {
    en: 'A line for each fee with its last day: the regular fee first, then the late fees. Leave it out if the fee does not rise. With steps, the exam fee and the last day above follow from them.',
    ne: 'प्रत्येक शुल्क र त्यसको अन्तिम दिन एक लाइनमा: पहिले नियमित शुल्क, त्यसपछि विलम्ब शुल्क। शुल्क नबढ्ने भए नलेख्नुहोस्। चरण भए माथिको परीक्षा शुल्क र अन्तिम दिन यसैअनुसार हुन्छ।',
  },
  'days-order': {
    en: 'The day of a step must come after the one before it, the first not before applying begins.',
    ne: 'प्रत्येक चरणको दिन अघिल्लोपछि हुनुपर्छ, पहिलो चरणको आवेदन सुरु हुने दिनअघि होइन।',
  },
  'fees-rise': {
    en: 'Each fee must be higher than the one before it.',
    ne: 'प्रत्येक शुल्क अघिल्लोभन्दा बढी हुनुपर्छ।',
  },
} as const satisfies Messages
