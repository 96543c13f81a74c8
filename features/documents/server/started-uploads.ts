import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import type { PieceStore } from '#platform/server/files/pieces/piece-store.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { uploadMaxBytes } from '../rules/upload.ts'
import { uploadMessages } from '../rules/messages.ts'
import { dailyLimit } from './daily-limit.ts'

/** Pieces and register of unfinished uploads. */
export type StartedUploads = { readonly database: Database; readonly pieces: PieceStore }

type Of = { readonly id: string; readonly userId: number }

/** Bytes of unfinished uploads per person: three files of one record, and as many abandoned ones. */
const mostBytesOnTheirWay = 6 * uploadMaxBytes
const retentionMs = 24 * 3_600_000
/** A call that took a file and never answered gives it back after so long. */
const claimTime = sql`interval '10 minutes'`

/** Reserves a file of so many bytes for its person before the first of them arrives. */
export async function startUpload(
  { database }: Pick<StartedUploads, 'database'>,
  { userId, bytes }: { readonly userId: number; readonly bytes: number },
): Promise<{ readonly id: string } | Refusal> {
  if (!Number.isInteger(bytes) || bytes <= 0) return refused('file-damaged', 400)
  if (bytes > uploadMaxBytes) return refused('file-too-large', 413)
  const limited = await dailyLimit(database, { userId })
  if (limited !== null) return limited
  const id = randomBytes(16).toString('hex')
  return database.transaction(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${userId}`}, 0))`.execute(
      transaction,
    )
    const { before } = await transaction
      .selectFrom('started_upload')
      .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('before'))
      .where('ad_user_id', '=', userId)
      .executeTakeFirstOrThrow()
    if (before + bytes > mostBytesOnTheirWay)
      return refusal('rule/too-many-uploads', uploadMessages['too-many-uploads'], {
        status: 429,
        retryAfterSeconds: 3_600,
      })
    await transaction
      .insertInto('started_upload')
      .values({ upload_id: id, ad_user_id: userId, bytes })
      .execute()
    return { id }
  })
}

/** True if this person has begun this upload. */
export async function isOwnUpload({ kysely }: Database, { id, userId }: Of): Promise<boolean> {
  const row = await kysely
    .selectFrom('started_upload')
    .select('upload_id')
    .where('upload_id', '=', id)
    .where('ad_user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** The whole file, for one call alone until that is answered; null: it is not whole, not theirs, or in use. */
export async function claimUpload(
  { database, pieces }: StartedUploads,
  { id, userId }: Of,
): Promise<Uint8Array | null> {
  const row = await database.kysely
    .updateTable('started_upload')
    .set({ claimed: sql<Date>`now()` })
    .where('upload_id', '=', id)
    .where('ad_user_id', '=', userId)
    .where(sql<boolean>`claimed is null or claimed < now() - ${claimTime}`)
    .returning('bytes')
    .executeTakeFirst()
  if (row === undefined) return null
  const content = await pieces.read(id)
  if (content?.length === row.bytes) return content
  await giveBackUpload(database, id)
  return null
}

/** The call was refused: the file may be sent along with another one. */
export async function giveBackUpload({ kysely }: Database, id: string): Promise<void> {
  await kysely
    .updateTable('started_upload')
    .set({ claimed: null })
    .where('upload_id', '=', id)
    .execute()
}

/** The call has stored the file: no other call gets it. */
export async function endUpload({ database, pieces }: StartedUploads, id: string): Promise<void> {
  await database.kysely.deleteFrom('started_upload').where('upload_id', '=', id).execute()
  await pieces.remove(id)
}

/** Removes what was begun more than a day ago and came to nothing. */
export async function sweepUploads(
  { database, pieces }: StartedUploads,
  nowMs: number,
): Promise<void> {
  await database.kysely
    .deleteFrom('started_upload')
    .where('created', '<', new Date(nowMs - retentionMs))
    .execute()
  await pieces.sweep(nowMs - retentionMs)
}

function refused(problem: 'file-damaged' | 'file-too-large', status: 400 | 413): Refusal {
  return refusal(`rule/${problem}`, uploadMessages[problem], { status })
}
