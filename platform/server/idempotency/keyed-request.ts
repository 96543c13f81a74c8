import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../database/database.ts'
import { writingOn } from '../database/round-trips.ts'
import { isRefusal } from '../model-engine/refusal.ts'
import { claimKey, findRequest, type IdempotencyKey } from './request-store.ts'
import { keyOfAnotherRequest } from './key-problems.ts'

/** One request under an Idempotency-Key, from the moment its body is read until its answer leaves. */
export type KeyedRequest = IdempotencyKey & {
  /** JSON of what an earlier try's transaction gave, when that try's answer was lost. */
  readonly earlier: string | null
  /** `open`: nothing is written yet. `done`: its transaction is committed. `over`: the answer has left. */
  state: 'open' | 'done' | 'over'
}

const running = new AsyncLocalStorage<KeyedRequest>()

/** Runs the rest of a request under this idempotency key. */
export function runKeyed<Result>(keyed: KeyedRequest, work: () => Result): Result {
  return running.run(keyed, work)
}

/**
 * A database on which the first transaction of a keyed request writes the key too, so that a second try, also in
 * another process, finds it and gets the result of the first one. A transaction that refused wrote nothing and leaves
 * the key free.
 */
export function withIdempotency(database: Database): Database {
  return {
    ...database,
    transaction(work) {
      const keyed = running.getStore()
      return keyed?.state === 'open' ? once(keyed, database, work) : database.transaction(work)
    },
    oneWrite(work) {
      const keyed = running.getStore()
      if (keyed?.state !== 'open') return database.oneWrite(work)
      return once(keyed, database, (transaction) =>
        work({ reader: transaction, writeText: writingOn(transaction) }),
      )
    },
  }
}

async function once<Result>(
  keyed: KeyedRequest,
  database: Database,
  work: Parameters<typeof database.transaction<Result>>[0],
): Promise<Result> {
  if (keyed.earlier !== null) return takeOver(keyed, keyed.earlier) as Result
  try {
    return await database.transaction(async (transaction) => {
      const result = await work(transaction)
      if (isRefusal(result)) return result
      const json = JSON.stringify(result ?? null)
      if (!(await claimKey(transaction, keyed, json))) throw new DoneByAnother()
      keyed.state = 'done'
      return result
    })
  } catch (error) {
    keyed.state = 'open'
    if (!(error instanceof DoneByAnother)) throw error
    const first = await findRequest(database, keyed)
    if (first === null || first.requestHash !== keyed.requestHash) throw keyOfAnotherRequest()
    return takeOver(keyed, first.result) as Result
  }
}

/** Rolls back the slower one of two tries that ran at once in two processes. */
class DoneByAnother extends Error {}

/** Returns the result of the same transaction in the first try: plain data, so it has that transaction's type. */
function takeOver(keyed: KeyedRequest, json: string | null): unknown {
  keyed.state = 'done'
  return JSON.parse(json ?? 'null')
}
