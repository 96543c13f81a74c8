import { sayInBoth } from '#platform/pure/message.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Arguments, Process, ProcessResult } from '#platform/server/processes/process.ts'
import { isOwnEntry } from '#features/two-people/rules/facts.ts'
import { isWrongEntry, readEntry } from '../rules/entry.ts'
import { marksMessages as text } from '../rules/office-messages.ts'
import { markedPapers } from './marked-papers.ts'
import { sheetParameters } from './mark-sheet.ts'
import {
  type ResultOfficeContext,
  inOffice,
  oneAfterAnother,
  refuseBlank,
  resultOffice,
  unknown,
} from './result-office.ts'
import { settle } from './write-marks.ts'

/**
 * Settles a mark that two people entered differently, after a look at the exam paper: by a third person, with a reason.
 * (A person who mistyped a mark enters it again instead.)
 */
export const settleDifference: Process = {
  slug: 'mark_settle',
  name: { en: 'Settle a difference', ne: 'अङ्कको फरक मिलाउने' },
  parameters: [
    ...sheetParameters,
    { name: 'erollno', type: 'text', mandatory: true },
    { name: 'external', type: 'text' },
    { name: 'practical', type: 'text' },
    { name: 'attendance', type: 'text' },
    { name: 'reason', type: 'text', mandatory: true },
  ],
  roles: resultOffice,
  recordParameter: { table: 'n_exam_master', parameter: 'n_exam_master_ID' },
  run: (given, context) => inOffice(context, (at) => settleOne(at, given)),
}

async function settleOne(
  at: ResultOfficeContext,
  given: Arguments,
): Promise<Refusal | ProcessResult> {
  const blank = refuseBlank(given, 'reason')
  if (blank !== null) return blank
  await oneAfterAnother(at.transaction)
  const sheet = {
    examId: Number(given['n_exam_master_ID']),
    courseId: Number(given['n_course_ID']),
  }
  const papers = await markedPapers(at.transaction, sheet, at.session.clientId)
  const paper = papers.find(({ symbolNumber }) => symbolNumber === given['erollno'])
  if (paper === undefined) return unknown('candidate')
  const [first, second] = paper.entries
  if (paper.mark !== null || first === null || second === null)
    return refusal('rule/no-difference', text['no-difference'], { status: 409 })
  if ([first, second].some(({ by }) => isOwnEntry({ enteredBy: by }, at.session)))
    return refusal('rule/entered-yourself', text['entered-yourself'], { status: 409 })
  const typed = (name: string) => String(given[name] ?? '')
  const marks = {
    external: typed('external'),
    practical: typed('practical'),
    attendance: typed('attendance'),
  }
  const entry = readEntry(marks, paper.schema)
  if (isWrongEntry(entry))
    return refusal(`rule/${entry.reason}`, sayInBoth(text[entry.reason], { ...entry.facts }), {
      status: 400,
    })
  await settle(at, { paper, entry, reason: typed('reason') })
  return { summary: text['difference-settled'] }
}
