import { dayInNepal, findDay, timeInNepal } from '#platform/pure/calendar/day.ts'
import { docStatusLabel, findDocStatus } from '#platform/pure/document-status.ts'
import { isMessage, type Language, type Message } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { momentText } from '#platform/browser/ui/text/moment-text.ts'
import { yesNo } from '#platform/pure/yes-no.ts'
import type { AuditEntry } from '../wire/entry.ts'
import { plainValue } from './entry-words.ts'

const wholeDay = /^\d{4}-\d\d-\d\d$/
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** A fact's value in the reader's language; the stored value where there is no text for it. */
export function valueText(
  { valueNames, amounts }: Pick<AuditEntry, 'valueNames' | 'amounts'>,
  { name, value }: { readonly name: string; readonly value: unknown },
  language: Language,
): string {
  if (isMessage(value)) return value[language]
  if (typeof value === 'boolean') return yesNo[value ? 'yes' : 'no'][language]
  if (amounts.includes(name) && Number.isSafeInteger(value))
    return formatRs(paisa(Number(value)), language)
  if (typeof value !== 'string') return plainValue(value)
  const words = valueNames[name]?.[value] ?? statusWords(name, value)
  return words?.[language] ?? dateText(value, language) ?? plainValue(value)
}

function statusWords(name: string, value: string): Message | null {
  const status = name === 'docstatus' ? findDocStatus(value) : null
  return status === null ? null : docStatusLabel(status).text
}

function dateText(value: string, language: Language): string | null {
  const day = wholeDay.test(value) ? findDay(value) : null
  if (day !== null) return momentText(day, '', language)
  if (!isoTime.test(value) || Number.isNaN(Date.parse(value))) return null
  const atMs = Date.parse(value)
  return momentText(dayInNepal(atMs), timeInNepal(atMs), language)
}
