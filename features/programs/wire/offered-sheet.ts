import * as v from 'valibot'
import { list } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import type { Marks, MarksPart, OfferedTerms } from '../rules/offered/terms.ts'
import { openingCourse } from './curriculum.ts'

const opening = { n_program_cregopen_ID: argument.integer() } as const

/** A course of the sheet, offered or not. */
export const sheetCourse = v.object({
  ...openingCourse.entries,
  /** Name in Nepali; '' where it has none. */
  nameNe: v.string(),
  /** Registrations that have the course, but for closed ones. */
  registered: v.number(),
})
export type SheetCourse = v.InferOutput<typeof sheetCourse>

/** Courses that an opening offers as a sheet, with those of the curriculum that it does not offer. */
export const offeredSheetRead = contract({
  slug: 'offered_sheet_read',
  input: v.object(opening),
  output: v.object({
    name: v.string(),
    /** Name in Nepali; '' where it has none. */
    nameNe: v.string(),
    semester: v.string(),
    isPublished: v.boolean(),
    /** Last day to apply. */
    closes: v.nullable(v.string()),
    /** Fewest credits of a student. */
    least: v.nullable(v.number()),
    /** Applications, but for closed ones. */
    registered: v.number(),
    /** Openings of the same programme, year and intake, this one among them, by their semester. */
    semesters: list(
      v.object({
        id: v.number(),
        semester: v.string(),
        credits: v.number(),
        least: v.nullable(v.number()),
        registered: v.number(),
      }),
    ),
    courses: list(sheetCourse),
    /** Names the records with their versions; a save sends it back. */
    plan: v.string(),
  }),
})
export type OfferedSheet = v.InferOutput<NonNullable<(typeof offeredSheetRead)['output']>>

/** Saves a sheet of courses by their code: all its rows or none. `offered` is `no` for a course that is removed. */
export const offeredSheetSave = contract({
  slug: 'offered_sheet_save',
  input: v.object({
    ...opening,
    plan: v.optional(argument.text(argument.longTextLength), ''),
    file: argument.file(),
  }),
  output: v.object({ changed: v.number(), added: v.number(), removed: v.number() }),
})

/** Columns of the file beside `code`. */
export const sheetColumns = [
  'offered',
  'type',
  'credits',
  'internal',
  'final',
  'practical',
  'seats',
] as const

const columnsOf: Readonly<Record<MarksPart, readonly [full: string, pass: string]>> = {
  internal: ['internal_fm', 'internal_pm'],
  final: ['external_fm', 'external_pm'],
  practical: ['practical_fm', 'practical_pm'],
}

/** Terms as the columns of an offered course. */
export function termsToWire(terms: OfferedTerms) {
  const marks = (part: MarksPart, of: Marks) => {
    const [full, pass] = columnsOf[part]
    return { [full]: of?.[0] ?? null, [pass]: of?.[1] ?? null }
  }
  return {
    course_type: terms.type,
    CREDIT_HOUR: terms.credits,
    ...marks('internal', terms.internal),
    ...marks('final', terms.final),
    ...marks('practical', terms.practical),
    seats: terms.seats,
  }
}
