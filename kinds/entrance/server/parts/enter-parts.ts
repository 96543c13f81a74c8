import { type Message, sayInBoth } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'
import { isWrongMark, readMark } from '#features/results/rules/facts.ts'
import { rowsWrong } from '#features/marking/server/rows-wrong.ts'
import { marksMessages } from '#features/results/rules/office-messages.ts'
import { presenceProblems } from '#features/selection/rules/presence-messages.ts'
import { readTypedScores } from '#features/selection/server/twice/score-entries.ts'
import { effectsOf, writeEffects } from '#features/selection/server/twice/enter-twice.ts'
import { removeEntries, type ScoringContext } from '#features/selection/server/twice/write-entry.ts'
import { entranceSelection } from '../selection.ts'
import { type PartScore, storeParts } from './part-scores.ts'

export type LinePart = PartScore & { readonly line: number }

/** Reason why an applicant who was absent has no scores of parts; null for the others. */
export function refusePartsOf(mark: 'present' | 'absent' | undefined): Message | null {
  return mark === 'absent' ? presenceProblems['recorded-absent'] : null
}

/** The score of a part as it was typed, or why it is none. */
export function checkPart(
  typed: string,
  full: number,
): { readonly score: number | null } | { readonly problem: Message } {
  const score = readMark(typed, { full, pass: 0 })
  return isWrongMark(score)
    ? { problem: sayInBoth(marksMessages[score.reason], { ...score.facts }) }
    : { score }
}

/** Stores scores of parts that one person types, over what was there. */
export async function enterPartsOnce(
  transaction: Transaction,
  scores: readonly LinePart[],
): Promise<void> {
  await storeParts(transaction, scores)
  const typed = scores.map(({ id, part }) => ({ applicationId: id, part }))
  await removeEntries(transaction, entranceSelection, typed)
}

/** One person's entries of parts; how many are agreed by now, and how many differ. */
export async function enterPartsTwice(
  at: ScoringContext,
  openingId: number,
  scores: readonly LinePart[],
): Promise<Refusal | { readonly agreed: number; readonly differ: number }> {
  const typed = await readTypedScores(at.transaction, entranceSelection, openingId)
  const asked = scores.map(({ line, id, part, score }) => ({
    line,
    on: typed.of({ applicationId: id, part }),
    entry: { attendance: 'present', score } as const,
  }))
  const { effects, wrong } = effectsOf(at, asked)
  return wrong.length > 0 ? rowsWrong(wrong) : writeEffects(at, entranceSelection, effects)
}
