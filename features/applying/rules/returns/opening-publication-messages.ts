import type { Messages } from '#platform/pure/message.ts'

/** Texts of a draft that is published by itself at a time. */
export const openingPublicationText = {
  title: { en: 'Publish at a time', ne: 'तोकिएको समयमा प्रकाशन' },
  list: { en: 'List planned publications', ne: 'तोकिएका प्रकाशनको सूची' },
  'in-list': { en: 'Planned: {day}, {time}', ne: 'तोकिएको: {day}, {time}' },
  lead: {
    en: 'It is checked now, and again when it is published.',
    ne: 'अहिले जाँचिन्छ, र प्रकाशन हुँदा फेरि जाँचिन्छ।',
  },
  day: { en: 'Published on', ne: 'प्रकाशन मिति' },
  time: { en: 'At (Nepal time)', ne: 'समय (नेपाली)' },
  plan: { en: 'Publish at this time', ne: 'यो समयमा प्रकाशन गर्ने' },
  cancel: { en: 'Do not publish by itself', ne: 'आफै प्रकाशन नगर्ने' },
  planned: { en: 'It is published on {day} at {time}.', ne: '{day}, {time}मा प्रकाशन हुन्छ।' },
  cancelled: { en: 'It stays a draft.', ne: 'मस्यौदा नै रहन्छ।' },
  'was-refused': {
    en: 'It was not published at its time. {reason}',
    ne: 'तोकिएको समयमा प्रकाशन भएन। {reason}',
  },
  read: { en: 'Time of publication', ne: 'प्रकाशनको समय' },
  'wrong-time': {
    en: 'Choose a day and a time later than now, within a year.',
    ne: 'अहिलेभन्दा पछिको, एक वर्षभित्रको मिति र समय छान्नुहोस्।',
  },
  'is-published': { en: 'It is published already.', ne: 'प्रकाशन भइसकेको छ।' },
} as const satisfies Messages
