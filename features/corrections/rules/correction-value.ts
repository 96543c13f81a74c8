import { findDay } from '#platform/pure/calendar/day.ts'
import { dayInBoth } from '#platform/pure/calendar/format.ts'
import type { Message } from '#platform/pure/message.ts'
import { findGender, genders } from '#features/auth/rules/facts.ts'
import type { CorrectableField } from './correction.ts'

/** Input of a value: a day, a choice, or a text (in a language of its own). */
export type CorrectionInput =
  | { readonly is: 'day' }
  | { readonly is: 'choice'; readonly options: Readonly<Record<string, Message>> }
  | { readonly is: 'text'; readonly lang?: 'ne' }

export function correctionInput(field: CorrectableField): CorrectionInput {
  if (field === 'birthDate') return { is: 'day' }
  if (field === 'gender') return { is: 'choice', options: genders }
  return field === 'nepaliName' ? { is: 'text', lang: 'ne' } : { is: 'text' }
}

/** A proposed value as people read it: a day in both calendars, a gender by its word, anything else as it was typed. */
export function correctionValue(field: CorrectableField, value: string): Message {
  const on = field === 'birthDate' ? findDay(value) : null
  if (on !== null) return dayInBoth(on)
  const gender = field === 'gender' ? findGender(value) : null
  return gender === null ? { en: value, ne: value } : genders[gender]
}
