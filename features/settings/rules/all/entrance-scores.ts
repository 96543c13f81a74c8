import * as v from 'valibot'
import { defineSetting, field } from '../setting.ts'

/** Chooses that scores of an entrance are typed by two people, each without seeing the other's entry. Off until it is chosen. */
export const entranceScores = defineSetting({
  name: { en: 'Entrance scores', ne: 'प्रवेश परीक्षाका अङ्क' },
  about: {
    en: 'Whether two different people type every score. It counts for entrances whose result is not published yet.',
    ne: 'हरेक अङ्क दुई फरक व्यक्तिले राख्ने कि नराख्ने। नतिजा प्रकाशित नभएका प्रवेश परीक्षामा लागू हुन्छ।',
  },
  twoPeople: true,
  schema: v.strictObject({ typedTwice: v.boolean() }),
  initial: { typedTwice: false },
  fields: [
    field.yesNo('typedTwice', {
      en: 'Entrance scores are typed twice by two different people',
      ne: 'प्रवेश परीक्षाका अङ्क दुई फरक व्यक्तिले दुई पटक राख्छन्',
    }),
  ],
})
