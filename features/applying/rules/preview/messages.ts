import type { Messages } from '#platform/pure/message.ts'

/** Texts of the preview of an opening in the office (design/mocks 46). */
export const previewText = {
  title: { en: 'What students see', ne: 'विद्यार्थीले देख्ने' },
  lead: {
    en: 'As typed, on a phone, with the words and rules of the portal; choices from lists as saved.',
    ne: 'टाइप गरिएअनुसार, फोनमा, पोर्टलकै शब्द र नियमसहित; सूचीबाट छानिएको चाहिँ सुरक्षित गरेपछि।',
  },
  language: { en: 'Language of the preview', ne: 'पूर्वावलोकनको भाषा' },
  days: { en: 'Day of the preview', ne: 'पूर्वावलोकनको दिन' },
  today: { en: 'Today', ne: 'आज' },
  'first-day': { en: 'First day', ne: 'पहिलो दिन' },
  'late-days': { en: 'Late days', ne: 'ढिला दिनहरू' },
  after: { en: 'After', ne: 'पछि' },
  'no-days': {
    en: 'It has no last day yet. Save one to see what students will see.',
    ne: 'अन्तिम मिति छैन। विद्यार्थीले के देख्छन् भनी हेर्न मिति सुरक्षित गर्नुहोस्।',
  },
  'not-listed': {
    en: 'On this day it is not in the list of students.',
    ne: 'यस दिन विद्यार्थीको सूचीमा हुँदैन।',
  },
  'nothing-sent': {
    en: 'Students apply here. The preview sends nothing.',
    ne: 'विद्यार्थीले यहीँबाट आवेदन दिन्छन्। पूर्वावलोकनले केही पठाउँदैन।',
  },
  'seen-by': { en: 'Seen by', ne: 'कसले देख्ने' },
  everyone: {
    en: 'Everyone; one needs a complete profile to apply.',
    ne: 'सबैले; आवेदन दिन प्रोफाइल पूरा हुनुपर्छ।',
  },
  'passed-entrance': {
    en: 'Students with a paid and passed entrance of this place, without an active enrollment, with a complete profile.',
    ne: 'यही ठाउँको शुल्क तिरेको र उत्तीर्ण प्रवेश परीक्षा भएका, सक्रिय भर्ना नभएका, प्रोफाइल पूरा भएका विद्यार्थीले।',
  },
  enrolled: {
    en: 'Students with an active enrollment of this place.',
    ne: 'यही ठाउँमा सक्रिय भर्ना भएका विद्यार्थीले।',
  },
} as const satisfies Messages
