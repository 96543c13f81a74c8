import * as common from '#platform/pure/labels/common.ts'
import type { Message } from '#platform/pure/message.ts'

/** One of the academic references, with the name it is shown by ('' when the sender gave none). */
export type AcademicReference = { readonly id: number; readonly name: string }

/** The six references that place an opening, an application or an enrollment in the university. */
export type Academics = { readonly [Part in AcademicPart]: AcademicReference | null }

export type AcademicPart = keyof typeof academicLabels

export const academicLabels = {
  year: common.academicYear,
  intake: common.intake,
  faculty: common.faculty,
  level: common.level,
  program: common.program,
  subject: common.subject,
} as const satisfies Record<string, Message>

/** Parts that a student recognises first, so that a difference is explained by the clearest one. */
const byWeight = [
  'program',
  'level',
  'faculty',
  'subject',
  'year',
  'intake',
] as const satisfies readonly AcademicPart[]

/** The part in which two places differ, null if they match: both empty match, one empty does not (READINGS R-57). */
export function differingPart(one: Academics, other: Academics): AcademicPart | null {
  return byWeight.find((part) => one[part]?.id !== other[part]?.id) ?? null
}

export function sameAcademics(one: Academics, other: Academics): boolean {
  return differingPart(one, other) === null
}
