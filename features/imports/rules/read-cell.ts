import { findBsDate, fromBs } from '#platform/pure/calendar/bikram-sambat.ts'
import { findDay } from '#platform/pure/calendar/day.ts'
import { firstBsOnlyYear, plainDay } from '#platform/pure/calendar/written-day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import { cleanTyped, latinDigits } from '#platform/pure/text/typed-text.ts'
import { cellMessages as text } from './cell-messages.ts'
import { fromPreeti, isPreeti } from './preeti.ts'

/** A cell as it is stored: paisa for an amount, an id for a reference, `yyyy-mm-dd` for a day; null for an empty cell. */
export type CellValue = string | number | boolean | null

export type CellReading =
  | { readonly value: CellValue }
  | { readonly problem: Message; readonly proposal?: string }

/** Values that a cell may name, by what a person writes for them in lower case. */
export type CellOptions = ReadonlyMap<string, string | number>

export type CellRules = {
  readonly type:
    | 'text'
    | 'nepali'
    | 'integer'
    | 'number'
    | 'amount'
    | 'boolean'
    | 'date'
    | 'bs-date'
    | 'time'
    | 'option'
  readonly label: Message
}

/**
 * Reads a cell as Excel and other programs write it: `="0012"`, an apostrophe before what begins like a formula, Devanagari
 * digits, days of either calendar.
 */
export function readCell(
  { type, label }: CellRules,
  cell: string,
  options: CellOptions = new Map(),
): CellReading {
  const plain = /^="(.*)"$/s.exec(cell)?.[1] ?? /^'([=+\-@].*)$/s.exec(cell)?.[1] ?? cell
  const typed = cleanTyped(plain).trim()
  if (typed === '') return { value: null }
  if (shortenedNumber.test(typed)) return { problem: text.shortened }
  switch (type) {
    case 'text':
      return { value: typed }
    case 'nepali':
      return isPreeti(typed)
        ? { problem: text.preeti, proposal: fromPreeti(typed) }
        : { value: typed }
    case 'integer':
      return numberOf(typed, /^-?\d{1,9}$/, text.whole)
    case 'number':
      return numberOf(typed, decimal, text.number)
    case 'amount': {
      const read = numberOf(typed.replace(/^(?:rs|npr|nrs|रु)\.?\s*/i, ''), decimal, text.number)
      return 'value' in read ? { value: rupees(Number(read.value)) } : read
    }
    case 'boolean':
      return optionOf(booleans, typed, label)
    case 'date':
    case 'bs-date':
      return dayOf(typed, type === 'bs-date')
    case 'time':
      return timeOf(typed)
    case 'option':
      return optionOf(options, typed, label)
  }
}

/** `1.2E+15`: a spreadsheet cut the digits off. */
const shortenedNumber = /^\d(?:\.\d+)?E\+\d+$/i
const decimal = /^-?\d{1,9}(?:\.\d{1,4})?$/

const booleans: CellOptions = new Map(
  Object.entries({ y: 1, yes: 1, true: 1, 1: 1, हो: 1, n: 0, no: 0, false: 0, 0: 0, होइन: 0 }),
)

function numberOf(typed: string, form: RegExp, wrong: Message): CellReading {
  const plain = latinDigits(typed).replaceAll(',', '')
  return form.test(plain) ? { value: Number(plain) } : { problem: wrong }
}

function optionOf(options: CellOptions, typed: string, label: Message): CellReading {
  const found = options.get(optionKey(typed))
  if (found !== undefined) return { value: options === booleans ? found === 1 : found }
  return { problem: sayInBoth(text.unknown, { label, value: typed }) }
}

/** A name as it is looked up: capitals and blanks do not count. */
export function optionKey(name: string): string {
  return name.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

function dayOf(typed: string, isBs: boolean): CellReading {
  const plain = plainDay(typed)
  if (plain === null) return { problem: text.day }
  if (!isBs && Number(plain.slice(0, 4)) < firstBsOnlyYear) {
    const day = findDay(plain)
    return day === null ? { problem: sayInBoth(text['no-day'], { day: plain }) } : { value: day }
  }
  const bs = findBsDate(plain)
  const day = bs === null ? null : fromBs(bs)
  return day === null ? { problem: sayInBoth(text['no-bs-day'], { day: plain }) } : { value: day }
}

function timeOf(typed: string): CellReading {
  const found = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(latinDigits(typed))
  const [hour = '', minute = ''] = found?.slice(1) ?? []
  if (found === null || Number(hour) > 23 || Number(minute) > 59) return { problem: text.time }
  return { value: `${hour.padStart(2, '0')}:${minute}` }
}
