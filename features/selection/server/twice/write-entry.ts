import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import { writeRow } from '#platform/server/database/write-row.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import type { Round } from '#features/marking/rules/two-entries.ts'
import { countedScore, isSameScore, type ScoreEntry, scoreState } from '../../rules/twice.ts'
import { keyOf } from '../candidates.ts'
import type { Selection } from '../selection.ts'
import type { TypedScore } from './score-entries.ts'

/** An audited transaction on scores. */
export type ScoringContext = {
  readonly transaction: Transaction
  readonly session: Session
  readonly nowMs: number
  readonly did: (change: Change) => void
}

type NewEntry = {
  readonly on: TypedScore
  readonly entry: ScoreEntry
  readonly round: Round
}

/** Stores one person's entry, new or over the one they made before. The state of the score after it. */
export async function writeEntry(
  at: ScoringContext,
  of: Selection,
  { on, entry, round }: NewEntry,
): Promise<'once' | 'differs' | 'agreed'> {
  const before = on.entries[round - 1] ?? null
  const after = factsOf(entry)
  const key = keyOf(of.applications)
  const { session, nowMs } = at
  const now = new Date(nowMs)
  const { rows } = await sql<{ readonly id: number }>`
    insert into ${sql.table(of.twice.entries)}
      (${sql.ref(key)}, part, round, attendance, score, created, createdby, updated, updatedby)
    values (${on.applicationId}, ${on.part}, ${round}, ${after.attendance}, ${after.score},
      ${now}, ${session.userId}, ${now}, ${session.userId})
    on conflict (${sql.ref(key)}, part, round) do update set attendance = excluded.attendance,
      score = excluded.score, updated = excluded.updated, updatedby = excluded.updatedby
    returning ${sql.ref(keyOf(of.twice.entries))} as id`.execute(at.transaction)
  at.did({
    table: of.twice.entries,
    record: rows[0]?.id ?? 0,
    before: before === null ? {} : factsOf(before),
    after: { application: on.applicationId, part: on.part, round, ...after },
  })
  const [first, second] = on.entries
  const made = { ...entry, by: session.userId }
  const entries: TypedScore['entries'] = round === 1 ? [made, second] : [first, made]
  const next = { ...on, entries }
  await count(at, of, { on, counted: countedScore(next) })
  const state = scoreState(next)
  return state === 'empty' ? 'once' : state
}

/** Removes one person's entry, as if it had not been made; the score counts no more. */
export async function removeEntry(
  at: ScoringContext,
  of: Selection,
  { on, round }: Pick<NewEntry, 'on' | 'round'>,
): Promise<void> {
  const before = on.entries[round - 1] ?? null
  const key = sql.ref(keyOf(of.applications))
  const { rows } = await sql<{ readonly id: number }>`
    delete from ${sql.table(of.twice.entries)}
    where ${key} = ${on.applicationId} and part = ${on.part} and round = ${round}
    returning ${sql.ref(keyOf(of.twice.entries))} as id`.execute(at.transaction)
  const removed = { application: on.applicationId, part: on.part, round }
  at.did({
    table: of.twice.entries,
    record: rows[0]?.id ?? 0,
    before: before === null ? {} : { ...removed, ...factsOf(before) },
    after: {},
  })
  await count(at, of, { on, counted: null })
}

/** Stores the score that counts of different entries, with the reason of who settled it. */
export async function writeSettlement(
  at: ScoringContext,
  of: Selection,
  { on, entry, reason }: Omit<NewEntry, 'round'> & { readonly reason: string },
): Promise<void> {
  const key = keyOf(of.applications)
  const { session, nowMs } = at
  const now = new Date(nowMs)
  const { rows } = await sql<{ readonly id: number }>`
    insert into ${sql.table(of.twice.settlements)}
      (${sql.ref(key)}, part, attendance, score, reason, created, createdby, updated, updatedby)
    values (${on.applicationId}, ${on.part}, ${entry.attendance}, ${entry.score}, ${reason},
      ${now}, ${session.userId}, ${now}, ${session.userId})
    on conflict (${sql.ref(key)}, part) do update set attendance = excluded.attendance,
      score = excluded.score, reason = excluded.reason, updated = excluded.updated,
      updatedby = excluded.updatedby
    returning ${sql.ref(keyOf(of.twice.settlements))} as id`.execute(at.transaction)
  const before = on.settled && { ...factsOf(on.settled), reason: on.settled.reason }
  at.did({
    table: of.twice.settlements,
    record: rows[0]?.id ?? 0,
    before: before ?? {},
    after: { application: on.applicationId, part: on.part, ...factsOf(entry), reason },
  })
  await count(at, of, { on, counted: entry })
}

/** Stores the score that counts from now on; null takes it back, because the entries differ again. */
async function count(
  at: ScoringContext,
  of: Selection,
  { on, counted }: { readonly on: TypedScore; readonly counted: ScoreEntry | null },
): Promise<void> {
  const was = countedScore(on)
  if (was === null && counted === null) return
  if (was !== null && counted !== null && isSameScore(was, counted)) return
  const { applicationId, part } = on
  if (part !== '') {
    const score = counted?.score ?? null
    await of.twice.storePart(at.transaction, { applicationId, part, score })
    return
  }
  const columns = {
    score: counted?.score ?? null,
    attendance: counted?.attendance ?? null,
    selected: false,
  }
  const { applications: table } = of
  const row = { table, key: keyOf(table), id: applicationId }
  const { nowMs, session } = at
  await writeRow(at.transaction, row, { columns, nowMs, userId: session.userId })
  const before = { score: was?.score ?? null, attendance: was?.attendance ?? null }
  at.did({ table, record: applicationId, before, after: columns })
}

/** Removes entries of scores that one person has typed since: they would speak of another value. */
export async function removeEntries(
  transaction: Transaction,
  of: Selection,
  scores: readonly { readonly applicationId: number; readonly part: string }[],
): Promise<void> {
  const key = sql.ref(keyOf(of.applications))
  for (const table of [of.twice.entries, of.twice.settlements])
    await sql`delete from ${sql.table(table)} e
      using jsonb_to_recordset(${JSON.stringify(scores)}::jsonb)
        as s("applicationId" bigint, part text)
      where e.${key} = s."applicationId" and e.part = s.part`.execute(transaction)
}

/** Removes all entries of these applications, of parts too: they contradict what is known of the applicants now. */
export async function removeAllEntries(
  transaction: Transaction,
  of: Selection,
  applicationIds: readonly number[],
): Promise<void> {
  const key = sql.ref(keyOf(of.applications))
  for (const table of [of.twice.entries, of.twice.settlements])
    await sql`delete from ${sql.table(table)} where ${key} = any(${applicationIds}::bigint[])`.execute(
      transaction,
    )
}

function factsOf({ attendance, score }: ScoreEntry) {
  return { attendance, score }
}
