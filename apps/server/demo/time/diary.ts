import type { Database } from '#platform/server/database/database.ts'
import { type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { type AuditFacts, keepPast } from '#features/audit/server/audit.ts'

type Entry = { readonly facts: AuditFacts; readonly atMs: number }

/** Actions of the past, while a demonstration is made. */
type Diary = {
  readonly nowMs: number
  readonly entries: Entry[]
  readonly actions: Map<Day, number>
}

const diaries = new WeakMap<Database, Diary>()

const minuteMs = 60_000
/** A working day in Nepal begins at 10:05, that is 04:20 UTC. */
const morningMs = (4 * 60 + 20) * minuteMs
/** Actions of a day that are minutes apart; further ones follow by seconds. */
const slowActions = 95

/** Begins the diary of a database whose demonstration is being made at this time. */
export function openDiary(database: Database, nowMs: number): void {
  diaries.set(database, { nowMs, entries: [], actions: new Map() })
}

/** The time of the next action on the Nepali day of `nowMs`: in office hours, after those before it, never in the future. */
export function momentOn(database: Database, nowMs: number): number {
  const diary = diaryOf(database)
  const day = dayInNepal(nowMs)
  const n = diary.actions.get(day) ?? 0
  diary.actions.set(day, n + 1)
  const afterMs = Math.min(n, slowActions) * 4 * minuteMs + Math.max(0, n - slowActions) * 2_000
  const atMs = Date.parse(`${day}T00:00:00Z`) + morningMs + afterMs
  return Math.min(atMs, diary.nowMs)
}

export function noteInDiary(database: Database, facts: readonly AuditFacts[], atMs: number): void {
  diaryOf(database).entries.push(...facts.map((each) => ({ facts: each, atMs })))
}

/** Most rows of one insert. */
const batch = 1_000

/** Writes the entries to the audit trail in the order of their times, as they would have been written then. */
export async function closeDiary(database: Database): Promise<void> {
  const { entries } = diaryOf(database)
  diaries.delete(database)
  const sorted = entries.toSorted((one, other) => one.atMs - other.atMs)
  await database.transaction(async (transaction) => {
    for (let from = 0; from < sorted.length; from += batch)
      await keepPast(transaction, sorted.slice(from, from + batch))
  })
}

function diaryOf(database: Database): Diary {
  const diary = diaries.get(database)
  if (diary === undefined) throw new Error('No demonstration is being made in this database')
  return diary
}
