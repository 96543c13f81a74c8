import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { uploadMessages } from '../rules/messages.ts'

/** Limits per person in 24 h: far above a profile with retries, far below a disk. A refused file has no bytes here. */
const filesPerDay = 200
const bytesPerDay = 300 * 1024 * 1024

const lastDay = sql<Date>`now() - interval '24 hours'`

/** A refusal when this person has sent too much lately, else null. Asked before a file is decoded. */
export async function dailyLimit(
  { kysely }: Database,
  { userId }: { readonly userId: number },
): Promise<Refusal | null> {
  const { files, bytes } = await kysely
    .selectFrom('stored_file')
    .select((of) => [
      of.fn.countAll<number>().as('files'),
      sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes'),
    ])
    .where('createdby', '=', userId)
    .where('created', '>', lastDay)
    .executeTakeFirstOrThrow()
  const { refused } = await kysely
    .selectFrom('refused_upload')
    .select((of) => of.fn.countAll<number>().as('refused'))
    .where('ad_user_id', '=', userId)
    .where('created', '>', lastDay)
    .executeTakeFirstOrThrow()
  if (files + refused < filesPerDay && bytes < bytesPerDay) return null
  return refusal('rule/too-many-uploads', uploadMessages['too-many-uploads'], {
    status: 429,
    retryAfterSeconds: 3_600,
  })
}

/** One more file that was looked at for nothing. */
export async function countRefused(
  { kysely }: Database,
  { userId }: { readonly userId: number },
): Promise<void> {
  await kysely.insertInto('refused_upload').values({ ad_user_id: userId }).execute()
}
