import { maskAddressesIn } from '#platform/pure/text/masked-address.ts'
import type { MaybeTimestamp } from '../database/columns.ts'
import type { Database } from '../database/database.ts'
import type { Job } from './jobs.ts'

declare module '../database/tables.ts' {
  interface Tables {
    job_run: {
      name: string
      every_ms: number
      ran: MaybeTimestamp
      failing_since: MaybeTimestamp
      error: string
    }
  }
}

/**
 * A job that runs every two seconds is written down at most this often: an idle database writes nothing, so that its log
 * need not go to the backup.
 */
const writeMs = 15 * 60_000
const longestError = 200

/** The state of each job as all processes share it: when it last ran, and since when it fails. */
export function jobRuns({ kysely }: Pick<Database, 'kysely'>, clock: () => number) {
  const written = new Map<string, { readonly error: string; readonly atMs: number }>()

  /** Notes the jobs of this version; those of an earlier one are removed. */
  async function register(jobs: readonly Pick<Job, 'name' | 'everyMs'>[]): Promise<void> {
    const names = jobs.map(({ name }) => name)
    await kysely.deleteFrom('job_run').where('name', 'not in', names).execute()
    await kysely
      .insertInto('job_run')
      .values(jobs.map(({ name, everyMs }) => ({ name, every_ms: everyMs, error: '' })))
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet(({ ref }) => ({ every_ms: ref('excluded.every_ms') })),
      )
      .execute()
  }

  /** Notes one round; null: it went well. */
  async function note(name: string, failure: unknown): Promise<void> {
    const atMs = clock()
    const error = failure === null ? '' : errorText(failure)
    const before = written.get(name)
    if (before?.error === error && Math.abs(atMs - before.atMs) < writeMs) return
    const ran = new Date(atMs)
    await kysely
      .updateTable('job_run')
      .set(({ fn, val }) => ({
        ran,
        error,
        failing_since: error === '' ? null : fn.coalesce('failing_since', val(ran)),
      }))
      .where('name', '=', name)
      .execute()
    written.set(name, { error, atMs })
  }

  return { register, note }
}

function errorText(failure: unknown): string {
  const message = failure instanceof Error ? failure.message : 'unknown failure'
  return maskAddressesIn(message).slice(0, longestError) || 'unknown failure'
}
