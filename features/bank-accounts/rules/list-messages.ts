import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the page with the university's bank accounts. */
export const listText = {
  title: { en: 'Bank accounts', ne: 'बैंक खाताहरू' },
  lead: {
    en: 'Students pay by voucher and QR into the accounts that are for their fee. Each change takes effect when a second person confirms it.',
    ne: 'विद्यार्थीले आफ्नो शुल्कका लागि तोकिएका खातामा भौचर र क्यू आरबाट तिर्छन्। हरेक परिवर्तन दोस्रो व्यक्तिले पक्का गरेपछि लागू हुन्छ।',
  },
  none: { en: 'No bank accounts', ne: 'बैंक खाता छैन' },
  'none-help': {
    en: 'Until there is one, fees are paid by wallet or cash only.',
    ne: 'खाता नभएसम्म शुल्क वालेट वा नगदबाट मात्र तिरिन्छ।',
  },
  add: { en: 'Add an account', ne: 'खाता थप्ने' },
  change: { en: 'Change', ne: 'बदल्ने' },
  'change-of': { en: 'Change: {name}', ne: 'बदल्ने: {name}' },
  propose: officeLabels.propose,
  'no-limit': { en: 'No limit', ne: 'सीमा छैन' },
  'not-in-use': { en: 'Not in use', ne: 'चालु छैन' },
  'without-lead': { en: 'Fees without an account', ne: 'खाता नभएका शुल्क' },
  'without-help': {
    en: 'Students cannot pay by bank today: {fees}',
    ne: 'आज बैंकबाट तिर्न नमिल्ने शुल्क: {fees}',
  },
  'new-waits-own': {
    en: 'You proposed a new account. Another person confirms it.',
    ne: 'तपाईंले नयाँ खाता प्रस्ताव गर्नुभयो। अर्को व्यक्तिले पक्का गर्नुहुन्छ।',
  },
  'new-waits-other': {
    en: '{name} proposed a new account. It waits for a second person.',
    ne: '{name}ले नयाँ खाता प्रस्ताव गर्नुभयो। दोस्रो व्यक्तिको पर्खाइमा छ।',
  },
  'waits-own': {
    en: 'You proposed a change. Another person confirms it; until then the account stays as it is.',
    ne: 'तपाईंले परिवर्तन प्रस्ताव गर्नुभयो। अर्को व्यक्तिले पक्का गर्नुहुन्छ; त्यतिन्जेल खाता यथावत् रहन्छ।',
  },
  'waits-other': {
    en: '{name} proposed a change. It waits for a second person; until then the account stays as it is.',
    ne: '{name}ले परिवर्तन प्रस्ताव गर्नुभयो। दोस्रो व्यक्तिको पर्खाइमा छ; त्यतिन्जेल खाता यथावत् रहन्छ।',
  },
  'to-second': { en: 'Needs a second person', ne: 'दोस्रो व्यक्ति चाहिने' },
  'read-and-decide': officeLabels.readAndDecide,
  'holds-how': {
    en: 'Nothing changes for students until another person confirms it with the last digits of the bank’s letter and a fresh code.',
    ne: 'अर्को व्यक्तिले बैंकको पत्रका अन्तिम अङ्क र नयाँ कोड राखी पक्का नगरेसम्म विद्यार्थीका लागि केही बदलिँदैन।',
  },
  'purposes-chosen': { en: 'Chosen fees', ne: 'छानिएका शुल्क' },
  'qr-none': { en: 'None', ne: 'छैन' },
  'qr-by-text': { en: 'The text of the bank’s QR', ne: 'बैंकको क्यू आरको पाठ' },
  'qr-by-picture': { en: 'A picture of the QR', ne: 'क्यू आरको चित्र' },
  'qr-text': { en: 'Text of the QR', ne: 'क्यू आरको पाठ' },
  'qr-file': { en: 'Picture of the QR', ne: 'क्यू आरको चित्र' },
  'qr-file-help': {
    en: 'PNG, JPEG or WEBP, up to 600 kB. Only the QR, straight and sharp.',
    ne: 'PNG, JPEG वा WEBP, ६०० केबीसम्म। क्यू आर मात्र, सीधा र प्रस्ट।',
  },
  'choose-file': { en: 'Choose a picture', ne: 'चित्र छान्ने' },
  'present-picture': {
    en: 'The present picture stays unless another is chosen.',
    ne: 'अर्को नछाने हालकै चित्र रहन्छ।',
  },
  'day-hint': { en: 'Empty: no limit.', ne: 'खाली भए सीमा छैन।' },
} as const satisfies Messages
