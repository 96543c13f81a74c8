import { dayInNepal, findDay, timeInNepal } from '#platform/pure/calendar/day.ts'
import { docStatusLabel, findDocStatus } from '#platform/pure/document-status.ts'
import type { Language, Message } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { momentText } from '#platform/browser/ui/moment-text.ts'
import { yesNo } from '#platform/pure/yes-no.ts'
import { stateWords } from '../rules/value-words.ts'
import { said } from './entry-words.ts'

const states: Readonly<Record<string, Message>> = stateWords
/** Facts that are kept in paisa. */
const amounts: ReadonlySet<string> = new Set(['approved_amount', 'feepaid'])
const wholeDay = /^\d{4}-\d\d-\d\d$/
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** A fact's value as its reader says it; as it was written where nobody knows better. */
export function valueText(name: string, value: unknown, language: Language): string {
  if (typeof value === 'boolean') return yesNo[value ? 'yes' : 'no'][language]
  if (amounts.has(name) && Number.isSafeInteger(value))
    return formatRs(paisa(Number(value)), language)
  if (typeof value !== 'string') return said(value)
  return stateText(name, value, language) ?? dateText(value, language) ?? said(value)
}

function stateText(name: string, value: string, language: Language): string | null {
  if (name === 'state' && Object.hasOwn(states, value)) return states[value]?.[language] ?? null
  const status = name === 'docstatus' ? findDocStatus(value) : null
  return status === null ? null : docStatusLabel(status).text[language]
}

function dateText(value: string, language: Language): string | null {
  const day = wholeDay.test(value) ? findDay(value) : null
  if (day !== null) return momentText(day, '', language)
  if (!instant.test(value) || Number.isNaN(Date.parse(value))) return null
  const atMs = Date.parse(value)
  return momentText(dayInNepal(atMs), timeInNepal(atMs), language)
}
