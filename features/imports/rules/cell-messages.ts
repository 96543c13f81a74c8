import type { Messages } from '#platform/pure/message.ts'

/** Reasons why a cell or a row of a file is not taken. */
export const cellMessages = {
  shortened: {
    en: 'A spreadsheet shortened this number. Format the column as text and type it again.',
    ne: 'स्प्रेडसिटले यो नम्बर छोट्यायो। स्तम्भलाई टेक्स्ट बनाएर फेरि लेख्नुहोस्।',
  },
  preeti: {
    en: 'These are Preeti characters. The name in Unicode is proposed.',
    ne: 'यो प्रीति फन्टमा छ। युनिकोडमा नाम प्रस्ताव गरिएको छ।',
  },
  whole: { en: 'This is not a whole number.', ne: 'यो पूर्ण सङ्ख्या होइन।' },
  number: { en: 'This is not a number.', ne: 'यो सङ्ख्या होइन।' },
  unknown: { en: '{label} not found: {value}', ne: '{label} भेटिएन: {value}' },
  day: {
    en: 'Write the day as year-month-day.',
    ne: 'मिति वर्ष-महिना-गते लेख्नुहोस्।',
  },
  'no-day': { en: 'There is no day {day}.', ne: '{day} मिति छैन।' },
  'no-bs-day': { en: 'There is no day {day} B.S.', ne: 'वि.सं. {day} मिति छैन।' },
  time: { en: 'Write the time as 10:30.', ne: 'समय १०:३० जस्तो लेख्नुहोस्।' },
  empty: { en: '{label} is empty.', ne: '{label} खाली छ।' },
  'same-key': {
    en: 'The same {label} is in row {line}.',
    ne: 'पङ्क्ति {line}मा पनि यही {label} छ।',
  },
  'several-found': {
    en: 'More than one record has this {label}.',
    ne: 'यो {label} भएका एकभन्दा बढी अभिलेख छन्।',
  },
  fixed: {
    en: 'The record says {value}. This cannot be changed by a file.',
    ne: 'अभिलेखमा {value} छ। फाइलले यो बदल्न मिल्दैन।',
  },
  email: { en: 'The address is not complete.', ne: 'इमेल ठेगाना पूरा छैन।' },
  phone: { en: 'Write ten digits, as 98XXXXXXXX.', ne: '९८XXXXXXXX जस्तै दस अङ्क लेख्नुहोस्।' },
  'same-person': {
    en: 'May be the same person as {name}, {email}: the {label} is the same.',
    ne: '{name}, {email} यही व्यक्ति हुन सक्छ: {label} उही छ।',
  },
  'staff-address': {
    en: 'This address belongs to a member of the staff.',
    ne: 'यो ठेगाना कर्मचारीको हो।',
  },
  'due-before-issue': {
    en: 'The due date is before the issue date.',
    ne: 'फिर्ता मिति लिएको मितिभन्दा अगाडि छ।',
  },
  'loan-known': {
    en: 'This copy is here with another loan. Loans are changed at the counter.',
    ne: 'यो प्रति अर्कै विवरणसहित यहाँ छ। लिने-दिने काउन्टरबाट बदलिन्छ।',
  },
  'has-ended': {
    en: 'The student passed out or left. A file does not change that.',
    ne: 'विद्यार्थी उत्तीर्ण भइसके वा छाडिसके। फाइलले यो बदल्दैन।',
  },
  'other-birth': {
    en: 'The B.S. date of this row is {day}. Correct one of the two, or leave one empty.',
    ne: 'यस पङ्क्तिको वि.सं. मिति {day} हो। दुईमध्ये एउटा सच्याउनुहोस्, वा एउटा खाली राख्नुहोस्।',
  },
  'too-old': { en: 'The birth date is not possible.', ne: 'यो जन्म मिति सम्भव छैन।' },
} as const satisfies Messages
