import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import type { EnteredBy } from '#features/marking/server/two-entries.ts'
import type { ScoreEntry, TwiceTyped } from '../../rules/twice.ts'
import { keyOf } from '../candidates.ts'
import type { PartOf, Selection } from '../selection.ts'

export type EnteredScore = ScoreEntry & EnteredBy

export type SettledScore = ScoreEntry & { readonly by: number; readonly reason: string }

/** Entries of one score, with what was settled of them; part '' is the score of the test itself. */
export type TypedScore = PartOf &
  TwiceTyped<EnteredScore> & { readonly settled: SettledScore | null }

/** Typed scores of an opening's candidates. */
export type TypedScores = {
  readonly of: (score: PartOf) => TypedScore
  /** Those with an entry, and those of parts that count without one, by part and application. */
  readonly all: readonly TypedScore[]
}

type EntryRow = PartOf & ScoreEntry & EnteredBy & { readonly round: number }

/** Entries of the scores of an opening's approved applications. */
export async function readTypedScores(
  reader: Reader,
  of: Selection,
  openingId: number,
): Promise<TypedScores> {
  const typed = new Map<string, TypedScore>()
  const find = (score: PartOf): TypedScore =>
    typed.get(nameOf(score)) ?? { ...plain(score), entries: [null, null], settled: null }
  const put = (score: TypedScore) => typed.set(nameOf(score), score)
  for (const part of await of.twice.parts(reader, openingId)) put(find(part))
  for (const row of await entryRows(reader, of, openingId)) {
    const { attendance, score, by, partnerId = 0 } = row
    const before = find(row)
    const [first, second] = before.entries
    const entered = { attendance, score, by, partnerId }
    put({ ...before, entries: row.round === 1 ? [entered, second] : [first, entered] })
  }
  for (const row of await settledRows(reader, of, openingId)) {
    const { attendance, score, by, reason } = row
    put({ ...find(row), settled: { attendance, score, by, reason } })
  }
  return { of: find, all: [...typed.values()] }
}

function plain({ applicationId, part }: PartOf): PartOf {
  return { applicationId, part }
}

function nameOf({ applicationId, part }: PartOf): string {
  return `${applicationId} ${part}`
}

async function entryRows(reader: Reader, of: Selection, openingId: number) {
  const { rows } = await sql<EntryRow>`
    select ${sql.ref(`e.${keyOf(of.applications)}`)} as "applicationId", e.part, e.round,
      e.attendance, e.score, e.createdby as by, coalesce(u.c_bpartner_id, 0) as "partnerId"
    from ${sql.table(of.twice.entries)} e
    join ${sql.table(of.applications)} a using (${sql.ref(keyOf(of.applications))})
    left join ad_user u on u.ad_user_id = e.createdby
    where ${isCandidate(of, openingId)}
    order by e.part, 1, e.round`.execute(reader)
  return rows
}

async function settledRows(reader: Reader, of: Selection, openingId: number) {
  const { rows } = await sql<PartOf & SettledScore>`
    select ${sql.ref(`s.${keyOf(of.applications)}`)} as "applicationId", s.part,
      s.attendance, s.score, s.reason, s.updatedby as by
    from ${sql.table(of.twice.settlements)} s
    join ${sql.table(of.applications)} a using (${sql.ref(keyOf(of.applications))})
    where ${isCandidate(of, openingId)}`.execute(reader)
  return rows
}

function isCandidate({ openings }: Selection, openingId: number) {
  return sql`${sql.ref(`a.${keyOf(openings)}`)} = ${openingId} and a.docstatus in ('AP', 'CO')`
}
