import type { Messages } from '#platform/pure/message.ts'

/** Answers to a link, and to what undoes or prevents it. */
export const linkText = {
  'link-name': { en: 'Link bank and portal', ne: 'बैंक र पोर्टलको भुक्तानी जोड्ने' },
  linked: { en: 'Linked and credited.', ne: 'जोडियो र जम्मा गरियो।' },
  'linked-only': {
    en: 'Linked. It was credited already.',
    ne: 'जोडियो। रकम पहिले नै जम्मा गरिएको थियो।',
  },
  'apart-name': { en: 'Not the same payment', ne: 'एउटै भुक्तानी होइन' },
  'is-apart': { en: 'The two are suggested no more.', ne: 'यी दुई अब सँगै देखाइने छैनन्।' },
  'line-gone': {
    en: 'This line is no longer in a statement.',
    ne: 'यो लाइन अब कुनै स्टेटमेन्टमा छैन।',
  },
  'line-settled': {
    en: 'This money is a settlement of the wallet.',
    ne: 'यो रकम वालेटले पठाएको भुक्तानी हो।',
  },
  'line-used': {
    en: 'This money was credited for another payment meanwhile.',
    ne: 'यो रकम यसबीच अर्को भुक्तानीमा जम्मा गरियो।',
  },
  'other-line': {
    en: 'This payment was credited against another line of the bank.',
    ne: 'यो भुक्तानी बैंकको अर्कै लाइनसँग जोडिएको छ।',
  },
  'amounts-changed': {
    en: 'The amounts are not those you saw. Look at them again.',
    ne: 'रकम तपाईंले देखेको भन्दा फरक छ। फेरि हेर्नुहोस्।',
  },
  'credited-otherwise': {
    en: 'This payment was credited with another amount. Reverse it first.',
    ne: 'यो भुक्तानी अर्कै रकममा जम्मा गरिएको छ। पहिले उल्टाउनुहोस्।',
  },
  'own-statement': {
    en: 'You imported this statement. Another person links its lines.',
    ne: 'यो स्टेटमेन्ट तपाईंले आयात गर्नुभएको हो। यसका लाइन अर्को व्यक्तिले जोड्नुपर्छ।',
  },
  'reason-needed': { en: 'Give the reason.', ne: 'कारण लेख्नुहोस्।' },
} as const satisfies Messages

/** The list of links that were made by hand. */
export const linkedListText = {
  title: { en: 'Linked by hand', ne: 'हातैले जोडिएका' },
  lead: {
    en: 'A wrong link is undone by two people: the approval is reversed and the line is open again.',
    ne: 'गलत जोडाइ दुई जनाले उल्टाउँछन्: स्वीकृति उल्टिन्छ र लाइन फेरि खुला हुन्छ।',
  },
  by: { en: 'Linked by, and why', ne: 'कसले, किन जोड्यो' },
  undo: { en: 'Undo', ne: 'उल्टाउने' },
  proposed: {
    en: 'Proposed. A second person confirms it.',
    ne: 'प्रस्ताव गरियो। अर्को व्यक्तिले पक्का गर्नुपर्छ।',
  },
} as const satisfies Messages
