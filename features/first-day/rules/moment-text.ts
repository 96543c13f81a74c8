import { formatDay } from '#platform/pure/calendar/format.ts'
import { devanagariDigits } from '#platform/pure/text/devanagari-digits.ts'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import type { AwaitedEvent, FirstMoment } from './first-day.ts'
import { firstDayText } from './messages.ts'

const done = {
  paper: { en: 'the paper has been sat', ne: 'यस विषयको परीक्षा भइसकेपछि' },
  papers: { en: 'the last paper has been sat', ne: 'अन्तिम विषयको परीक्षा भइसकेपछि' },
  entrance: { en: 'the exam has been held', ne: 'प्रवेश परीक्षा भइसकेपछि' },
  applications: { en: 'applications are closed', ne: 'आवेदनको म्याद सकिएपछि' },
} as const satisfies Record<AwaitedEvent, Message>

const events = {
  paper: { en: 'the paper', ne: 'यस विषयको परीक्षा' },
  papers: { en: 'the last paper', ne: 'अन्तिम विषयको परीक्षा' },
  entrance: { en: 'the exam', ne: 'प्रवेश परीक्षा' },
  applications: { en: 'applications are closed', ne: 'आवेदन बन्द हुनु' },
} as const satisfies Record<AwaitedEvent, Message>

/** `{when}` and `{done}` of a first moment. */
export function momentValues({ day, time, after }: FirstMoment) {
  const hour = (text: string) => (time === null ? '' : `, ${text}`)
  return {
    when: {
      en: `${formatDay(day, 'en')}${hour(time ?? '')}`,
      ne: `${formatDay(day, 'ne')}${hour(devanagariDigits(time ?? ''))}`,
    },
    done: done[after],
  }
}

/** `6 days before the exam`. */
export function earlyBy({ after }: FirstMoment, days: number): Message {
  const key = days === 0 ? 'same-day' : 'days-before'
  return sayInBoth(firstDayText[key], { n: days, event: events[after] })
}
