import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts for a bank account that waits for its second person. */
export const accountViewText = {
  subject: { en: 'Bank account: {bank}', ne: 'बैंक खाता: {bank}' },
  'subject-new': { en: 'New bank account: {bank}', ne: 'नयाँ बैंक खाता: {bank}' },
  qr: officeLabels.paymentQr,
  'qr-name': { en: 'Name in the QR', ne: 'क्यू आरमा भएको नाम' },
  'qr-id': { en: 'Identifier in the QR', ne: 'क्यू आरको पहिचान नम्बर' },
  'check-number': {
    en: 'The QR has the same account as the number',
    ne: 'क्यू आर र खाता नम्बर एउटै छन्',
  },
  'number-same': { en: 'Read from the QR, every digit agrees', ne: 'क्यू आरबाट पढियो, सबै अङ्क मिल्छ' },
  'number-other': {
    en: 'The QR holds an identifier of its own, not the account number: compare it with the bank’s letter',
    ne: 'क्यू आरमा खाता नम्बर होइन, आफ्नै पहिचान छ: बैंकको पत्रसँग मिलाउनुहोस्',
  },
  'check-name': { en: 'The QR has the same name', ne: 'क्यू आरमा नाम एउटै छ' },
  'check-both': { en: 'Number and QR change together', ne: 'नम्बर र क्यू आर सँगै बदलिन्छन्' },
  'both-change': { en: 'Both change', ne: 'दुवै बदलिन्छन्' },
  'none-changes': { en: 'Neither changes', ne: 'कुनै बदलिँदैन' },
  'qr-only': { en: 'Only the QR changes', ne: 'क्यू आर मात्र बदलिन्छ' },
  'number-only': {
    en: 'Only the number changes: students who scan still pay the old account',
    ne: 'नम्बर मात्र बदलिन्छ: स्क्यान गर्नेले पुरानै खातामा तिर्छन्',
  },
  'check-bank': { en: 'Bank and branch unchanged', ne: 'बैंक र शाखा उही' },
  'check-vouchers': { en: 'Vouchers that wait for the cashier', ne: 'लेखा शाखामा पर्खिरहेका भौचर' },
  'vouchers-none': { en: 'none', ne: 'छैन' },
  'vouchers-some': {
    en: '{n} paid into the current account: they remain valid',
    ne: '{n} वटा हालकै खातामा: ती मान्य रहन्छन्',
  },
  'check-purposes': { en: 'Every fee has an account', ne: 'हरेक शुल्कको खाता छ' },
  'purposes-served': { en: 'Yes, today', ne: 'छ, आज' },
  'purposes-without': {
    en: 'Students could not pay by bank: {fees}',
    ne: 'बैंकबाट तिर्न नमिल्ने: {fees}',
  },
  'check-picture': {
    en: 'The QR is a picture, which the server does not read',
    ne: 'क्यू आर चित्र हो, सर्भरले पढ्दैन',
  },
  'picture-found': {
    en: 'Scan it with a bank app and compare with the letter',
    ne: 'बैंकको एपले स्क्यान गरी पत्रसँग मिलाउनुहोस्',
  },
} as const satisfies Messages
