import { type Message, sayInBoth } from '#platform/pure/message.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { type CellValue, optionKey } from '#features/imports/rules/read-cell.ts'
import { equalRow, newRow, refusedRow, type RowPlan } from '#features/imports/rules/row-plan.ts'
import { isMadeBy, ownEntry } from '#features/marking/server/two-entries.ts'
import { longestPart } from '#features/selection/rules/facts.ts'
import { twiceMessages } from '#features/selection/rules/messages.ts'
import { decideTyped, isSameScore, type ScoreEntry } from '#features/selection/rules/twice.ts'
import type { Candidate } from '#features/selection/server/candidates.ts'
import { checkScore } from '#features/selection/server/scoring.ts'
import { scoreFileMessages as text } from '../../rules/score-file/messages.ts'
import { checkPart, refusePartsOf } from '../parts/enter-parts.ts'
import { entranceSelection } from '../selection.ts'
import { attendanceWords } from './columns.ts'
import type { ScoreFileSheet } from './sheet.ts'

/** A row of a file with its entrance. */
export type ScoreFileRow = {
  readonly number: string
  /** '' is the score of the exam itself. */
  readonly part: string
  readonly score: string
  readonly attendance: string
}

/** Score of the exam, or of a part, that this person sees: their own entry where two people type it. */
export function scoreNow(
  sheet: ScoreFileSheet,
  { applicationId, attendance, score }: Candidate,
  { part, session }: { readonly part: string; readonly session: Session },
): ScoreEntry | null {
  if (sheet.typed !== null)
    return ownEntry(sheet.typed.of({ applicationId, part }).entries, session)
  if (part === '') return attendance === null ? null : { attendance, score }
  const ofPart = sheet.parts.get(part)?.get(applicationId)
  return ofPart === undefined ? null : { attendance: 'present', score: ofPart }
}

/** Plan of a row by the rules of typing: the same for a file as for the score sheet. */
export function planScore(sheet: ScoreFileSheet, row: ScoreFileRow, session: Session): RowPlan {
  const { number, part } = row
  const candidate = sheet.candidates.get(number)
  if (candidate === undefined)
    return refused('erollno', entranceSelection.texts['candidate-unknown'])
  if (part.length > longestPart)
    return refused('part', sayInBoth(text['part-too-long'], { n: longestPart }))
  const read = readEntry(sheet, candidate, row)
  if ('problem' in read) return refused('score', read.problem)
  const { entry } = read
  const now = scoreNow(sheet, candidate, { part, session })
  const record = { id: candidate.applicationId, version: 0 }
  if (now !== null && isSameScore(now, entry)) return equalRow(record)
  if (sheet.typed !== null) {
    const on = sheet.typed.of({ applicationId: candidate.applicationId, part })
    const effect = decideTyped(on, { entry, selected: false }, isMadeBy(session))
    if (effect.is === 'refused') return refused('score', twiceMessages[effect.reason])
    if (effect.is === 'select') return equalRow(record)
  }
  const values = {
    openingId: sheet.opening.openingId,
    number,
    part,
    ...factsOf(entry),
    isTwice: sheet.typed !== null,
    selected: sheet.typed === null && candidate.selected,
  }
  if (now === null)
    return newRow(
      values,
      part === '' || isKnown(sheet, part) ? [] : [sayInBoth(text['new-part'], { part })],
    )
  return { ...newRow(values), state: 'changed', record, ...differences(now, entry) }
}

type EntryReading = { readonly entry: ScoreEntry } | { readonly problem: Message }

function readEntry(sheet: ScoreFileSheet, candidate: Candidate, row: ScoreFileRow): EntryReading {
  const { part, score } = row
  const isAbsent = row.attendance === 'absent' || attendanceWords.get(optionKey(score)) === 'absent'
  const typed = isAbsent && attendanceWords.has(optionKey(score)) ? '' : score
  if (part !== '') {
    if (isAbsent) return { problem: text['part-absent'] }
    const absence = refusePartsOf(sheet.marks.get(candidate.applicationId))
    if (absence !== null) return { problem: absence }
    const checked = checkPart(typed, sheet.opening.full)
    return 'problem' in checked
      ? checked
      : { entry: { attendance: 'present', score: checked.score } }
  }
  const attendance = isAbsent ? 'absent' : row.attendance
  const selected = sheet.typed === null && candidate.selected ? 'yes' : ''
  const facts = { full: sheet.opening.full, marks: sheet.marks }
  const checked = checkScore({ score: typed, attendance, selected }, candidate, facts)
  return 'problem' in checked ? checked : { entry: factsOf(checked.score) }
}

function isKnown(sheet: ScoreFileSheet, part: string): boolean {
  return sheet.parts.has(part) || (sheet.typed?.all ?? []).some((each) => each.part === part)
}

function factsOf({ attendance, score }: ScoreEntry): ScoreEntry {
  return { attendance, score }
}

function differences(now: ScoreEntry, entry: ScoreEntry): Pick<RowPlan, 'before' | 'changes'> {
  const cell = (value: CellValue) => String(value ?? '-')
  const changes = (['score', 'attendance'] as const)
    .filter((column) => now[column] !== entry[column])
    .map((column) => ({ column, before: cell(now[column]), after: cell(entry[column]) }))
  return { before: factsOf(now), changes }
}

export function refused(column: string, message: Message): RowPlan {
  return refusedRow([{ column, message }])
}
