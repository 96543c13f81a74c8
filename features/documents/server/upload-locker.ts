import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ERRORS, type Locker } from '@tus/server'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'

/** Time after which the lock of a dead process ends. */
const lease = sql`interval '30 seconds'`
const renewedEveryMs = 10_000
const askedEveryMs = 100
const waitedForMs = 20_000
const channel = 'upload_wanted'

type Held = { readonly writer: string; readonly release: () => void; renewing: NodeJS.Timeout }

/**
 * One request at a time for an upload, in all server processes: the writer is in the upload's row, for 30 seconds
 * unless renewed. A newer request wins, for its sender has given up the older one: the holder of the upload is asked to
 * stop. An advisory lock would hold a connection for as long as a slow network takes.
 */
export async function uploadLocker(database: Database): Promise<Locker> {
  const held = new Map<string, Held>()
  await database.listen(channel, (id) => held.get(id)?.release())
  return {
    newLock(id) {
      const writer = randomUUID()
      return {
        async lock(signal, cancel) {
          const until = Date.now() + waitedForMs
          while (!(await take(database, id, writer))) {
            if (signal.aborted || Date.now() > until) throw ERRORS.ERR_LOCK_TIMEOUT
            await database.notify(channel, id)
            await sleep(askedEveryMs)
          }
          const release = () => void cancel()
          const renewing = setInterval(() => void renew(), renewedEveryMs).unref()
          held.set(id, { writer, release, renewing })

          async function renew(): Promise<void> {
            const isStillOurs = await take(database, id, writer).catch(() => false)
            if (!isStillOurs) release()
          }
        },
        async unlock() {
          const mine = held.get(id)
          if (mine?.writer === writer) {
            clearInterval(mine.renewing)
            held.delete(id)
          }
          await give(database, id, writer)
        },
      }
    },
  }
}

/** True if the upload is this writer's now, or does not exist any more. */
async function take({ kysely }: Database, id: string, writer: string): Promise<boolean> {
  const taken = await kysely
    .updateTable('started_upload')
    .set({ writer, writer_until: sql<Date>`now() + ${lease}` })
    .where('upload_id', '=', id)
    .where(({ eb, or }) =>
      or([
        eb('writer', 'is', null),
        eb('writer', '=', writer),
        eb('writer_until', '<', sql<Date>`now()`),
      ]),
    )
    .returning('upload_id')
    .executeTakeFirst()
  if (taken !== undefined) return true
  const there = await kysely
    .selectFrom('started_upload')
    .select('upload_id')
    .where('upload_id', '=', id)
    .executeTakeFirst()
  return there === undefined
}

async function give({ kysely }: Database, id: string, writer: string): Promise<void> {
  await kysely
    .updateTable('started_upload')
    .set({ writer: null, writer_until: null })
    .where('upload_id', '=', id)
    .where('writer', '=', writer)
    .execute()
}
