import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'

const saveAfterMs = 2_000

/**
 * When sessions were last used, written down together every two seconds instead of one by one while people wait. A
 * crash loses two seconds of that, which is nothing beside an idle limit of half an hour.
 */
export function lastSeen(database: Database) {
  let waiting = new Map<string, number>()
  let timer: NodeJS.Timeout | null = null
  let saving: Promise<void> = Promise.resolve()

  function note(sessionId: string, nowMs: number): void {
    waiting.set(sessionId, nowMs)
    timer ??= setTimeout(() => void save(), saveAfterMs).unref()
  }

  /** Writes the waiting times. If the write fails, they are written with the next ones. */
  async function save(): Promise<void> {
    timer = null
    const seen = waiting
    waiting = new Map()
    saving = write(database, seen).catch(() => {
      for (const [sessionId, nowMs] of seen)
        if (!waiting.has(sessionId)) waiting.set(sessionId, nowMs)
    })
    await saving
  }

  /** Writes what waits, for a server that ends. */
  async function close(): Promise<void> {
    if (timer !== null) clearTimeout(timer)
    await saving
    await save()
  }
  return { note, close }
}

async function write({ kysely }: Database, seen: ReadonlyMap<string, number>): Promise<void> {
  if (seen.size === 0) return
  const ids = [...seen.keys()]
  const times = [...seen.values()].map((ms) => new Date(ms).toISOString())
  await sql`update auth_session s set last_seen = seen.at
    from unnest(${ids}::uuid[], ${times}::timestamptz[]) as seen(id, at)
    where s.auth_session_id = seen.id and s.last_seen < seen.at`.execute(kysely)
}
