import * as v from 'valibot'
import { defineSetting, field, wholeOf } from '../setting.ts'

/** Days after which money of the bank that no payment explains goes to suspense by itself; 0: never. */
export const reconciliation = defineSetting({
  name: { en: 'Reconciliation', ne: 'हिसाब मिलान' },
  about: {
    en: 'When money of the bank that no payment explains moves to suspense by itself.',
    ne: 'कुनै भुक्तानीसँग नमिलेको बैंकको रकम आफैँ नमिलेको रकममा कहिले सर्छ।',
  },
  twoPeople: true,
  isMoney: true,
  schema: v.strictObject({ suspenseAfterDays: wholeOf(0, 365) }),
  initial: { suspenseAfterDays: 30 },
  fields: [
    field.whole(
      'suspenseAfterDays',
      { en: 'Days until it moves to suspense', ne: 'नमिलेको रकममा सर्ने दिन' },
      {
        en: 'A whole number, 0 to 365. 0: never by itself.',
        ne: '०देखि ३६५सम्मको पूर्ण सङ्ख्या। ० भए आफैँ सर्दैन।',
      },
    ),
  ],
})
