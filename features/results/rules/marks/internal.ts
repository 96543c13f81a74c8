import { refuse } from '#platform/pure/decision.ts'
import { isWrong, type PartTerms, readMark, type WrongEntry } from './entry.ts'

/** Internal marks of a registered course, and how much of it the student attended, in per cent; null: not known. */
export type Internal = { readonly marks: number; readonly attendance: number | null }

export type TypedInternal = Readonly<Record<'internal' | 'attendance', string>>

/** Reads a student's typed values, or gives the reason why not. An empty mark is not a zero (READINGS R-60). */
export function readInternal(typed: TypedInternal, terms: PartTerms | null): Internal | WrongEntry {
  if (terms === null) return refuse('no-such-part')
  const marks = readMark(typed.internal, terms)
  if (marks === null || isWrong(marks)) return marks ?? refuse('mark-missing')
  if (typed.attendance === '') return { marks, attendance: null }
  const attendance = readMark(typed.attendance, { full: 100, pass: 0 })
  return isWrong(attendance) ? attendance : { marks, attendance }
}

/** Effect of an entry: none, a new value, or a change of a stored one. */
export function meaningOf(
  now: { readonly marks: number | null; readonly attendance: number | null },
  next: Internal,
): 'same' | 'new' | 'change' {
  if (now.marks === next.marks && now.attendance === next.attendance) return 'same'
  const isUnchanged = now.marks === null || now.marks === next.marks
  return isUnchanged && (now.attendance === null || now.attendance === next.attendance)
    ? 'new'
    : 'change'
}

export function isWrongInternal(read: Internal | WrongEntry): read is WrongEntry {
  return 'reason' in read
}
