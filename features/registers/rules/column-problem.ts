import { findDay } from '#platform/pure/calendar/day.ts'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import { registerMessages as text } from './messages.ts'

/** Rules of one column of a register, as both the server and the form check them. */
export type ColumnRules = {
  readonly label: Message
  readonly type: string
  readonly isRequired: boolean
  readonly maxLength: number
  /** Numbers that are allowed, rupees for an amount; null: no limit. */
  readonly least: number | null
  readonly most: number | null
  /** Form of a text; only the server knows it. */
  readonly pattern?: { readonly matches: RegExp; readonly message: Message } | null
}

/** Why a value is not stored; null if it may be. An amount is in rupees; nothing is null or ''. */
export function columnProblem(rules: ColumnRules, value: unknown): Message | null {
  if (value === null || value === undefined || value === '')
    return rules.isRequired ? sayInBoth(text.required, { label: rules.label }) : null
  switch (rules.type) {
    case 'text':
      return textProblem(rules, typeof value === 'string' ? value : '')
    case 'integer':
      return numberProblem(rules, value, Number.isSafeInteger(value) ? null : text.whole)
    case 'number':
    case 'amount':
      return numberProblem(rules, value, Number.isFinite(value) ? null : text.number)
    case 'date':
      return typeof value === 'string' && findDay(value) !== null ? null : text.day
    default:
      return null
  }
}

function textProblem({ maxLength, pattern }: ColumnRules, value: string): Message | null {
  if (value.length > maxLength) return sayInBoth(text.long, { n: maxLength })
  return pattern == null || pattern.matches.test(value) ? null : pattern.message
}

function numberProblem(
  { least, most }: ColumnRules,
  value: unknown,
  wrong: Message | null,
): Message | null {
  if (wrong !== null) return wrong
  if (least !== null && Number(value) < least) return sayInBoth(text.least, { n: least })
  return most !== null && Number(value) > most ? sayInBoth(text.most, { n: most }) : null
}
