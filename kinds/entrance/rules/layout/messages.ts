import type { Messages } from '#platform/pure/message.ts'

/** Messages of the server about the sittings and seats of an entrance, and its notices to applicants. */
export const entranceLayoutMessages = {
  'layouts-read': { en: 'Entrances: {n}', ne: 'प्रवेश परीक्षा: {n}' },
  'layout-read': { en: 'Layout of {name}', ne: '{name}को तयारी' },
  'centres-read': { en: 'Centres to ask for: {n}', ne: 'रोज्न मिल्ने केन्द्र: {n}' },
  'centres-saved': { en: 'Saved. Centres to ask for: {n}.', ne: 'राखियो। रोज्न मिल्ने केन्द्र: {n}' },
  'sitting-saved': {
    en: 'The sitting is saved. Cards replaced: {cards}. Applicants notified: {notified}.',
    ne: 'पाली राखियो। बदलिएका प्रवेशपत्र: {cards}, जानकारी पाएका आवेदक: {notified}',
  },
  'sitting-removed': { en: 'The sitting is removed.', ne: 'पाली हटाइयो।' },
  'plan-read': { en: 'Plan of the seats of {name}', ne: '{name}को सिट योजना' },
  executed: {
    en: 'Symbol numbers given: {numbers}. Seats given: {n}. Cards replaced: {cards}.',
    ne: 'दिइएका सिम्बल नम्बर: {numbers}, सिट: {n}, बदलिएका प्रवेशपत्र: {cards}',
  },

  'opening-unknown': { en: 'There is no such entrance.', ne: 'यस्तो प्रवेश परीक्षा छैन।' },
  'sitting-unknown': { en: 'There is no such sitting.', ne: 'यस्तो पाली छैन।' },
  'centre-unknown': { en: 'There is no such centre.', ne: 'यस्तो परीक्षा केन्द्र छैन।' },
  'room-unknown': { en: 'There is no such room.', ne: 'यस्तो कोठा छैन।' },
  'published-already': {
    en: 'The result of this entrance is published. Its seats do not change any more.',
    ne: 'यस प्रवेश परीक्षाको नतिजा प्रकाशित भइसक्यो। अब सिट बदलिँदैन।',
  },
  'centre-asked': {
    en: 'Applicants asked for {centre}: {n}. It stays in the choice.',
    ne: '{centre} रोजेका आवेदक {n} छन्, त्यसैले यो हटाउन मिल्दैन।',
  },
  'name-taken': {
    en: 'Another sitting of this entrance has this name.',
    ne: 'यस प्रवेश परीक्षाको अर्को पालीको नाम यही छ।',
  },
  'room-twice': {
    en: 'A room is used twice at one time. {list}',
    ne: 'एउटै कोठा एकै समयमा दुई पटक पर्‍यो। {list}',
  },
  'room-used': { en: '{room}, {centre}: {by}.', ne: '{room}, {centre}: {by};' },
  'room-in-use': {
    en: 'Applicants sit in {room}: {n}. Move them first.',
    ne: '{room}मा {n} आवेदकको सिट छ। पहिले सार्नुहोस्।',
  },
  'seats-in-use': {
    en: 'Applicants have seats in this sitting: {n}. It cannot be removed.',
    ne: 'यस पालीमा {n} आवेदकको सिट छ, त्यसैले हटाउन मिल्दैन।',
  },
  'two-at-once': {
    en: 'An applicant cannot sit two exams at once. {list}',
    ne: 'एकै समयमा दुई परीक्षा दिन सकिँदैन। {list}',
  },
  'two-of': { en: '{name}: {other}.', ne: '{name}: {other};' },
  'and-more': { en: 'And {n} more.', ne: 'थप {n} जना।' },
  'sittings-first': {
    en: 'Add a sitting with its rooms first.',
    ne: 'पहिले पाली र त्यसका कोठा राख्नुहोस्।',
  },
  'nothing-to-plan': {
    en: 'All approved applicants have a symbol number and a seat.',
    ne: 'स्वीकृत सबैको सिम्बल नम्बर र सिट छ।',
  },
  'not-enough-seats': {
    en: 'There are more applicants than seats. {list}',
    ne: 'आवेदकभन्दा सिट कम छन्। {list}',
  },
  'seats-missing-at': { en: '{centre}: {n} more needed.', ne: '{centre}: थप {n} चाहिन्छ।' },
  'any-centre': { en: 'Any centre', ne: 'जुनसुकै केन्द्र' },
  'no-plan': { en: 'There is no such plan.', ne: 'यस्तो योजना छैन।' },
  'plan-is-done': {
    en: 'This plan was executed already.',
    ne: 'यो योजना लागू भइसकेको छ।',
  },
  'plan-void': {
    en: 'Applicants, sittings or rooms have changed since. Make the plan again.',
    ne: 'त्यसपछि आवेदक, पाली वा कोठा बदलिए। योजना फेरि बनाउनुहोस्।',
  },
  'seats-by-layout': {
    en: 'The seats of this entrance are given in its layout.',
    ne: 'यस प्रवेश परीक्षाको सिट परीक्षाको तयारीमा तोकिन्छ।',
  },

  'notice-seated': {
    en: 'Your admit card for {exam} is ready: symbol number {number}, {day}, {hours}, {place}.',
    ne: '{exam}को प्रवेशपत्र तयार छ। सिम्बल नम्बर: {number}, समय: {day}, {hours}, स्थान: {place}',
  },
  'notice-time': {
    en: '{exam} is now on {day}, {hours}. Download your admit card again; the older one no longer counts.',
    ne: '{exam}को नयाँ समय {day}, {hours} हो। प्रवेशपत्र फेरि डाउनलोड गर्नुहोस्; पुरानो मान्य छैन।',
  },
} as const satisfies Messages
