import { refuse, type Refused } from '#platform/pure/decision.ts'
import { hundredths } from '../grading.ts'

/** Full and pass marks of a part. */
export type PartTerms = { readonly full: number; readonly pass: number }

/** The parts of a course that are entered after the exam; its internal marks are those of the registration. */
export type Schema = { readonly external: PartTerms | null; readonly practical: PartTerms | null }

/** One person's entry for an exam paper. */
export type Entry = {
  readonly attendance: 'present' | 'absent'
  readonly external: number | null
  readonly practical: number | null
}

export type TypedEntry = Readonly<Record<'external' | 'practical' | 'attendance', string>>

export type EntryReason =
  | 'schema-missing'
  | 'attendance-unknown'
  | 'absent-with-marks'
  | 'mark-missing'
  | 'no-such-part'
  | 'not-a-mark'
  | 'above-full'

/** Values a sentence about a wrong entry may need. */
export type EntryFacts = { readonly typed: string; readonly full: number }

export type WrongEntry = Refused<EntryReason, EntryFacts>

/** An entry as it was typed, or why it is none. Marks have at most two decimals (READINGS R-90). */
export function readEntry(typed: TypedEntry, schema: Schema): Entry | WrongEntry {
  if (schema.external === null && schema.practical === null) return refuse('schema-missing')
  const attendance = typed.attendance === '' ? 'present' : typed.attendance.toLowerCase()
  if (attendance === 'absent') {
    const hasMarks = typed.external !== '' || typed.practical !== ''
    return hasMarks ? refuse('absent-with-marks') : { attendance, external: null, practical: null }
  }
  if (attendance !== 'present')
    return refuse('attendance-unknown', { typed: typed.attendance, full: 0 })
  const external = readMark(typed.external, schema.external)
  if (isWrong(external)) return external
  const practical = readMark(typed.practical, schema.practical)
  return isWrong(practical) ? practical : { attendance, external, practical }
}

export function isWrongEntry(entry: Entry | WrongEntry): entry is WrongEntry {
  return 'reason' in entry
}

/** True if two people entered the same. */
export function isSameEntry(one: Entry, other: Entry): boolean {
  return (
    one.attendance === other.attendance &&
    one.external === other.external &&
    one.practical === other.practical
  )
}

/** A mark of a part, null where the course has no such part. */
export function readMark(typed: string, terms: PartTerms | null): number | null | WrongEntry {
  if (terms === null) return typed === '' ? null : refuse('no-such-part')
  if (typed === '') return refuse('mark-missing')
  if (!/^\d{1,4}(?:\.\d{1,2})?$/.test(typed)) return refuse('not-a-mark', { typed, full: 0 })
  const mark = Number(typed)
  return hundredths(mark) > hundredths(terms.full)
    ? refuse('above-full', { typed, full: terms.full })
    : mark
}

export function isWrong(mark: number | null | WrongEntry): mark is WrongEntry {
  return typeof mark === 'object' && mark !== null
}
