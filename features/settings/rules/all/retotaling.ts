import * as v from 'valibot'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { defineSetting, field } from '../setting.ts'

/**
 * Fee of retotaling: the opening's fee once, or for each course. `returned`: use of the fee if a mark was too low; a
 * credit may be used by the student or paid back.
 */
export const retotaling = defineSetting({
  name: pageLabels.retotaling,
  about: {
    en: 'Fee of retotaling, and whether it is given back when a mark was too low.',
    ne: 'पुनर्योगको शुल्क, र अङ्क कम दिइएको रहेछ भने शुल्क के हुन्छ।',
  },
  twoPeople: true,
  isMoney: true,
  schema: v.strictObject({
    feePerCourse: v.boolean(),
    returned: v.optional(v.picklist(['nothing', 'credit']), 'nothing'),
  }),
  initial: { feePerCourse: false, returned: 'nothing' },
  fields: [
    field.yesNo('feePerCourse', {
      en: 'The fee is for each course',
      ne: 'शुल्क हरेक विषयको लाग्छ',
    }),
    field.one('returned', { en: 'When a mark was too low', ne: 'अङ्क कम दिइएको रहेछ भने' }, [
      {
        value: 'nothing',
        label: { en: 'The fee is not given back', ne: 'शुल्क फिर्ता हुँदैन' },
      },
      {
        value: 'credit',
        label: {
          en: 'The fee goes to the student’s credit',
          ne: 'शुल्क विद्यार्थीको जम्मामा जान्छ',
        },
      },
    ]),
  ],
})
