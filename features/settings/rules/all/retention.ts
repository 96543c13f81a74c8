import * as v from 'valibot'
import { devanagariDigits } from '#platform/pure/text/devanagari-digits.ts'
import { retained, type RetainedId, retainedIds } from '../retained.ts'
import { defineSetting, field, wholeOf } from '../setting.ts'

function ofEach<Value>(value: (id: RetainedId) => Value): Readonly<Record<RetainedId, Value>> {
  const entries = retainedIds.map((id) => [id, value(id)])
  return Object.fromEntries(entries) as Readonly<Record<RetainedId, Value>>
}

/** Days after which personal data are deleted. */
export const retention = defineSetting({
  name: { en: 'Retention of personal data', ne: 'व्यक्तिगत विवरण राख्ने अवधि' },
  about: {
    en: 'Older data are deleted every day and cannot be restored. The privacy page shows these days.',
    ne: 'योभन्दा पुराना विवरण हरेक दिन मेटिन्छन् र फिर्ता ल्याउन मिल्दैन। गोपनीयता पृष्ठमा यही दिन देखिन्छ।',
  },
  twoPeople: true,
  schema: v.strictObject(
    ofEach((id) => {
      const { least, most, days } = retained[id]
      return v.optional(wholeOf(least, most), days)
    }),
  ),
  initial: ofEach((id) => retained[id].days as number),
  fields: retainedIds.map((id) => {
    const { name, least, most } = retained[id]
    return field.whole(id, name, {
      en: `Days, ${least} to ${most}.`,
      ne: `दिन, ${devanagariDigits(String(least))}देखि ${devanagariDigits(String(most))}सम्म।`,
    })
  }),
})
