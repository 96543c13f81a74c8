import * as v from 'valibot'
import { weekdays } from '#platform/pure/calendar/format.ts'
import { defineSetting, field } from '../setting.ts'

/** In the order of `weekday()`. */
export const weekdayKeys = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const

/** Weekdays on which the university is closed every week. */
export const daysOff = defineSetting({
  name: { en: 'Weekly days off', ne: 'साप्ताहिक बिदा' },
  about: {
    en: 'Days on which the university is closed every week. Plans of a year avoid them, plans of an exam session show them.',
    ne: 'विश्वविद्यालय हरेक हप्ता बन्द हुने दिन। वर्षको योजनाले यी दिन छोड्छ, परीक्षा सत्रको योजनाले देखाउँछ।',
  },
  twoPeople: false,
  schema: v.strictObject({
    days: v.pipe(
      v.array(v.picklist(weekdayKeys)),
      v.maxLength(6),
      v.check((days) => new Set(days).size === days.length),
    ),
  }),
  initial: { days: ['saturday'] },
  fields: [
    field.several(
      'days',
      { en: 'Closed on', ne: 'बन्द हुने दिन' },
      weekdayKeys.map((value, day) => ({
        value,
        label: { en: weekdays.en[day] ?? '', ne: weekdays.ne[day] ?? '' },
      })),
    ),
  ],
})
