import type { Messages } from '#platform/pure/message.ts'

/** Messages of bank accounts that server and screens share. */
export const accountText = {
  'bank-missing': { en: 'Enter the bank.', ne: 'बैंकको नाम लेख्नुहोस्।' },
  'holder-missing': { en: 'Enter the name of the account.', ne: 'खातावालाको नाम लेख्नुहोस्।' },
  'name-too-long': { en: 'Up to 120 characters.', ne: '१२० अक्षरसम्म।' },
  'number-missing': { en: 'Enter the account number.', ne: 'खाता नम्बर लेख्नुहोस्।' },
  'number-format': {
    en: 'An account number has 6 to 34 letters, digits and hyphens.',
    ne: 'खाता नम्बरमा ६देखि ३४ अक्षर, अङ्क र योजक चिन्ह हुन्छन्।',
  },
  'number-taken': {
    en: 'Another account in use has this number. Change that one.',
    ne: 'यो नम्बर अर्को चालु खाताको हो। त्यही खाता बदल्नुहोस्।',
  },
  'purposes-missing': {
    en: 'Choose all fees, or at least one kind of fee.',
    ne: 'सबै शुल्क वा कम्तीमा एक किसिमको शुल्क छान्नुहोस्।',
  },
  'purpose-unknown': {
    en: 'There is no such kind of fee.',
    ne: 'यस्तो किसिमको शुल्क छैन।',
  },
  'qr-unknown': {
    en: 'Choose no QR, the text of the QR, or a picture.',
    ne: 'क्यू आर छैन, क्यू आरको पाठ वा चित्र छान्नुहोस्।',
  },
  'qr-checksum': {
    en: 'The checksum does not match. Paste the whole text as the bank gave it.',
    ne: 'जाँच सङ्ख्या मिलेन। बैंकले दिएकै पूरा पाठ राख्नुहोस्।',
  },
  'label-too-long': { en: 'Up to 60 characters.', ne: '६० अक्षरसम्म।' },
  'no-such-day': { en: 'There is no such day.', ne: 'यस्तो मिति छैन।' },
  'ends-before': {
    en: 'The last day is before the first day.',
    ne: 'अन्तिम दिन पहिलो दिनभन्दा अघि छ।',
  },
  'picture-missing': { en: 'Choose the picture of the QR.', ne: 'क्यू आरको चित्र छान्नुहोस्।' },
  'picture-too-large': {
    en: 'The picture is too large. Choose one of up to 600 kB.',
    ne: 'चित्र धेरै ठूलो छ। ६०० केबीसम्मको छान्नुहोस्।',
  },
  'picture-not-one': {
    en: 'This file is no picture. Choose a PNG, JPEG or WEBP.',
    ne: 'यो फाइल चित्र होइन। PNG, JPEG वा WEBP छान्नुहोस्।',
  },
  'picture-damaged': {
    en: 'This picture cannot be read. Save it again and choose it once more.',
    ne: 'यो चित्र पढ्न सकिएन। फेरि सुरक्षित गरी छान्नुहोस्।',
  },
  'account-wrong': {
    en: 'The account cannot be proposed yet. Correct the marked fields.',
    ne: 'खाता अझै प्रस्ताव गर्न मिल्दैन। चिन्ह लागेका ठाउँ सच्याउनुहोस्।',
  },
  'account-unknown': { en: 'There is no such bank account.', ne: 'यस्तो बैंक खाता छैन।' },
  'account-same': {
    en: 'Nothing of the account has changed.',
    ne: 'खातामा केही बदलिएको छैन।',
  },
  'account-proposed': {
    en: 'Proposed. A second person has to confirm it.',
    ne: 'प्रस्ताव गरियो। दोस्रो व्यक्तिले पक्का गर्नुपर्छ।',
  },
} as const satisfies Messages
