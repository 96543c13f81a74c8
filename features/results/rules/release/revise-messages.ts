import type { Messages } from '#platform/pure/message.ts'

/** Messages for the exam office when a published mark is retotaled. */
export const reviseMessages = {
  'nothing-to-add-up': {
    en: 'This paper was not sat, so there are no marks to add up.',
    ne: 'यो परीक्षा नदिनेको जोड्ने अङ्क छैन।',
  },
  'not-a-mark': {
    en: 'Write the mark of the final examination as 45 or 45.25, at most {full}.',
    ne: 'अन्तिम परीक्षाको अङ्क ४५ वा ४५.२५ जसरी अङ्ग्रेजी अङ्कमा लेख्नुहोस्, बढीमा {full}',
  },
  'later-scheduled': {
    en: 'Another result of this student is scheduled. Stop it first: its CGPA would be wrong.',
    ne: 'यो विद्यार्थीको अर्को नतिजाको समय तोकिइसकेको छ। पहिले त्यो रोक्नुहोस्: त्यसको CGPA गलत हुन्छ।',
  },
} as const satisfies Messages
