import type { Message } from '#platform/pure/message.ts'
import { sayInBoth } from '#platform/pure/message.ts'
import { writeRow } from '#platform/server/database/write-row.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import { refuseEarlyEntry } from '#features/first-day/server/early-entry.ts'
import { marksMessages } from '#features/results/rules/office-messages.ts'
import { selectionMessages as text } from '../rules/messages.ts'
import { presenceProblems } from '../rules/presence-messages.ts'
import {
  isWrongScore,
  readScore,
  refuseAgainstPresence,
  type Score,
  type TypedScore,
} from '../rules/score.ts'
import { type Candidate, keyOf, type Opening } from './candidates.ts'
import { earlyScores, scoreSheet } from './early-scores.ts'
import type { PresenceOnTheDay, Selection } from './selection.ts'
import type { TypedLine } from './twice/enter-twice.ts'
import { removeEntries, type ScoringContext } from './twice/write-entry.ts'

/** Refuses scores of an opening whose result is published, or waits for its release time. */
export async function refuseClosed(
  reader: Reader,
  of: Selection,
  { openingId, published, nowMs }: Opening & { readonly nowMs: number },
): Promise<Refusal | null> {
  if (published === null) return of.beside.scores(reader, { openingId, nowMs })
  return refusal('rule/published-already', of.texts['published-already'], { status: 409 })
}

/** The same, and scores of the test before their first day, unless two people agreed to it. */
export async function refuseScores(
  reader: Reader,
  of: Selection,
  opening: Opening & { readonly nowMs: number },
): Promise<Refusal | null> {
  const { openingId: sheet, nowMs } = opening
  return (
    (await refuseClosed(reader, of, opening)) ??
    refuseEarlyEntry(reader, earlyScores(of), { sheet, found: scoreSheet(of, opening), nowMs })
  )
}

type ScoringFacts = { readonly full: number } & Pick<PresenceOnTheDay, 'marks'>

/** The score of a candidate as it was typed, or why it is none. */
export function checkScore(
  typed: TypedScore,
  { applicationId }: Candidate,
  { full, marks }: ScoringFacts,
): { readonly score: Score } | { readonly problem: Message } {
  const score = readScore(typed, full)
  if (isWrongScore(score))
    return { problem: sayInBoth(marksMessages[score.reason], { ...score.facts }) }
  const reason = refuseAgainstPresence(score, marks.get(applicationId) ?? null)
  return reason === null ? { score } : { problem: presenceProblems[reason] }
}

/** Stores scores that one person types, over what was there. */
export async function enterOnce(
  { transaction, did, session, nowMs }: ScoringContext,
  of: Selection,
  lines: readonly TypedLine[],
): Promise<ProcessResult> {
  const { applications: table } = of
  for (const { candidate, score } of lines) {
    const { applicationId: record, attendance, selected } = candidate
    const row = { table, key: keyOf(table), id: record }
    await writeRow(transaction, row, { columns: score, nowMs, userId: session.userId })
    const before = { score: candidate.score, attendance, selected }
    did({ table, record, before, after: { ...score } })
  }
  const scores = lines.map(({ candidate: { applicationId } }) => ({ applicationId, part: '' }))
  await removeEntries(transaction, of, scores)
  const selected = lines.filter(({ score }) => score.selected).length
  const counts = { n: lines.length, selected }
  return { summary: text['scores-saved'], values: counts, data: counts }
}
