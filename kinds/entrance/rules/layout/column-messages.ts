import type { Messages } from '#platform/pure/message.ts'

/** Names of what an application and an entrance have for its seats. */
export const entranceSeatColumns = {
  'asked-centre': { en: 'Centre asked for', ne: 'रोजेको केन्द्र' },
  'special-need': { en: 'Seat near the door', ne: 'ढोकानजिकको सिट' },
  'sitting-day': { en: 'Day of the sitting', ne: 'पालीको मिति' },
  'sitting-from': { en: 'Sitting from', ne: 'पाली सुरु' },
  centres: { en: 'Centres to ask for', ne: 'रोज्न मिल्ने केन्द्र' },
} as const satisfies Messages
