import type { Reader } from '#platform/server/database/database.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { isMadeBy, namesOfEnterers, ownEntry } from '#features/marking/server/two-entries.ts'
import { countedScore, mayEnter, type ScoreEntry, scoreState } from '../../rules/twice.ts'
import type { ScoreSheet } from '../../wire/score-sheet.ts'
import type { Candidate } from '../candidates.ts'
import type { Selection } from '../selection.ts'
import { pendingScores } from './pending.ts'
import { readTypedScores, type TypedScore, type TypedScores } from './score-entries.ts'

type Twice = NonNullable<ScoreSheet['twice']>
type RowEntry = NonNullable<ScoreSheet['rows'][number]['entry']>

type Reading = {
  readonly openingId: number
  readonly candidates: readonly Candidate[]
  readonly session: Session
}

/** Part of a sheet about scores that are typed twice. */
export type TwiceSheet = {
  readonly twice: Twice
  /** Of a candidate. */
  readonly entryOf: (candidate: Candidate) => RowEntry
}

/**
 * The entries of a sheet: a reader sees their own, and both of a score where two people entered different ones. Null:
 * scores are typed once.
 */
export async function readTwice(
  reader: Reader,
  of: Selection,
  { openingId, candidates, session }: Reading,
): Promise<TwiceSheet | null> {
  if (!(await of.twice.isOn(reader))) return null
  const typed = await readTypedScores(reader, of, openingId)
  const named = typed.all.map(({ part }) => part).filter((part) => part !== '')
  const parts = [...new Set(named)].toSorted()
  return {
    twice: {
      pending: pendingScores(typed, { candidates, which: 'score' }),
      parts,
      differences: await differencesOf(reader, typed, { candidates, session }),
    },
    entryOf: ({ applicationId }) => ({
      ...entryOf(typed.of({ applicationId, part: '' }), session),
      parts: parts.map((part) => ({
        part,
        ...entryOf(typed.of({ applicationId, part }), session),
      })),
    }),
  }
}

function entryOf(on: TypedScore, session: Session): Omit<RowEntry, 'parts'> {
  const mine = ownEntry(on.entries, session)
  const counted = countedScore(on)
  return {
    state: scoreState(on),
    isSettled: counted !== null && on.settled !== null,
    mine: mine && shown(mine),
    counted: counted && shown(counted),
    mayEnter: mayEnter(on, isMadeBy(session)),
  }
}

async function differencesOf(
  reader: Reader,
  { all }: TypedScores,
  { candidates, session }: Omit<Reading, 'openingId'>,
): Promise<Twice['differences']> {
  const numbers = new Map(candidates.map((each) => [each.applicationId, each.symbolNumber]))
  const different = all.filter((on) => scoreState(on) === 'differs' || on.settled !== null)
  const names = await namesOfEnterers(
    reader,
    different.map(({ entries }) => entries),
    different.flatMap(({ settled }) => settled?.by ?? []),
  )
  const nameOf = (by: number) => names.get(by) ?? ''
  return different.map(({ applicationId, part, entries, settled }) => ({
    erollno: numbers.get(applicationId) ?? '',
    part,
    entries: entries.flatMap((each) => (each ? [{ ...shown(each), name: nameOf(each.by) }] : [])),
    settled: settled && {
      ...shown(settled),
      name: nameOf(settled.by),
      reason: settled.reason,
    },
    maySettle: ownEntry(entries, session) === null,
  }))
}

function shown({ attendance, score }: ScoreEntry): ScoreEntry {
  return { attendance, score }
}
