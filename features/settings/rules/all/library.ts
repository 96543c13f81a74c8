import * as v from 'valibot'
import * as common from '#platform/pure/labels/common.ts'
import { defineSetting, field, wholeOf } from '../setting.ts'

/** Hours of the counter as students read them, such as `Sunday to Friday, 10:00 to 16:00`; '' until they are known. */
const hoursText = v.pipe(v.string(), v.trim(), v.maxLength(120))

/** Loans, fines in paisa per late book, and days for which a returned copy is reserved for the reader who waited. */
export const library = defineSetting({
  name: common.library,
  about: {
    en: 'Loan period, number of books, and the fine for a late book.',
    ne: 'पुस्तक कति दिन र कति वटा दिइन्छ, ढिलो हुँदा कति लाग्छ।',
  },
  twoPeople: false,
  schema: v.strictObject({
    loanDays: wholeOf(1, 365),
    mostRenewals: wholeOf(0, 20),
    mostBooks: wholeOf(1, 50),
    // A stored setting may be older than fines and holds.
    finePerDayInPaisa: v.optional(wholeOf(0, 100_000), 500),
    mostFineInPaisa: v.optional(wholeOf(0, 10_000_000), 50_000),
    holdDays: v.optional(wholeOf(1, 30), 3),
    hours: v.optional(v.strictObject({ en: hoursText, ne: hoursText }), { en: '', ne: '' }),
  }),
  initial: {
    loanDays: 30,
    mostRenewals: 2,
    mostBooks: 5,
    finePerDayInPaisa: 500,
    mostFineInPaisa: 50_000,
    holdDays: 3,
    hours: { en: '', ne: '' },
  },
  fields: [
    field.whole(
      'loanDays',
      { en: 'Days a book is lent', ne: 'पुस्तक दिइने दिन' },
      { en: 'A whole number, 1 to 365.', ne: '१देखि ३६५सम्मको पूर्ण सङ्ख्या।' },
    ),
    field.whole(
      'mostRenewals',
      { en: 'Renewals of a loan, at most', ne: 'बढीमा नवीकरण' },
      { en: 'A whole number, 0 to 20.', ne: '०देखि २०सम्मको पूर्ण सङ्ख्या।' },
    ),
    field.whole(
      'mostBooks',
      { en: 'Books at once, at most', ne: 'एकैपटक बढीमा पुस्तक' },
      { en: 'A whole number, 1 to 50.', ne: '१देखि ५०सम्मको पूर्ण सङ्ख्या।' },
    ),
    field.rupees(
      'finePerDayInPaisa',
      { en: 'Fine for a day late, Rs.', ne: 'ढिलाइको दिनको जरिवाना, रु.' },
      { en: 'Rs. 0 to 1,000.', ne: 'रु. ०देखि १,०००सम्म।' },
    ),
    field.rupees(
      'mostFineInPaisa',
      { en: 'Fine for a book at most, Rs.', ne: 'एउटा पुस्तकको बढीमा जरिवाना, रु.' },
      { en: 'Rs. 0 to 1,00,000.', ne: 'रु. ०देखि १,००,०००सम्म।' },
    ),
    field.whole(
      'holdDays',
      { en: 'Days a reservation is held', ne: 'आरक्षित पुस्तक राखिने दिन' },
      { en: 'A whole number, 1 to 30.', ne: '१देखि ३०सम्मको पूर्ण सङ्ख्या।' },
    ),
    field.text('hours.en', { en: 'Hours, in English', ne: 'समय, अंग्रेजीमा' }),
    field.text('hours.ne', { en: 'Hours, in Nepali', ne: 'समय, नेपालीमा' }),
  ],
})
