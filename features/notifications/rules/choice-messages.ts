import type { Messages } from '#platform/pure/message.ts'

/** Texts for choosing the channels of notifications besides the dashboard. */
export const choiceMessages = {
  lead: {
    en: 'Every notice is on your dashboard. Choose what is also sent to you.',
    ne: 'सबै सूचना ड्यासबोर्डमा हुन्छन्। अरू कसरी पाउने छान्नुहोस्।',
  },
  topic: { en: 'Notices about', ne: 'सूचनाको विषय' },
  mail: { en: 'Mail', ne: 'इमेल' },
  text: { en: 'Text message', ne: 'एस.एम.एस.' },
  by: { en: '{topic}: {channel}', ne: '{topic}: {channel}' },
  loading: { en: 'Loading your choices', ne: 'तपाईंको छनोट खुल्दैछ' },
  'load-failed': { en: 'Could not load your choices.', ne: 'तपाईंको छनोट खुलेन।' },
  device: { en: 'On this device', ne: 'यस उपकरणमा' },
  'push-notices': { en: 'Show new notices on this device', ne: 'नयाँ सूचना यस उपकरणमा देखाउने' },
  'push-off': {
    en: 'A locked screen shows only the subject of a notice, never its text.',
    ne: 'लक भएको स्क्रिनमा सूचनाको विषय मात्र देखिन्छ, पूरा कुरा देखिँदैन।',
  },
  'push-on': {
    en: 'New notices are shown on this device until you log out or your session ends.',
    ne: 'लगआउट नगरेसम्म वा सत्र नसकिएसम्म नयाँ सूचना यस उपकरणमा देखिन्छन्।',
  },
  'push-asking': {
    en: 'Your browser asks whether the portal may show notices. Choose Allow.',
    ne: 'पोर्टलले सूचना देखाउन पाउने कि नपाउने, ब्राउजरले सोध्छ। अनुमति दिनुहोस्।',
  },
  'push-blocked': {
    en: 'Your browser does not let the portal show notices. Allow it in the browser’s settings for this site, then open this again.',
    ne: 'ब्राउजरले पोर्टललाई सूचना देखाउन दिएको छैन। ब्राउजरको सेटिङमा यस साइटलाई अनुमति दिनुहोस्, अनि फेरि खोल्नुहोस्।',
  },
  'push-install': {
    en: 'On an iPhone or iPad, first add the portal to the home screen and open it from there.',
    ne: 'आईफोन वा आईप्याडमा पहिले पोर्टललाई होम स्क्रिनमा राख्नुहोस् र त्यहीँबाट खोल्नुहोस्।',
  },
  'push-shared': {
    en: 'Not on a shared computer, where others would see them.',
    ne: 'साझा कम्प्युटरमा देखाइँदैन, अरूले पनि देख्छन्।',
  },
  'push-unsupported': {
    en: 'This browser cannot show notices while the portal is closed.',
    ne: 'पोर्टल बन्द हुँदा यो ब्राउजरले सूचना देखाउन सक्दैन।',
  },
  'push-failed': {
    en: 'Could not change this. Try again.',
    ne: 'यो परिवर्तन भएन। फेरि प्रयास गर्नुहोस्।',
  },
  'save-failed': { en: 'Could not save your choice.', ne: 'तपाईंको छनोट सुरक्षित भएन।' },
} as const satisfies Messages
