import * as v from 'valibot'
import { defineSetting, field, wholeOf } from '../setting.ts'

/** Notices to many: how many students one person may write to. */
export const notices = defineSetting({
  name: { en: 'Notices to many', ne: 'धेरैलाई सूचना' },
  about: {
    en: 'How many students one person may send a notice to.',
    ne: 'एक जनाले कति विद्यार्थीलाई सूचना पठाउन पाउँछ।',
  },
  twoPeople: true,
  schema: v.strictObject({ peopleAlone: wholeOf(1, 100_000) }),
  initial: { peopleAlone: 200 },
  fields: [
    field.whole(
      'peopleAlone',
      { en: 'Students without a second person, at most', ne: 'दोस्रो व्यक्तिविना बढीमा विद्यार्थी' },
      { en: 'A whole number, 1 to 100,000.', ne: '१देखि १,००,०००सम्मको पूर्ण सङ्ख्या।' },
    ),
  ],
})
