import * as v from 'valibot'
import { defineSetting, field, wholeOf } from '../setting.ts'

/** From which unpaid fees on a student gets no admit card or no gradesheet. Off until one of both is chosen. */
export const hold = defineSetting({
  name: { en: 'Hold for unpaid fees', ne: 'बाँकी शुल्क भएमा कागजात रोक्ने' },
  about: {
    en: 'Documents that a student does not get while fees are owed.',
    ne: 'शुल्क बाँकी हुँदा विद्यार्थीले नपाउने कागजात।',
  },
  twoPeople: true,
  isMoney: true,
  schema: v.strictObject({
    fromInPaisa: wholeOf(1, 1_000_000_000),
    days: wholeOf(0, 3_650),
    admitCard: v.boolean(),
    gradesheet: v.boolean(),
  }),
  initial: { fromInPaisa: 100_000, days: 30, admitCard: false, gradesheet: false },
  fields: [
    field.rupees(
      'fromInPaisa',
      { en: 'From this sum on, Rs.', ne: 'यति रकमदेखि, रु.' },
      { en: 'An amount above zero.', ne: 'शून्यभन्दा बढी रकम।' },
    ),
    field.whole(
      'days',
      { en: 'Of fees at least so many days old', ne: 'कम्तीमा यति दिन पुराना शुल्क' },
      {
        en: 'A whole number, 0 to 3,650. 0: from the first day.',
        ne: '०देखि ३,६५०सम्मको पूर्ण सङ्ख्या। ० भए पहिलो दिनदेखि।',
      },
    ),
    field.yesNo('admitCard', { en: 'No admit card', ne: 'प्रवेशपत्र नदिने' }),
    field.yesNo('gradesheet', { en: 'No gradesheet', ne: 'ग्रेडसिट नदिने' }),
  ],
})
