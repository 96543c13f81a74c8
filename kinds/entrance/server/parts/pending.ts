import type { Reader } from '#platform/server/database/database.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'
import type { PendingScores } from '#features/selection/rules/twice.ts'
import { candidatesOf, type Opening } from '#features/selection/server/candidates.ts'
import { readPending, refusePending } from '#features/selection/server/twice/pending.ts'
import { entranceSelection } from '../selection.ts'

type OfOpening = Pick<Opening, 'openingId' | 'published'>

/** Scores of a merit list that wait for a second entry or a third person; null: typed once, or the result is published. */
export async function meritPending(
  reader: Reader,
  opening: OfOpening,
): Promise<PendingScores | null> {
  if (opening.published !== null) return null
  return readPending(reader, entranceSelection, await scoresOf(reader, opening))
}

/** Refuses a merit list of scores, or scores of parts, that two people have not agreed on. */
export async function refuseMeritPending(
  reader: Reader,
  opening: OfOpening,
): Promise<Refusal | null> {
  if (opening.published !== null) return null
  return refusePending(reader, entranceSelection, await scoresOf(reader, opening))
}

async function scoresOf(reader: Reader, { openingId }: OfOpening) {
  const candidates = await candidatesOf(reader, entranceSelection, openingId)
  return { openingId, candidates, which: 'score-and-parts' } as const
}
