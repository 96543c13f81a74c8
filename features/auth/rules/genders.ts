import * as common from '#platform/pure/labels/common.ts'
import type { Message } from '#platform/pure/message.ts'

export const genders = {
  male: { en: 'Male', ne: 'पुरुष' },
  female: { en: 'Female', ne: 'महिला' },
  other: common.other,
} as const satisfies Record<string, Message>

export type Gender = keyof typeof genders

const initials: Readonly<Record<string, Gender>> = { m: 'male', f: 'female', o: 'other' }

/** M, F, O or the whole word, in any case (READINGS R-80); stored and sent in lower case. */
export function findGender(text: string): Gender | null {
  const lower = text.trim().toLowerCase()
  return Object.hasOwn(genders, lower) ? (lower as Gender) : (initials[lower] ?? null)
}
