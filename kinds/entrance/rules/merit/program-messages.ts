import type { Message, Messages } from '#platform/pure/message.ts'
import type { FurtherReason } from './preferences.ts'

/** Messages of the server about the programmes of an entrance. */
export const programMessages = {
  read: { en: 'Programmes: {n}', ne: 'कार्यक्रम: {n}' },
  saved: { en: 'Further programmes saved: {n}.', ne: 'राखिएका अन्य कार्यक्रम: {n}' },
  'of-program': { en: '{program}: {reason}', ne: '{program}: {reason}' },
} as const satisfies Messages

/** Reasons for which further programmes of an entrance are refused. */
export const furtherMessages = {
  'own-missing': {
    en: 'Give the entrance a programme of its own first.',
    ne: 'पहिले प्रवेश परीक्षाको आफ्नै कार्यक्रम राख्नुहोस्।',
  },
  'is-own': {
    en: "This is the entrance's own programme.",
    ne: 'यो प्रवेश परीक्षाको आफ्नै कार्यक्रम हो।',
  },
  'not-a-program': { en: 'This programme does not exist.', ne: 'यस्तो कार्यक्रम छैन।' },
  'too-many-programs': {
    en: 'Choose at most {most} further programmes.',
    ne: 'बढीमा {most} अन्य कार्यक्रम छान्नुहोस्।',
  },
  'stays-offered': {
    en: 'Students have applied: {program} stays.',
    ne: 'विद्यार्थीले आवेदन दिइसकेका छन्, त्यसैले {program} हट्दैन।',
  },
  'list-computed': {
    en: 'A merit list is computed: the programmes stay.',
    ne: 'योग्यता सूची बनिसक्यो, त्यसैले कार्यक्रम बदलिँदैनन्।',
  },
} as const satisfies Record<FurtherReason, Message>

/** Texts of the office's card with the programmes of an entrance. */
export const programDeskText = {
  title: { en: 'Programmes by preference', ne: 'रोजाइका कार्यक्रम' },
  lead: {
    en: 'Applicants put these programmes in the order of their preference. Each gets one seat, in one of them.',
    ne: 'आवेदकले यी कार्यक्रमलाई आफ्नो रोजाइको क्रममा राख्छन्। प्रत्येकले एउटामा मात्र सिट पाउँछ।',
  },
  own: { en: "{program}: the entrance's own", ne: '{program}: प्रवेश परीक्षाकै' },
  further: { en: 'Further programmes', ne: 'अन्य कार्यक्रम' },
  ordered: {
    en: 'Applicants who gave an order: {n}',
    ne: 'रोजाइको क्रम दिने आवेदक: {n}',
  },
  save: { en: 'Save the programmes', ne: 'कार्यक्रम सुरक्षित गर्ने' },
} as const satisfies Messages
