import type { Language, Message } from '../message.ts'
import { devanagariDigits } from '../text/devanagari-digits.ts'
import { lastAgreedBsYear, toBs } from './bikram-sambat.ts'
import { type Day, weekday } from './day.ts'

/** Names as students write them (DESIGN §7). */
export const bsMonths = {
  en: [
    'Baisakh',
    'Jestha',
    'Asar',
    'Shrawan',
    'Bhadra',
    'Asoj',
    'Kartik',
    'Mangsir',
    'Poush',
    'Magh',
    'Falgun',
    'Chaitra',
  ],
  ne: ['बैशाख', 'जेठ', 'असार', 'साउन', 'भदौ', 'असोज', 'कात्तिक', 'मंसिर', 'पुस', 'माघ', 'फागुन', 'चैत'],
} as const satisfies Record<Language, readonly string[]>

const adMonths = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const

export const weekdays = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ne: ['आइतबार', 'सोमबार', 'मंगलबार', 'बुधबार', 'बिहीबार', 'शुक्रबार', 'शनिबार'],
} as const satisfies Record<Language, readonly string[]>

export function weekdayName(day: Day, language: Language): string {
  return weekdays[language][weekday(day)] ?? ''
}

/** `28 Nov 2025`, or `28 Nov` with `year: false`. A.D. stays in Latin digits in both languages. */
export function formatAd(day: Day, { year = true }: { year?: boolean } = {}): string {
  const short = `${Number(day.slice(8, 10))} ${adMonths[Number(day.slice(5, 7)) - 1] ?? ''}`
  return year ? `${short} ${day.slice(0, 4)}` : short
}

/** `12 Mangsir 2082` / `२०८२ मंसिर १२`; null when calendars do not agree on the day (DESIGN §6). */
export function formatBs(
  day: Day,
  language: Language,
  { year = true }: { year?: boolean } = {},
): string | null {
  const bs = toBs(day)
  if (bs === null || bs.year > lastAgreedBsYear) return null
  const month = bsMonths[language][bs.month - 1] ?? ''
  if (language === 'en') return year ? `${bs.date} ${month} ${bs.year}` : `${bs.date} ${month}`
  const date = devanagariDigits(String(bs.date))
  return year ? `${devanagariDigits(String(bs.year))} ${month} ${date}` : `${month} ${date}`
}

/** `12 Mangsir 2082 (28 Nov 2025)`: BS leads, AD follows. */
export function formatDay(day: Day, language: Language): string {
  const bs = formatBs(day, language)
  return bs === null ? formatAd(day) : `${bs} (${formatAd(day)})`
}

/** The same in each language, to stand as a value in a sentence. */
export function dayInBoth(day: Day): Message {
  return { en: formatDay(day, 'en'), ne: formatDay(day, 'ne') }
}

/** `3 Mangsir`, or the AD day when there is no agreed BS date; with its year when that is not today's. */
export function formatShortDay(day: Day, language: Language, today: Day): string {
  const isBs = formatBs(day, language) !== null
  const year = isBs ? toBs(day)?.year !== toBs(today)?.year : day.slice(0, 4) !== today.slice(0, 4)
  return formatBs(day, language, { year }) ?? formatAd(day, { year })
}
