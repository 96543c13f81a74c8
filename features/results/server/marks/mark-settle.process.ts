import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import * as contracts from '#features/results/wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { sayInBoth } from '#platform/pure/message.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import { twoEntriesMessages } from '#features/marking/rules/two-entries-messages.ts'
import { ownEntry } from '#features/marking/server/two-entries.ts'
import { isWrongEntry, readEntry } from '#features/results/rules/marks/entry.ts'
import { marksMessages as text } from '#features/results/rules/office-messages.ts'
import { markedPapers } from './marked-papers.ts'
import {
  type ResultOfficeContext,
  inOffice,
  oneAfterAnother,
  refuseBlank,
  resultOffice,
  unknown,
} from '../result-office.ts'
import { settle } from './write-marks.ts'

/**
 * Settles a mark that two people entered differently, after a look at the exam paper: by a third person, with a reason.
 * (A person who mistyped a mark enters it again instead.)
 */
export const settleDifference = defineProcess({
  ...contracts.markSettle,
  name: { en: 'Settle a difference', ne: 'अङ्कको फरक मिलाउने' },
  roles: resultOffice,
  run: (given, context) => inOffice(context, (at) => settleOne(at, given)),
})

async function settleOne(
  at: ResultOfficeContext,
  given: Given<typeof contracts.markSettle>,
): Promise<Refusal | ProcessResult> {
  const blank = refuseBlank(given.reason)
  if (blank !== null) return blank
  await oneAfterAnother(at.transaction)
  const sheet = {
    examId: given.n_exam_master_ID,
    courseId: given.n_course_ID,
  }
  const papers = await markedPapers(at.transaction, sheet, at.session.clientId)
  const paper = papers.find(({ symbolNumber }) => symbolNumber === given.erollno)
  if (paper === undefined) return unknown('candidate')
  const [first, second] = paper.entries
  if (paper.mark !== null || first === null || second === null)
    return refusal('rule/no-difference', twoEntriesMessages['no-difference'], { status: 409 })
  if (ownEntry(paper.entries, at.session) !== null)
    return refusal('rule/entered-yourself', twoEntriesMessages['entered-yourself'], { status: 409 })
  const { external = '', practical = '', attendance = '', reason } = given
  const entry = readEntry({ external, practical, attendance }, paper.schema)
  if (isWrongEntry(entry))
    return refusal(`rule/${entry.reason}`, sayInBoth(text[entry.reason], { ...entry.facts }), {
      status: 400,
    })
  await settle(at, { paper, entry, reason })
  return { summary: twoEntriesMessages['difference-settled'] }
}
