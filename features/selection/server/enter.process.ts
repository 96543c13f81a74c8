import { defineProcess } from '#platform/server/processes/define-process.ts'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import { writeRow } from '#platform/server/database/write-row.ts'
import {
  type FieldError,
  isRefusal,
  type Refusal,
  refusal,
} from '#platform/server/model-engine/refusal.ts'
import type { Process, ProcessResult } from '#platform/server/processes/process.ts'
import { refuseEarlyEntry } from '#features/first-day/server/early-entry.ts'
import { rowsWrong } from '#features/marking/server/rows-wrong.ts'
import { sheetLines } from '#features/marking/server/sheet-lines.ts'
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
import { type Candidate, candidatesOf, keyOf, lockOpening, unknownOpening } from './candidates.ts'
import { earlyScores, scoreSheet } from './early-scores.ts'
import { type PresenceOnTheDay, step, type Selection } from './selection.ts'
import { enterTwice, type TypedLine } from './twice/enter-twice.ts'
import { removeEntries, type ScoringContext } from './twice/write-entry.ts'

/**
 * Enters scores, absences and marks of selection from a file: all rows or none. Sends no notifications. Not before
 * their first day, unless two people agreed to it. Where scores are typed twice, they are one person's entries.
 */
export function enterScores(of: Selection): Process {
  const { texts } = of
  return defineProcess({
    ...step(of, 'enter'),
    run(given, { transact, session, nowMs, record: openingId }) {
      const typed = readRows(given.file)
      if (isRefusal(typed)) return Promise.resolve(typed)
      return transact(async (transaction, did) => {
        const opening = await lockOpening(transaction, of, { openingId, ...session })
        if (opening === null) return unknownOpening(of)
        if (opening.published !== null)
          return refusal('rule/published-already', texts['published-already'], { status: 409 })
        const beside = await of.beside.scores(transaction, { openingId, nowMs })
        if (beside !== null) return beside
        const found = scoreSheet(of, opening)
        const sheet = { sheet: openingId, found, nowMs }
        const early = await refuseEarlyEntry(transaction, earlyScores(of), sheet)
        if (early !== null) return early
        const candidates = await candidatesOf(transaction, of, openingId)
        const { marks } = await of.presence(transaction, openingId)
        const { ready, wrong } = sortRows(typed, candidates, { full: opening.full, texts, marks })
        if (wrong.length > 0) return rowsWrong(wrong)
        const at = { transaction, did, session, nowMs }
        return (await of.twice.isOn(transaction))
          ? enterTwice(at, of, { openingId, lines: ready })
          : enterOnce(at, of, ready)
      })
    },
  })
}

async function enterOnce(
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

type TypedRow = TypedScore & { readonly line: number; readonly number: string }

function readRows(file: string): readonly TypedRow[] | Refusal {
  const columns = ['score', 'attendance', 'selected'] as const
  const lines = sheetLines(file, { number: 'erollno', columns, needs: { oneOf: ['score'] } })
  if (lines === null) return refusal('rule/columns-wrong', text['columns-wrong'], { status: 400 })
  if (isRefusal(lines)) return lines
  return lines.map(({ line, number, cells }) => ({ line, number, ...cells }))
}

type ScoringFacts = { readonly full: number } & Pick<Selection, 'texts'> &
  Pick<PresenceOnTheDay, 'marks'>

function sortRows(
  typed: readonly TypedRow[],
  candidates: readonly Candidate[],
  { full, texts, marks }: ScoringFacts,
) {
  const byNumber = new Map(candidates.map((candidate) => [candidate.symbolNumber, candidate]))
  const seen = new Set<string>()
  const ready: TypedLine[] = []
  const wrong: FieldError[] = []
  for (const row of typed) {
    const candidate = row.number === '' ? undefined : byNumber.get(row.number)
    const score = readScore(row, full)
    const problem: Message | null =
      candidate === undefined
        ? texts['candidate-unknown']
        : seen.has(row.number)
          ? text['number-twice']
          : isWrongScore(score)
            ? sayInBoth(marksMessages[score.reason], { ...score.facts })
            : presenceProblem(score, marks.get(candidate.applicationId) ?? null)
    seen.add(row.number)
    if (problem !== null) wrong.push({ field: String(row.line), message: problem })
    else if (candidate !== undefined && !isWrongScore(score))
      ready.push({ line: row.line, candidate, score })
  }
  return { ready, wrong }
}

function presenceProblem(score: Score, recorded: 'present' | 'absent' | null): Message | null {
  const reason = refuseAgainstPresence(score, recorded)
  return reason === null ? null : presenceProblems[reason]
}
