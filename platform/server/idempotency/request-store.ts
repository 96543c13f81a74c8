import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import './tables.ts'

/** Owner and hash of a key, hash of its request, and time (milliseconds since 1970). */
export type IdempotencyKey = {
  /** User id; 0 before signing in. */
  readonly owner: number
  readonly keyHash: string
  readonly requestHash: string
  readonly nowMs: number
}

export type StoredRequest = {
  readonly requestHash: string
  readonly result: string | null
  /** Null when the answer was lost with the process, or was too large to keep. */
  readonly answer: Answered | null
}

export type Answered = { readonly status: number; readonly body: string }

/** Lifetime of a key, in ms. */
export const retentionMs = 24 * 3_600_000
const longestAnswer = 64 * 1024

/** Returns the result stored under a key in the last 24 hours. */
export async function findRequest(
  database: Database,
  { owner, keyHash, nowMs }: IdempotencyKey,
): Promise<StoredRequest | null> {
  const [row] = await database.readText(
    `select request_hash, result, status, answer from idempotent_act
      where owner = $1::bigint and key_hash = $2::text and created >= $3::timestamptz`,
    [String(owner), keyHash, oldestStored(nowMs)],
  )
  if (row === undefined) return null
  const [requestHash = '', result = null, status = null, body = null] = row
  const answer = status === null || body === null ? null : { status: Number(status), body }
  return { requestHash: requestHash ?? '', result, answer }
}

/** Writes the key with the transaction; false if another request wrote it first. An expired key is taken over. */
export async function claimKey(
  transaction: Kysely<Tables>,
  key: IdempotencyKey,
  result: string | null,
): Promise<boolean> {
  const row = { request_hash: key.requestHash, created: new Date(key.nowMs), result }
  const claimed = await transaction
    .insertInto('idempotent_act')
    .values({ owner: key.owner, key_hash: key.keyHash, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'key_hash'])
        .doUpdateSet({ ...row, status: null, answer: null })
        .where('idempotent_act.created', '<', new Date(oldestStored(key.nowMs))),
    )
    .returning('owner')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Keeps the answer that leaves, unless it is too large: then the next try is answered from the result. */
export async function keepAnswer(
  database: Database,
  { owner, keyHash }: IdempotencyKey,
  { status, body }: Answered,
): Promise<void> {
  if (body.length > longestAnswer) return
  await database.kysely
    .updateTable('idempotent_act')
    .set({ status, answer: body })
    .where('owner', '=', owner)
    .where('key_hash', '=', keyHash)
    .where('answer', 'is', null)
    .execute()
}

/** Removes expired keys. */
export async function removeOldKeys(database: Database, nowMs: number): Promise<void> {
  await database.kysely
    .deleteFrom('idempotent_act')
    .where('created', '<', new Date(oldestStored(nowMs)))
    .execute()
}

function oldestStored(nowMs: number): string {
  return new Date(nowMs - retentionMs).toISOString()
}
