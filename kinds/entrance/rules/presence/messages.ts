import type { Messages } from '#platform/pure/message.ts'

/** Messages of the server about presence on the day of a sitting. */
export const presenceMessages = {
  'presence-read': { en: 'Presence in {sitting}', ne: '{sitting}को हाजिरी' },
  'presence-saved': {
    en: 'Presence is saved. Present: {present}. Absent: {absent}. Corrected: {corrected}. Scores removed: {removed}.',
    ne: 'हाजिरी राखियो। उपस्थित: {present}, अनुपस्थित: {absent}, सच्याइएका: {corrected}, हटाइएका अङ्क: {removed}',
  },
  'sitting-not-begun': {
    en: 'This sitting begins on {day} at {time}. Presence is recorded from then on.',
    ne: 'यो पाली {day}, {time}मा सुरु हुन्छ। हाजिरी त्यसपछि मात्र राख्न मिल्छ।',
  },
  'presence-published': {
    en: 'The result of this entrance is published. Presence does not change any more.',
    ne: 'यस प्रवेश परीक्षाको नतिजा प्रकाशित भइसक्यो। अब हाजिरी बदलिँदैन।',
  },
  'presence-changed': {
    en: 'Another person has saved presence here since. Look at the marks and save again.',
    ne: 'यसबीच अर्को व्यक्तिले यहाँको हाजिरी राख्नुभयो। चिनो हेरेर फेरि राख्नुहोस्।',
  },
  'presence-columns': {
    en: 'The first line must name the columns erollno and attendance.',
    ne: 'पहिलो पङ्क्तिमा erollno र attendance स्तम्भ हुनुपर्छ।',
  },
  'correction-reason': {
    en: 'This changes what is recorded, so it needs a reason. {list}',
    ne: 'यसले पहिले राखिएको बदल्छ, त्यसैले कारण लेख्नुहोस्। {list}',
  },
  'becomes-absent': { en: '{number}: absent instead of present.', ne: '{number}: अब अनुपस्थित;' },
  'becomes-present': { en: '{number}: present instead of absent.', ne: '{number}: अब उपस्थित;' },
  'loses-score': {
    en: '{number}: absent, the score {score} is removed.',
    ne: '{number}: अनुपस्थित, अङ्क {score} हट्छ;',
  },
  'loses-absence': {
    en: '{number}: present, the score is missing then.',
    ne: '{number}: उपस्थित, अङ्क बाँकी रहन्छ;',
  },
  'number-unknown': {
    en: 'This entrance has no approved applicant with this symbol number.',
    ne: 'यस प्रवेश परीक्षामा यो सिम्बल नम्बरको स्वीकृत आवेदक छैन।',
  },
  'number-elsewhere': { en: 'This number sits in {place}.', ne: 'यो नम्बरको सिट {place}मा छ।' },
  'number-seatless': { en: 'This number has no seat.', ne: 'यो नम्बरको सिट छैन।' },
  'word-unknown': {
    en: '“{word}” is neither present nor absent.',
    ne: '“{word}” present वा absent होइन।',
  },
  'time-recorded': {
    en: 'Presence is recorded for applicants of this sitting: {n}. It cannot move to a time to come.',
    ne: 'यस पालीका {n} आवेदकको हाजिरी राखिसकियो, त्यसैले आउने समयमा सार्न मिल्दैन।',
  },
} as const satisfies Messages
