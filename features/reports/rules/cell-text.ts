import { findDay } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import type { Language, Message } from '#platform/pure/message.ts'
import { formatAmount } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { devanagariDigits } from '#platform/pure/text/devanagari-digits.ts'
import type { ColumnType } from './column-types.ts'
import { reportText } from './messages.ts'

/** A value as the screen shows it: lakh grouping, digits of the language, days in both calendars; `-` for none and for no money. */
export function cellText(
  value: string | number | null,
  type: ColumnType,
  language: Language,
): string {
  if (value === null) return '-'
  if (type === 'text') return String(value)
  if (type === 'day') {
    const day = findDay(String(value))
    return day === null ? '-' : formatDay(day, language)
  }
  const written = numberText(Number(value), type)
  return language === 'ne' ? devanagariDigits(written) : written
}

function numberText(value: number, type: ColumnType): string {
  if (type === 'rupees') return value === 0 ? '-' : formatAmount(paisa(value))
  if (type === 'percent') return value.toFixed(1)
  if (type === 'decimal') return value.toFixed(2)
  return formatAmount(paisa(value * 100))
}

/** Stands for a value that is not shown: its group is small, or a small one could be computed from it. */
export function hiddenText(hidden: 'small' | 'other'): Message {
  return reportText[hidden === 'small' ? 'small' : 'not-shown']
}
