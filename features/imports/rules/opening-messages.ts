import type { Messages } from '#platform/pure/message.ts'

/** The file of dues and credits from before, the reasons why a row of it is refused, and its second person. */
export const openingMessages = {
  label: { en: 'Dues and credits from before', ne: 'पहिलेका बाँकी र जम्मा रकम' },
  note: {
    en: 'A due is what a student owes, a credit what the university holds for a student. A second person confirms the file with its sums.',
    ne: 'बाँकी भनेको विद्यार्थीले तिर्नुपर्ने, जम्मा भनेको विद्यार्थीको विश्वविद्यालयमा रहेको रकम हो। फाइल र जम्मा रकम दोस्रो व्यक्तिले पक्का गर्नुहुन्छ।',
  },
  due: { en: 'Due', ne: 'बाँकी' },
  credit: { en: 'Credit', ne: 'जम्मा' },
  repeated: {
    en: 'An earlier row has the same student, type and text.',
    ne: 'अघिल्लो पङ्क्तिमा पनि यही विद्यार्थी, प्रकार र विवरण छ।',
  },
  known: {
    en: 'There is one of {amount} since {day}. A file does not change it.',
    ne: '{day}देखिको {amount} यहाँ छ। फाइलले यो बदल्दैन।',
  },
  amount: {
    en: 'Above 0, at most Rs. 1,00,00,000.',
    ne: '०भन्दा बढी, बढीमा रु १,००,००,००० हुनुपर्छ।',
  },
  future: { en: 'The day is in the future.', ne: 'मिति भविष्यको छ।' },
  'head-of-credit': { en: 'A credit has no head of income.', ne: 'जम्माको आम्दानी शीर्षक हुँदैन।' },
  'is-paid': {
    en: 'Something of this due was paid, or a payment is on its way.',
    ne: 'यो बाँकीमा भुक्तानी भइसक्यो वा हुँदैछ।',
  },
  'is-used': {
    en: 'The student used this credit already, or it is being paid out.',
    ne: 'विद्यार्थीको यो जम्मा प्रयोग भइसक्यो वा फिर्ता हुँदैछ।',
  },
  proposed: {
    en: 'Proposed. A second person confirms before anything is stored.',
    ne: 'प्रस्ताव गरियो। राखिनुअघि दोस्रो व्यक्तिले पक्का गर्नुहुन्छ।',
  },
  'back-proposed': {
    en: 'Proposed. A second person confirms before anything is taken back.',
    ne: 'प्रस्ताव गरियो। फिर्ता लिनुअघि दोस्रो व्यक्तिले पक्का गर्नुहुन्छ।',
  },
  'plan-changed': {
    en: 'The file was checked again or changed after it was proposed. Refuse this and propose it again.',
    ne: 'प्रस्तावपछि फाइल फेरि जाँचियो वा बदलियो। यसलाई अस्वीकार गरेर फेरि प्रस्ताव गर्नुहोस्।',
  },
  waits: { en: 'Waits for a second person.', ne: 'दोस्रो व्यक्तिको पर्खाइमा।' },
  file: { en: 'File', ne: 'फाइल' },
  'taken-back': { en: 'Taken back', ne: 'फिर्ता' },
  dues: { en: 'Dues', ne: 'बाँकी रकम' },
  credits: { en: 'Credits', ne: 'जम्मा रकम' },
  rows: { en: 'Rows', ne: 'पङ्क्ति' },
} as const satisfies Messages
