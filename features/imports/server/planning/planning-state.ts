import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'

/** Seconds without a sign after which a check counts as interrupted: its server has died. */
const silentSeconds = 60

/** Condition over a check `p`. */
const isSilent = sql<boolean>`p.beat < clock_timestamp() - make_interval(secs => ${silentSeconds})`

/** Progress of a check as it is shown. */
export type Planning = {
  readonly state: 'running' | 'cancelled' | 'interrupted'
  /** Null while the file is being read. */
  readonly rows: number | null
  readonly compared: number
}

/** Marks that a check begins, before the import is locked; false if one is running. */
export async function beginPlanning(reader: Reader, importId: number): Promise<boolean> {
  const { rows } = await sql`
    insert into import_planning as p (import_id, beat) values (${importId}, clock_timestamp())
    on conflict (import_id) do update
      set beat = excluded.beat, rows = null, compared = 0, is_cancelled = false, ended = null
      where p.ended is not null or ${isSilent}
    returning import_id`.execute(reader)
  return rows.length > 0
}

/** Stores progress for other requests to see, outside the transaction of the plan; true if the check was cancelled. */
export async function beatPlanning(
  reader: Reader,
  importId: number,
  { rows, compared }: { readonly rows: number; readonly compared: number },
): Promise<boolean> {
  const { rows: found } = await sql<{ isCancelled: boolean }>`
    update import_planning set beat = clock_timestamp(), rows = ${rows}, compared = ${compared}
    where import_id = ${importId} returning is_cancelled as "isCancelled"`.execute(reader)
  return found[0]?.isCancelled ?? false
}

/** Removes the progress of a check that is complete. */
export async function completePlanning(reader: Reader, importId: number): Promise<void> {
  await reader.deleteFrom('import_planning').where('import_id', '=', importId).execute()
}

/** Marks a check as ended without a plan. */
export async function endPlanning(
  reader: Reader,
  importId: number,
  ended: 'cancelled' | 'interrupted',
): Promise<void> {
  await reader
    .updateTable('import_planning')
    .set({ ended })
    .where('import_id', '=', importId)
    .execute()
}

/** Asks a check to end; false if none is running. */
export async function cancelPlanning(reader: Reader, importId: number): Promise<boolean> {
  const { rows } = await sql`
    update import_planning p set is_cancelled = true
    where import_id = ${importId} and ended is null and not ${isSilent}
    returning import_id`.execute(reader)
  return rows.length > 0
}

/** The check of an import; null if its plan is complete, or none was made. */
export async function findPlanning(reader: Reader, importId: number): Promise<Planning | null> {
  const row = await reader
    .selectFrom('import_planning as p')
    .select(['rows', 'compared', 'ended'])
    .select(isSilent.as('isSilent'))
    .where('import_id', '=', importId)
    .executeTakeFirst()
  if (row === undefined) return null
  const { ended, isSilent: isDead, ...progress } = row
  return { ...progress, state: ended ?? (isDead ? 'interrupted' : 'running') }
}
