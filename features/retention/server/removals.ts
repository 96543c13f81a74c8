import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import type { RetainedId } from '#features/settings/rules/facts.ts'
import { eraseApplicants } from './erase-applicants.ts'

/** Deletes some rows older than a time; gives how many. Zero: none is left. */
export type Removal = (
  transaction: Transaction,
  at: { readonly before: Date; readonly most: number; readonly nowMs: number },
) => Promise<number>

export type Removals = Readonly<Record<RetainedId, Removal>>

/** The removal of each line of the table in features/settings/rules/retained.ts. `applications`: tables of all kinds. */
export const removalsOf = (applications: readonly string[]): Removals => ({
  applicants: eraseApplicants(applications),
  notices: removeNotices,
  mails: removeFrom('mail_outbox', (before) => sql`coalesce(sent, created) < ${before}`),
  sessions: removeFrom('auth_session', (before) => sql`coalesce(ended, last_seen) < ${before}`),
  'password-resets': removeFrom('password_reset_request', (before) => sql`requested < ${before}`),
  'failed-sign-ins': removeFrom('login_throttle', (before) => sql`next_try < ${before}`),
  'imported-rows': removeFrom(
    'import_row',
    (before) => sql`import_id in (
      select import_id from import where greatest(created, planned, committed, undone) < ${before})`,
  ),
})

function removeFrom(table: string, isOld: (before: Date) => RawBuilder<boolean>): Removal {
  return async (transaction, { before, most }) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${isOld(before)} limit ${most}
        for update skip locked))`.execute(transaction)
    return Number(numAffectedRows ?? 0n)
  }
}

/** A notice goes with the mark that it was read. */
async function removeNotices(...[transaction, { before, most }]: Parameters<Removal>) {
  const { rows } = await sql<{ readonly id: number }>`
    select ad_note_id as id from ad_note where created < ${before}
    limit ${most} for update skip locked`.execute(transaction)
  const ids = sql`any(${rows.map(({ id }) => id)}::bigint[])`
  await sql`delete from ad_note_read where ad_note_id = ${ids}`.execute(transaction)
  await sql`delete from ad_note where ad_note_id = ${ids}`.execute(transaction)
  return rows.length
}
