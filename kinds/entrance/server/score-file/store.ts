import { isRefusal, type Refusal } from '#platform/server/model-engine/refusal.ts'
import { importMessages } from '#features/imports/rules/messages.ts'
import type {
  Obstacle,
  PlannedRow,
  StoredRow,
  StoringContext,
} from '#features/imports/server/targets/target.ts'
import { versionAt } from '#features/imports/server/targets/time-version.ts'
import type { Score } from '#features/selection/rules/score.ts'
import { enterOnce } from '#features/selection/server/scoring.ts'
import { enterTwice, type TypedLine } from '#features/selection/server/twice/enter-twice.ts'
import { enterPartsOnce, enterPartsTwice, type LinePart } from '../parts/enter-parts.ts'
import { entranceSelection } from '../selection.ts'
import { lockedSheets, plannedScore } from './planned-score.ts'
import { planScore } from './plan-score.ts'
import { refusedOf, type ScoreFileSheet } from './sheet.ts'

/** Stores scores as if they had been typed into their sheets. A row that would be planned otherwise by now stands in the way. */
export async function storeScores(
  rows: readonly PlannedRow[],
  context: StoringContext,
): Promise<Obstacle | readonly StoredRow[]> {
  const stored: StoredRow[] = []
  for (const { sheet, rows: own } of await lockedSheets(rows, context)) {
    const lines: TypedLine[] = []
    const parts: LinePart[] = []
    for (const { line, plan } of own) {
      const score = plannedScore(plan)
      const candidate = sheet?.candidates.get(score.number)
      if (
        sheet === null ||
        candidate === undefined ||
        !isStillPlanned(sheet, { line, plan }, context)
      )
        return { line, reason: importMessages['changed-meanwhile'] }
      const closed = refusedOf(sheet, score.part)
      if (closed !== null) return { line, reason: closed.message }
      const { applicationId: id } = candidate
      stored.push({ line, id, version: versionAt(context.nowMs) })
      if (score.part === '') lines.push({ line, candidate, score: scoreOf(score) })
      else parts.push({ line, id, part: score.part, score: score.score ?? 0 })
    }
    if (sheet === null) continue
    const refused =
      (await enterLines(sheet, lines, context)) ?? (await enterParts(sheet, parts, context))
    if (refused !== null) return obstacleOf(refused, own)
  }
  return stored.toSorted((one, other) => one.line - other.line)
}

/** True if planning the row again gives the same plan. */
function isStillPlanned(
  sheet: ScoreFileSheet,
  { plan }: PlannedRow,
  { session }: StoringContext,
): boolean {
  const { number, part, score, attendance } = plannedScore(plan)
  const cells = { number, part, score: String(score ?? ''), attendance }
  const again = planScore(sheet, cells, session)
  const facts = ({ state, values, before }: PlannedRow['plan']) =>
    JSON.stringify([state, values, before])
  return facts(again) === facts(plan)
}

function scoreOf({ attendance, score, selected }: ReturnType<typeof plannedScore>): Score {
  return attendance === 'absent'
    ? { attendance, score: null, selected: false }
    : { attendance, score: score ?? 0, selected }
}

async function enterLines(
  { typed, opening: { openingId } }: ScoreFileSheet,
  lines: readonly TypedLine[],
  context: StoringContext,
): Promise<Refusal | null> {
  if (lines.length === 0) return null
  const done =
    typed === null
      ? await enterOnce(context, entranceSelection, lines)
      : await enterTwice(context, entranceSelection, { openingId, lines })
  return isRefusal(done) ? done : null
}

async function enterParts(
  { typed, opening: { openingId } }: ScoreFileSheet,
  scores: readonly LinePart[],
  context: StoringContext,
): Promise<Refusal | null> {
  if (scores.length === 0) return null
  const done =
    typed === null
      ? await enterPartsOnce(context.transaction, scores)
      : await enterPartsTwice(context, openingId, scores)
  if (isRefusal(done)) return done
  const parts = [...new Set(scores.map(({ part }) => part))].join(', ')
  context.did({
    table: 'n_entrance_open',
    record: openingId,
    before: { part_scores: null },
    after: { part_scores: `${parts}: ${scores.length}` },
  })
  return null
}

function obstacleOf({ message, errors = [] }: Refusal, rows: readonly PlannedRow[]): Obstacle {
  const [first] = errors
  return first === undefined
    ? { line: rows[0]?.line ?? 0, reason: message }
    : { line: Number(first.field), reason: first.message }
}
