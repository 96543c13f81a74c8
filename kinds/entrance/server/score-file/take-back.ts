import type { Message } from '#platform/pure/message.ts'
import { writeRow } from '#platform/server/database/write-row.ts'
import { importMessages } from '#features/imports/rules/messages.ts'
import type {
  Obstacle,
  PlannedRow,
  StoredRow,
  StoringContext,
} from '#features/imports/server/targets/target.ts'
import { roundFor } from '#features/marking/server/two-entries.ts'
import { presenceProblems } from '#features/selection/rules/presence-messages.ts'
import { refuseAgainstPresence } from '#features/selection/rules/score.ts'
import { isSameScore, type ScoreEntry } from '#features/selection/rules/twice.ts'
import { type Candidate, keyOf } from '#features/selection/server/candidates.ts'
import { removeEntry, writeEntry } from '#features/selection/server/twice/write-entry.ts'
import { scoreFileMessages as text } from '../../rules/score-file/messages.ts'
import { storePart } from '../parts/part-scores.ts'
import { entranceSelection } from '../selection.ts'
import { lockedSheets, plannedScore } from './planned-score.ts'
import { scoreNow } from './plan-score.ts'
import { refusedOf, type ScoreFileSheet } from './sheet.ts'

/** Gives scores back what they were before a file. Not after one was changed, settled, or used for a published result. */
export async function takeScoresBack(
  rows: readonly (PlannedRow & StoredRow)[],
  context: StoringContext,
): Promise<Obstacle | null> {
  for (const { sheet, rows: own } of await lockedSheets(rows, context))
    for (const row of own) {
      const candidate = sheet?.candidates.get(plannedScore(row.plan).number)
      if (sheet === null || candidate === undefined)
        return { line: row.line, reason: importMessages['changed-since'] }
      const at = { sheet, candidate, row }
      const reason = standsInTheWay(at, context)
      if (reason !== null) return { line: row.line, reason }
      await (sheet.typed === null ? takeBackOnce(at, context) : takeBackEntry(at, context))
    }
  return null
}

type RowToTakeBack = {
  readonly sheet: ScoreFileSheet
  readonly candidate: Candidate
  readonly row: PlannedRow
}

/** The score before the file; null: there was none. */
function beforeOf({ plan: { before, state } }: PlannedRow): ScoreEntry | null {
  if (state === 'new') return null
  const { attendance, score } = plannedScore({ values: before })
  return { attendance, score }
}

function standsInTheWay(
  { sheet, candidate, row }: RowToTakeBack,
  { session }: StoringContext,
): Message | null {
  const planned = plannedScore(row.plan)
  const { part } = planned
  const closed = refusedOf(sheet, part)
  if (closed !== null) return closed.message
  const { applicationId } = candidate
  const settled = sheet.typed?.of({ applicationId, part }).settled ?? null
  if (settled !== null) return text['settled-since']
  const now = scoreNow(sheet, candidate, { part, session })
  const isSelectedSince =
    sheet.typed === null && part === '' && candidate.selected !== planned.selected
  if (now === null || !isSameScore(now, planned) || isSelectedSince)
    return importMessages['changed-since']
  if (planned.isTwice !== (sheet.typed !== null)) return importMessages['changed-since']
  const before = beforeOf(row)
  const against =
    before === null ? null : refuseAgainstPresence(before, sheet.marks.get(applicationId) ?? null)
  return against === null ? null : presenceProblems[against]
}

async function takeBackOnce(
  { sheet, candidate, row }: RowToTakeBack,
  { transaction, session, nowMs, did }: StoringContext,
): Promise<void> {
  const { part, ...now } = plannedScore(row.plan)
  const { applicationId } = candidate
  const before = beforeOf(row)
  if (part !== '') {
    const score = before?.score ?? null
    await storePart(transaction, { applicationId, part, score })
    return did({
      table: 'n_entrance_open',
      record: sheet.opening.openingId,
      before: { part_scores: `${part}: ${now.score ?? ''}` },
      after: { part_scores: `${part}: ${score ?? ''}` },
    })
  }
  const columns = { score: before?.score ?? null, attendance: before?.attendance ?? null }
  const { applications: table } = entranceSelection
  const at = { table, key: keyOf(table), id: applicationId }
  await writeRow(transaction, at, { columns, nowMs, userId: session.userId })
  did({
    table,
    record: applicationId,
    before: { score: now.score, attendance: now.attendance },
    after: columns,
  })
}

async function takeBackEntry(
  { sheet, candidate: { applicationId }, row }: RowToTakeBack,
  context: StoringContext,
): Promise<void> {
  const on = sheet.typed?.of({ applicationId, part: plannedScore(row.plan).part })
  const round = on && roundFor(on.entries, context.session)
  if (!on || !round) return
  const before = beforeOf(row)
  if (before === null) await removeEntry(context, entranceSelection, { on, round })
  else await writeEntry(context, entranceSelection, { on, round, entry: before })
}
