import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'

/** Misses that cost nothing; after them 1, 2, 4 … 60 s of waiting (SECURITY T01). */
const freeMisses = 5
const longestWaitSeconds = 60
const retentionMs = 24 * 3_600_000

/** Seconds an account has to wait before its next try; 0 when it may try now. */
export async function secondsToWait(
  database: Database,
  account: string,
  nowMs: number,
): Promise<number> {
  const row = await database.kysely
    .selectFrom('login_throttle')
    .select('next_try')
    .where('account', '=', account)
    .executeTakeFirst()
  return row === undefined ? 0 : secondsUntil(row.next_try, nowMs)
}

/** Whole seconds until the next try; 0 when it may be now. */
export function secondsUntil(nextTry: Date, nowMs: number): number {
  return Math.max(0, Math.ceil((nextTry.getTime() - nowMs) / 1000))
}

/** One statement, so that parallel misses are all counted. */
export async function countMiss(database: Database, account: string, nowMs: number): Promise<void> {
  await database.kysely
    .insertInto('login_throttle')
    .values({ account, misses: 1, next_try: new Date(nowMs) })
    .onConflict((conflict) =>
      conflict.column('account').doUpdateSet({
        misses: sql`case when login_throttle.next_try < ${new Date(nowMs - retentionMs)} then 1
          else login_throttle.misses + 1 end`,
        next_try: sql`${new Date(nowMs)}::timestamptz + case when login_throttle.misses + 1 <= ${freeMisses}
          then interval '0' else least(${longestWaitSeconds}, power(2, least(login_throttle.misses - ${freeMisses}, 10)))
          * interval '1 second' end`,
      }),
    )
    .execute()
}

export async function clearMisses(database: Database, account: string): Promise<void> {
  await database.kysely.deleteFrom('login_throttle').where('account', '=', account).execute()
}

/** Runs work of one account after the other; 'crowded' when too many wait already. */
export type Turns = <Result>(
  account: string,
  work: () => Promise<Result>,
) => Promise<Result | 'crowded'>

const longestQueue = 10

/**
 * Guesses at one account are compared one at a time, so that each sees the misses before it: a hundred at once cost no
 * more hashes than a hundred in a row (SECURITY T01).
 */
export function createTurns(): Turns {
  const queues = new Map<string, { waiting: number; last: Promise<unknown> }>()
  return async (account, work) => {
    const queue = queues.get(account) ?? { waiting: 0, last: Promise.resolve() }
    if (queue.waiting >= longestQueue) return 'crowded'
    queues.set(account, queue)
    queue.waiting++
    const mine = queue.last.then(work)
    queue.last = mine.catch(() => {}) // the caller hears it
    try {
      return await mine
    } finally {
      queue.waiting--
      if (queue.waiting === 0) queues.delete(account)
    }
  }
}
