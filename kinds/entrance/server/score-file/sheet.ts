import type { Reader } from '#platform/server/database/database.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import {
  type Candidate,
  candidatesOf,
  findOpening,
  type Opening,
} from '#features/selection/server/candidates.ts'
import { refuseClosed, refuseScores } from '#features/selection/server/scoring.ts'
import type { PresenceOnTheDay } from '#features/selection/server/selection.ts'
import {
  readTypedScores,
  type TypedScores,
} from '#features/selection/server/twice/score-entries.ts'
import { partsThatCount } from '../parts/part-scores.ts'
import { entranceSelection } from '../selection.ts'

/** Scores of an entrance as they are now, which rows of a file are compared with. */
export type ScoreFileSheet = Pick<PresenceOnTheDay, 'marks'> & {
  readonly opening: Opening
  /** Why it takes no score of the exam, or of a part; null: it does. */
  readonly refused: { readonly score: Refusal | null; readonly part: Refusal | null }
  readonly candidates: ReadonlyMap<string, Candidate>
  /** Entries of two people; null: scores are typed once. */
  readonly typed: TypedScores | null
  /** Scores of parts that count, by part and application. */
  readonly parts: ReadonlyMap<string, ReadonlyMap<number, number>>
}

type SheetRequest = {
  readonly openingId: number
  readonly session: Session
  readonly nowMs: number
}

/** Null: there is no such entrance. */
export async function readScoreSheet(
  reader: Reader,
  { openingId, session, nowMs }: SheetRequest,
): Promise<ScoreFileSheet | null> {
  const of = entranceSelection
  const opening = await findOpening(reader, of, { openingId, ...session })
  if (opening === null) return null
  const at = { ...opening, nowMs }
  const candidates = await candidatesOf(reader, of, openingId)
  const isTwice = await of.twice.isOn(reader)
  return {
    opening,
    refused: {
      score: await refuseScores(reader, of, at),
      part: await refuseClosed(reader, of, at),
    },
    candidates: new Map(
      candidates
        .filter(({ symbolNumber }) => symbolNumber !== '')
        .map((each) => [each.symbolNumber, each]),
    ),
    marks: (await of.presence(reader, openingId)).marks,
    typed: isTwice ? await readTypedScores(reader, of, openingId) : null,
    parts: await partScores(reader, openingId),
  }
}

/** Why it takes no score of a part, or with '' of the exam; null: it does. */
export function refusedOf({ refused }: ScoreFileSheet, part: string): Refusal | null {
  return part === '' ? refused.score : refused.part
}

async function partScores(reader: Reader, openingId: number): Promise<ScoreFileSheet['parts']> {
  const parts = new Map<string, Map<number, number>>()
  for (const { applicationId, part, score } of await partsThatCount(reader, openingId)) {
    const scores = parts.get(part) ?? new Map<number, number>()
    parts.set(part, scores.set(applicationId, score))
  }
  return parts
}

/** Entrances without a published result, by the symbol numbers of their candidates. */
export async function entrancesByNumber(
  reader: Reader,
  { clientId }: Pick<Session, 'clientId'>,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const rows = await reader
    .selectFrom('n_entrance_reg as a')
    .innerJoin('n_entrance_open as o', 'o.n_entrance_open_id', 'a.n_entrance_open_id')
    .select(['a.erollno', 'o.n_entrance_open_id as id'])
    .where('a.erollno', 'is not', null)
    .where('a.docstatus', 'in', ['AP', 'CO'])
    .where('o.result_published', 'is', null)
    .where('o.ad_client_id', '=', clientId)
    .execute()
  const byNumber = new Map<string, readonly number[]>()
  for (const { erollno, id } of rows)
    if (erollno !== null) byNumber.set(erollno, [...(byNumber.get(erollno) ?? []), id])
  return byNumber
}
