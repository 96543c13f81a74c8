import type { Messages } from '#platform/pure/message.ts'

/** Reasons why a record of a register is not saved. */
export const registerMessages = {
  required: { en: 'Please fill in: {label}', ne: 'कृपया भर्नुहोस्: {label}' },
  whole: { en: 'Type a whole number.', ne: 'पूर्ण सङ्ख्या लेख्नुहोस्।' },
  number: { en: 'Type a number.', ne: 'सङ्ख्या लेख्नुहोस्।' },
  day: { en: 'This date does not exist.', ne: 'यस्तो मिति छैन।' },
  time: { en: 'Type a time such as 10:30.', ne: '१०:३० जस्तो समय लेख्नुहोस्।' },
  long: { en: 'At most {n} characters.', ne: 'बढीमा {n} अक्षर।' },
  least: { en: 'Not below {n}.', ne: '{n}भन्दा कम हुँदैन।' },
  most: { en: 'Not above {n}.', ne: '{n}भन्दा बढी हुँदैन।' },
  taken: { en: 'Another record has this: {value}', ne: 'अर्को अभिलेखमा यही छ: {value}' },
  invalid: {
    en: 'Not saved. Please look at the marked fields.',
    ne: 'बचत भएन। चिनो लागेका ठाउँ हेर्नुहोस्।',
  },
  'changed-meanwhile': {
    en: 'The record was changed meanwhile. Nothing was stored.',
    ne: 'यसैबीच अभिलेख बदलियो। केही राखिएन।',
  },
  listed: { en: 'Registers', ne: 'दर्ताहरू' },
  read: { en: 'Use and changes of a record', ne: 'अभिलेखको प्रयोग र परिवर्तन' },
  'not-there': { en: 'Record not found.', ne: 'अभिलेख भेटिएन।' },
} as const satisfies Messages
