import type { Reader } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { selectionMessages as text } from '../../rules/messages.ts'
import { type PendingScores, pendingOf, scoreState } from '../../rules/twice.ts'
import type { Candidate } from '../candidates.ts'
import type { Selection } from '../selection.ts'
import { readTypedScores, type TypedScores } from './score-entries.ts'

/** Which scores must be agreed: those of the test, or those of its parts too, which a merit list reads. */
export type WhichScores = 'score' | 'score-and-parts'

type PendingOf = {
  readonly openingId: number
  readonly candidates: readonly Pick<Candidate, 'applicationId'>[]
  readonly which: WhichScores
}

/** Scores of an opening that wait for a second entry or for a third person; null: scores are typed once. */
export async function readPending(
  reader: Reader,
  of: Selection,
  asked: PendingOf,
): Promise<PendingScores | null> {
  if (!(await of.twice.isOn(reader))) return null
  return pendingScores(await readTypedScores(reader, of, asked.openingId), asked)
}

export function pendingScores(
  typed: TypedScores,
  { candidates, which }: Omit<PendingOf, 'openingId'>,
): PendingScores {
  const scores = candidates.map(({ applicationId }) => typed.of({ applicationId, part: '' }))
  const parts = which === 'score' ? [] : typed.all.filter(({ part }) => part !== '')
  return pendingOf([...scores, ...parts].map(scoreState))
}

/** Refuses a result of scores that two people have not agreed on, and says how many they are. */
export async function refusePending(
  reader: Reader,
  of: Selection,
  asked: PendingOf,
): Promise<Refusal | null> {
  const pending = await readPending(reader, of, asked)
  if (pending === null || pending.missing + pending.differ === 0) return null
  return refusal('rule/scores-pending', text['scores-pending'], {
    status: 409,
    values: { ...pending },
  })
}
