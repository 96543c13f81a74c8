import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import * as contracts from '../../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import {
  type FieldError,
  isRefusal,
  type Refusal,
  refusal,
} from '#platform/server/model-engine/refusal.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import {
  isWrongInternal,
  meaningOf,
  readInternal,
  type TypedInternal,
} from '#features/results/rules/marks/internal.ts'
import { internalMessages as text } from '#features/results/rules/marks/internal-messages.ts'
import { marksMessages } from '../../rules/office-messages.ts'
import { type ResultOfficeContext, inOffice, oneAfterAnother, unknown } from '../result-office.ts'
import { internalEnterers } from '../teaching/own-courses.ts'
import { rowsWrong } from '#features/marking/server/rows-wrong.ts'
import { sheetLines } from '#features/marking/server/sheet-lines.ts'
import { proposeChanges } from './change.ts'
import { findReadable, type Registered, registeredFor } from './registered.ts'
import { holdStudents, type InternalChange, writeInternal } from './write.ts'

/**
 * Internal marks and attendance of an offered course, by roll number: all rows of the file or none. A mark that stands is
 * not written over: its change is proposed, with the reason, and a second person confirms it. What an exam registration
 * was made with stays. A teacher enters the own courses only: to them another course does not exist.
 */
export const enterInternal = defineProcess({
  ...contracts.internalEnter,
  name: { en: 'Enter internal marks', ne: 'आन्तरिक अङ्क राख्ने' },
  roles: internalEnterers,
  run(given, context) {
    const rows = readRows(given.file)
    if (isRefusal(rows)) return Promise.resolve(rows)
    return inOffice(context, (at) => enter(at, given, rows))
  },
})

type TypedRow = TypedInternal & { readonly line: number; readonly rollNumber: string }

function readRows(file: string): readonly TypedRow[] | Refusal {
  const columns = ['internal', 'attendance'] as const
  const lines = sheetLines(file, { number: 'urollno', columns, needs: { oneOf: ['internal'] } })
  if (lines === null) return refusal('rule/columns-wrong', text['columns-wrong'], { status: 400 })
  if (isRefusal(lines)) return lines
  return lines.map(({ line, number, cells }) => ({ line, rollNumber: number, ...cells }))
}

async function enter(
  at: ResultOfficeContext,
  given: Given<typeof contracts.internalEnter>,
  typed: readonly TypedRow[],
): Promise<Refusal | ProcessResult> {
  await oneAfterAnother(at.transaction)
  const batchCourseId = given.n_batch_course_ID
  const offered = await findReadable(at.transaction, batchCourseId, at)
  if (offered === null) return unknown('offered-course')
  await holdStudents(at.transaction, await registeredFor(at.transaction, batchCourseId))
  const students = await registeredFor(at.transaction, batchCourseId)
  const sorted = sortRows(typed, students)
  if (sorted.wrong.length > 0) return rowsWrong(sorted.wrong)
  const reason = (given.reason ?? '').trim()
  if (sorted.changes.length > 0 && reason === '')
    return refusal('rule/reason-needed', text['reason-needed'], { status: 400 })
  for (const change of sorted.fresh) await writeInternal(at, change)
  const about = { batchCourseId, code: offered.code, reason }
  const proposed = await proposeChanges(at, about, sorted.changes)
  if (isRefusal(proposed)) return proposed
  const counts = { n: sorted.fresh.length, changed: sorted.changes.length, same: sorted.same }
  return { summary: text.entered, values: counts, data: { ...counts, ...proposed } }
}

type Sorted = {
  readonly fresh: readonly InternalChange[]
  readonly changes: readonly InternalChange[]
  readonly same: number
  readonly wrong: readonly FieldError[]
}

/** Compares each row with the stored marks: new, changed, same or wrong. */
function sortRows(typed: readonly TypedRow[], students: readonly Registered[]): Sorted {
  const byNumber = new Map(students.map((student) => [student.rollNumber, student]))
  const seen = new Set<string>()
  const sorted = { fresh: [], changes: [], same: 0, wrong: [] } as {
    fresh: InternalChange[]
    changes: InternalChange[]
    same: number
    wrong: FieldError[]
  }
  for (const row of typed) {
    const student = row.rollNumber === '' ? undefined : byNumber.get(row.rollNumber)
    const read = seen.has(row.rollNumber)
      ? { problem: text['number-twice'] }
      : readRow(row, student)
    seen.add(row.rollNumber)
    if ('problem' in read) sorted.wrong.push({ field: String(row.line), message: read.problem })
    else if (read.meaning === 'same') sorted.same += 1
    else (read.meaning === 'new' ? sorted.fresh : sorted.changes).push(read)
  }
  return sorted
}

type Read = InternalChange & { readonly meaning: ReturnType<typeof meaningOf> }

function readRow(
  row: TypedRow,
  student: Registered | undefined,
): Read | { readonly problem: Message } {
  if (student === undefined) return { problem: text['student-unknown'] }
  const next = readInternal(row, student.terms)
  if (isWrongInternal(next))
    return { problem: sayInBoth(marksMessages[next.reason], { ...next.facts }) }
  const { lineId, rollNumber, marks, attendance, isUsed } = student
  const meaning = meaningOf(student, next)
  return isUsed && meaning !== 'same'
    ? { problem: text['exam-registered'] }
    : { meaning, lineId, rollNumber, before: { marks, attendance }, after: next }
}
