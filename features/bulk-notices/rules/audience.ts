import type { Quota } from '#features/applying/rules/facts.ts'

/** Students that a notice is for. */
export type Audience =
  /** Students who study now; null: every programme, every semester. */
  | { readonly is: 'students'; readonly program: number | null; readonly semester: number | null }
  /** Students with an application to an opening that was not withdrawn; `opening` is its model. Null: every quota. */
  | {
      readonly is: 'applicants'
      readonly opening: string
      readonly id: number
      readonly quota: Quota | null
    }
  /** Email addresses, registration numbers and roll numbers. */
  | { readonly is: 'people'; readonly typed: readonly string[] }

export const audienceTypes = ['students', 'applicants', 'people'] as const

/** Most people of a typed list. */
export const typedAtMost = 1_000

/** Entries of a pasted list, each once, in lower case: an entry has no spaces, commas or semicolons. */
export function typedPeople(text: string): readonly string[] {
  const entries = text.split(/[\s,;]/).map((each) => each.toLowerCase())
  return [...new Set(entries)].filter((each) => each !== '')
}
