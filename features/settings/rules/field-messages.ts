import * as pageLabels from '#platform/pure/labels/page.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Labels of the settings' fields, and the rule of each. */
export const fieldText = {
  'any-choice': { en: 'Choose one of these.', ne: 'यीमध्ये एउटा छान्नुहोस्।' },
  phone: common.phone,
  'needs-phone': {
    en: 'A phone number of 6 to 30 digits, with + ( ) - and spaces.',
    ne: '६देखि ३० अङ्कको फोन नम्बर; + ( ) - र खाली ठाउँ मिल्छ।',
  },
  email: common.email,
  'needs-email': { en: 'A complete email address.', ne: 'पूरा इमेल ठेगाना।' },
  'hours-en': { en: 'Hours, in English', ne: 'समय, अंग्रेजीमा' },
  'hours-ne': { en: 'Hours, in Nepali', ne: 'समय, नेपालीमा' },
  'needs-line': { en: 'Up to 120 characters, not empty.', ne: '१२० अक्षरसम्म, खाली होइन।' },
  bank: common.bank,
  number: common.accountNumber,
  'needs-number': {
    en: '6 to 34 capital letters, digits and hyphens, no spaces.',
    ne: '६देखि ३४ ठूला अक्षर, अङ्क र योजक चिन्ह; खाली ठाउँ होइन।',
  },
  holder: { en: 'Account holder', ne: 'खातावालाको नाम' },
  'qr-kind': officeLabels.paymentQr,
  'qr-none': { en: 'None', ne: 'छैन' },
  'qr-emv': { en: 'The text of the bank’s QR', ne: 'बैंकको क्यू आरको पाठ' },
  'qr-image': { en: 'A picture on this server', ne: 'यो सर्भरमा भएको चित्र' },
  'qr-payload': { en: 'Text of the QR', ne: 'क्यू आरको पाठ' },
  'needs-payload': {
    en: 'The checksum does not match. Paste the whole text as the bank gave it.',
    ne: 'जाँच सङ्ख्या मिलेन। बैंकले दिएकै पूरा पाठ राख्नुहोस्।',
  },
  'qr-url': { en: 'Path of the picture', ne: 'चित्रको ठेगाना' },
  'needs-url': {
    en: 'A path on this server that begins with one /, such as /qr.png.',
    ne: 'एउटा / बाट सुरु हुने यही सर्भरको ठेगाना, जस्तै /qr.png',
  },
  'qr-label': { en: 'Text below the QR', ne: 'क्यू आरमुनिको शब्द' },
  'needs-label': { en: 'Up to 60 characters.', ne: '६० अक्षरसम्म।' },
  fee: { en: 'Fee, Rs.', ne: 'शुल्क, रु.' },
  'needs-fee': { en: 'Rs. 1 to 1,00,000.', ne: 'रु. १देखि १,००,०००सम्म।' },
  pattern: { en: 'Pattern of numbers', ne: 'नम्बरको ढाँचा' },
  'needs-pattern': {
    en: 'Up to 40 characters with {serial} in it; {year} and {program} may stand beside it.',
    ne: '४० अक्षरसम्म, {serial} सहित; {year} र {program} पनि राख्न मिल्छ।',
  },
  digits: { en: 'Digits of the serial number', ne: 'क्रम नम्बरका अङ्क' },
  'needs-digits': { en: 'A whole number, 3 to 8.', ne: '३देखि ८सम्मको पूर्ण सङ्ख्या।' },
  'loan-days': { en: 'Days a book is lent', ne: 'पुस्तक दिइने दिन' },
  'needs-loan-days': { en: 'A whole number, 1 to 365.', ne: '१देखि ३६५सम्मको पूर्ण सङ्ख्या।' },
  renewals: { en: 'Renewals of a loan, at most', ne: 'बढीमा नवीकरण' },
  'needs-renewals': { en: 'A whole number, 0 to 20.', ne: '०देखि २०सम्मको पूर्ण सङ्ख्या।' },
  books: { en: 'Books at once, at most', ne: 'एकैपटक बढीमा पुस्तक' },
  'needs-books': { en: 'A whole number, 1 to 50.', ne: '१देखि ५०सम्मको पूर्ण सङ्ख्या।' },
  'fine-day': { en: 'Fine for a day late, Rs.', ne: 'ढिलाइको दिनको जरिवाना, रु.' },
  'needs-fine-day': { en: 'Rs. 0 to 1,000.', ne: 'रु. ०देखि १,०००सम्म।' },
  'fine-most': { en: 'Fine for a book at most, Rs.', ne: 'एउटा पुस्तकको बढीमा जरिवाना, रु.' },
  'needs-fine-most': { en: 'Rs. 0 to 1,00,000.', ne: 'रु. ०देखि १,००,०००सम्म।' },
  'hold-days': { en: 'Days a reservation is held', ne: 'आरक्षित पुस्तक राखिने दिन' },
  'needs-hold-days': { en: 'A whole number, 1 to 30.', ne: '१देखि ३०सम्मको पूर्ण सङ्ख्या।' },
  'per-course': { en: 'The fee is for each course', ne: 'शुल्क हरेक विषयको लाग्छ' },
  returned: { en: 'When a mark was too low', ne: 'अङ्क कम दिइएको रहेछ भने' },
  'returned-nothing': { en: 'The fee is not given back', ne: 'शुल्क फिर्ता हुँदैन' },
  'returned-credit': {
    en: 'The fee goes to the student’s credit',
    ne: 'शुल्क विद्यार्थीको जम्मामा जान्छ',
  },
  'without-line': {
    en: 'May approve a voucher without a line in a bank statement',
    ne: 'बैंक स्टेटमेन्टमा नभएको भौचर स्वीकृत गर्न मिल्ने',
  },
  banks: { en: 'Banks, one a line', ne: 'बैंकहरू, एक लाइनमा एउटा' },
  'needs-banks': {
    en: '1 to 100 banks, each once, as Nepal Bank | नेपाल बैंक; up to 80 characters a name.',
    ne: '१देखि १०० बैंक, हरेक एकपटक, यसरी: Nepal Bank | नेपाल बैंक; एउटा नाम ८० अक्षरसम्म।',
  },
  cashier: { en: 'Cashier', ne: 'क्यासियर' },
  administrator: { en: 'Administrator', ne: 'प्रशासक' },
  'grade-at': { en: 'Grade {n}', ne: 'ग्रेड {n}' },
  grade: pageLabels.grade,
  'needs-grade': { en: 'Up to 4 characters.', ne: '४ अक्षरसम्म।' },
  'from-percent': { en: 'From per cent', ne: 'प्रतिशतदेखि' },
  'needs-percent': {
    en: '0 to 100, two decimals at most.',
    ne: '०देखि १००सम्म, बढीमा दुई दशमलव।',
  },
  point: { en: 'Point', ne: 'अङ्कभार' },
  'needs-point': {
    en: '0 to 10, two decimals at most.',
    ne: '०देखि १०सम्म, बढीमा दुई दशमलव।',
  },
  'needs-grades': {
    en: '2 to 20 grades from the best down, per cent and point falling; the last from 0 per cent with point 0.',
    ne: '२देखि २० ग्रेड, उत्तमबाट तलतिर, प्रतिशत र अङ्कभार घट्दै; अन्तिम ० प्रतिशतदेखि, अङ्कभार शून्य।',
  },
  'most-failed': {
    en: 'Failed courses with which a student is promoted, at most',
    ne: 'यति विषय बाँकी हुँदा पनि अर्को सेमेस्टरमा जान मिल्छ',
  },
  'needs-most-failed': { en: 'A whole number, 0 to 50.', ne: '०देखि ५०सम्मको पूर्ण सङ्ख्या।' },
} as const satisfies Messages
