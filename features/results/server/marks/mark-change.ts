import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { hundredths } from '#features/results/rules/grading.ts'
import { isWrong, readMark, type WrongEntry } from '#features/results/rules/marks/entry.ts'
import { marksMessages as text } from '#features/results/rules/office-messages.ts'
import type { MarkedPaper } from './marked-papers.ts'

/** Change of one mark; the raw mark stays unchanged. */
export type MarkChange = {
  readonly paperId: number
  readonly moderated: number | null
  readonly grace: number
}

/** A requested change of a mark, as typed; '' changes nothing. */
export type MarkChangeInput = Readonly<Record<'moderated' | 'grace' | 'add', string>>

/** The present state of a mark, compared again when the second person confirms. */
export function marksOf({ paperId, mark }: MarkedPaper): MarkChange {
  return { paperId, moderated: mark?.moderated ?? null, grace: mark?.grace ?? 0 }
}

/** Refusal if the mark of an exam paper cannot be changed now; null if it can. */
export function refuseChange({ mark, resultAt, schema }: MarkedPaper): Refusal | null {
  if (resultAt !== null)
    return refusal('rule/result-scheduled', text['result-scheduled'], { status: 409 })
  if (mark === null)
    return refusal('rule/not-settled-yet', text['not-settled-yet'], { status: 409 })
  return mark.attendance === 'absent' || schema.external === null
    ? refusal('rule/absent-unchanged', text['absent-unchanged'], { status: 409 })
    : null
}

/** The mark as asked: another mark, grace, or so much added to the raw mark, never below zero or above full marks. */
export function changeOf(paper: MarkedPaper, asked: MarkChangeInput): MarkChange | WrongEntry {
  const { schema, mark } = paper
  const before = marksOf(paper)
  if (asked.add !== '') {
    const sum = hundredths(mark?.external ?? 0) + hundredths(Number(asked.add))
    const most = hundredths(schema.external?.full ?? 0)
    return { ...before, moderated: Math.min(most, Math.max(0, sum)) / 100 }
  }
  const moderated =
    asked.moderated === '' ? before.moderated : readMark(asked.moderated, schema.external)
  if (isWrong(moderated)) return moderated
  const grace = asked.grace === '' ? before.grace : readMark(asked.grace, schema.external)
  if (isWrong(grace)) return grace
  return { paperId: paper.paperId, moderated, grace: grace ?? 0 }
}
