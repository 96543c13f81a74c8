import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Names of retotaling applications, and the student's notifications. */
export const retotalingOfficeMessages = {
  name: pageLabels.retotaling,
  'approving-opens': {
    en: 'Approving accepts the application and notifies the student; the marks are added up again.',
    ne: 'स्वीकृत गर्दा आवेदन लिइन्छ र विद्यार्थीलाई खबर जान्छ; अङ्क फेरि जोडिन्छ।',
  },
  'notice-approved': {
    en: 'Your retotaling of {name} is accepted. The exam office adds the marks up again.',
    ne: '{name}को पुनर्योग आवेदन स्वीकृत भयो। परीक्षा शाखाले अङ्क फेरि जोड्छ।',
  },
  'other-registration': {
    en: 'This is not your registration for this exam.',
    ne: 'यो यस परीक्षाको तपाईंको दर्ता होइन।',
  },
  'course-unknown': {
    en: 'There is no such course of an accepted retotaling.',
    ne: 'स्वीकृत पुनर्योगमा यस्तो विषय छैन।',
  },
  'fee-open': {
    en: 'The fee of this retotaling is not paid.',
    ne: 'यो पुनर्योगको शुल्क तिरिएको छैन।',
  },
  'decided-already': {
    en: 'The outcome of this course is already saved.',
    ne: 'यो विषयको परिणाम राखिइसकेको छ।',
  },
  'outcomes-read': { en: 'Without an outcome: {n}', ne: 'परिणाम नराखिएका: {n}' },
  'outcome-proposed': {
    en: 'Proposed. A second person has to confirm it.',
    ne: 'प्रस्ताव गरियो। दोस्रो व्यक्तिले पक्का गर्नुपर्छ।',
  },
  'notice-changed': {
    en: 'Retotaling of {course} in {exam}: the total is {total}, it was {former}; the grade is {grade}, it was {formerGrade}. Your gradesheet has a new version.',
    ne: '{exam}को {course} पुनर्योग: जम्मा {total}, पहिले {former}; ग्रेड {grade}, पहिले {formerGrade}; ग्रेडसिटको नयाँ संस्करण आएको छ।',
  },
  'notice-unchanged': {
    en: 'Retotaling of {course} in {exam}: the marks were added up again and stay {total}.',
    ne: '{exam}को {course} पुनर्योग: अङ्क फेरि जोडियो, जम्मा {total} नै रह्यो।',
  },
  'fee-returned': { en: 'Retotaling fee given back', ne: 'पुनर्योग शुल्क फिर्ता' },
} as const satisfies Messages
