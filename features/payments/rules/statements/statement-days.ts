import { findBsDate, fromBs } from '#platform/pure/calendar/bikram-sambat.ts'
import { addDays, type Day, findDay } from '#platform/pure/calendar/day.ts'

/** Formats of days in a file: year first, day first, month first, month as a name; in A.D. or B.S. */
export const dayFormats = ['ymd', 'dmy', 'mdy', 'letters', 'bs-ymd', 'bs-dmy'] as const
export type DayFormat = (typeof dayFormats)[number]

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** A statement is not older. */
const oldestDays = 3 * 366

/** A day as a file writes it; null where it is none in this format. A time behind it is left out. */
export function readDay(text: string, format: DayFormat): Day | null {
  const parts = partsOf(text)
  if (parts === null) return null
  const [one, two, three] = parts
  switch (format) {
    case 'ymd':
      return ofYear(one, two, three)
    case 'dmy':
      return ofYear(three, two, one)
    case 'mdy':
      return ofYear(three, one, two)
    case 'letters':
      return ofYear(three, monthOf(two), one) ?? ofYear(three, monthOf(one), two)
    case 'bs-ymd':
      return ofBs(one, two, three)
    case 'bs-dmy':
      return ofBs(three, two, one)
  }
}

export type DecidedDays =
  | { readonly is: 'decided'; readonly format: DayFormat }
  /** More than one format fits every day of the file, and they mean different days. */
  | { readonly is: 'several'; readonly formats: readonly DayFormat[] }

/**
 * The format of all days of a file, decided for the whole: one that reads every day as none that is still to come. Where none
 * does, the one that reads most.
 */
export function decideDays(texts: readonly string[], today: Day): DecidedDays {
  const filled = texts.filter((text) => text !== '')
  const readings = dayFormats.map((format) => {
    const days = filled.map((text) => readDay(text, format))
    const read = days.filter((day) => day !== null)
    const plausible = read.filter((day) => day <= today && day >= addDays(today, -oldestDays))
    return { format, days, read: read.length, plausible: plausible.length }
  })
  const fitting = readings.filter(({ plausible }) => plausible === filled.length)
  const [first, ...others] = fitting
  if (first === undefined) {
    return { is: 'decided', format: likeliest(readings) }
  }
  const differs = others.some(({ days }) => days.some((day, at) => day !== first.days[at]))
  return differs
    ? { is: 'several', formats: fitting.map(({ format }) => format) }
    : { is: 'decided', format: first.format }
}

type Reading = { readonly format: DayFormat; readonly read: number; readonly plausible: number }

/** A day that no format reads plausibly is one of A.D. */
function likeliest(readings: readonly Reading[]): DayFormat {
  const isAny = readings.some(({ plausible }) => plausible > 0)
  const [best] = readings
    .filter(({ format }) => isAny || !format.startsWith('bs-'))
    .toSorted((one, other) => other.plausible - one.plausible || other.read - one.read)
  return best?.format ?? 'ymd'
}

function partsOf(text: string): readonly [string, string, string] | null {
  const found =
    /^(\p{L}{3,9}|\d{1,4})[\s/.,-]+(\p{L}{3,9}|\d{1,2})[\s/.,-]+(\d{1,4})(?:\D|$)/u.exec(text)
  const [, one = '', two = '', three = ''] = found ?? []
  return found === null ? null : [one, two, three]
}

function monthOf(text: string): string {
  const at = months.indexOf(text.slice(0, 3).toLowerCase())
  return at < 0 ? '' : String(at + 1)
}

/** Two digits of a year are of this century. */
function yearOf(text: string): string | null {
  if (/^\d{4}$/.test(text)) return text
  return /^\d{2}$/.test(text) ? `20${text}` : null
}

function ofYear(year: string, month: string, date: string): Day | null {
  const whole = yearOf(year)
  if (whole === null || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(date)) return null
  return findDay(`${whole}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)
}

function ofBs(year: string, month: string, date: string): Day | null {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(date)) return null
  const found = findBsDate(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)
  return found === null ? null : fromBs(found)
}
