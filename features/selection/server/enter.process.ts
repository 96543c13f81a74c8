import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Message } from '#platform/pure/message.ts'
import {
  type FieldError,
  isRefusal,
  type Refusal,
  refusal,
} from '#platform/server/model-engine/refusal.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { rowsWrong } from '#features/marking/server/rows-wrong.ts'
import { sheetLines } from '#features/marking/server/sheet-lines.ts'
import { selectionMessages as text } from '../rules/messages.ts'
import type { TypedScore } from '../rules/score.ts'
import { type Candidate, candidatesOf, lockOpening, unknownOpening } from './candidates.ts'
import { checkScore, enterOnce, refuseScores } from './scoring.ts'
import { step, type Selection } from './selection.ts'
import { enterTwice, type TypedLine } from './twice/enter-twice.ts'

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
        const refused = await refuseScores(transaction, of, { ...opening, nowMs })
        if (refused !== null) return refused
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

type TypedRow = TypedScore & { readonly line: number; readonly number: string }

function readRows(file: string): readonly TypedRow[] | Refusal {
  const columns = ['score', 'attendance', 'selected'] as const
  const lines = sheetLines(file, { number: 'erollno', columns, needs: { oneOf: ['score'] } })
  if (lines === null) return refusal('rule/columns-wrong', text['columns-wrong'], { status: 400 })
  if (isRefusal(lines)) return lines
  return lines.map(({ line, number, cells }) => ({ line, number, ...cells }))
}

type ScoringFacts = Parameters<typeof checkScore>[2] & Pick<Selection, 'texts'>

function sortRows(
  typed: readonly TypedRow[],
  candidates: readonly Candidate[],
  { texts, ...facts }: ScoringFacts,
) {
  const byNumber = new Map(candidates.map((candidate) => [candidate.symbolNumber, candidate]))
  const seen = new Set<string>()
  const ready: TypedLine[] = []
  const wrong: FieldError[] = []
  for (const row of typed) {
    const { line, number } = row
    const fail = (message: Message) => wrong.push({ field: String(line), message })
    const candidate = number === '' ? undefined : byNumber.get(number)
    if (candidate === undefined) fail(texts['candidate-unknown'])
    else if (seen.has(number)) fail(text['number-twice'])
    else {
      const checked = checkScore(row, candidate, facts)
      if ('problem' in checked) fail(checked.problem)
      else ready.push({ line, candidate, score: checked.score })
    }
    seen.add(number)
  }
  return { ready, wrong }
}
