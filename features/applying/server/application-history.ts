import './tables.ts'
import { sql } from 'kysely'
import { sayInBoth } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Evidence } from '#features/desk/wire/evidence.ts'
import { applicationDesk as text } from '../rules/desk/desk-messages.ts'
import type { WaitingApplication } from './desk/waiting-applications.ts'

/** The times applications were returned, the first one first, and by whom. */
export function returnsOf({ kysely }: Database, table: string, records: readonly number[]) {
  return kysely
    .selectFrom('n_application_return as r')
    .innerJoin('ad_user as u', 'u.ad_user_id', 'r.createdby')
    .select([
      'r.n_application_return_id',
      'r.record_id',
      'r.created',
      'r.returned',
      'r.sent_again',
      'r.reason',
      'r.reason_ne',
      'u.name as by',
    ])
    .where('r.model', '=', table)
    .where('r.record_id', '=', sql<number>`any(${records})`)
    .orderBy('r.n_application_return_id')
    .execute()
}

export type ReturnRow = Awaited<ReturnType<typeof returnsOf>>[number]

/** Events of the application, newest first. */
export function historyOf(
  { created }: Pick<WaitingApplication, 'created'>,
  returns: readonly ReturnRow[],
): Evidence['history'] {
  const steps = returns.flatMap(({ returned, sent_again: sentAgain, reason, reason_ne, by }) => [
    {
      at: returned.toISOString(),
      words: sayInBoth(text['returned-by'], { name: by, reason: { en: reason, ne: reason_ne } }),
    },
    ...(sentAgain === null
      ? []
      : [{ at: sentAgain.toISOString(), words: text['sent-again-plain'] }]),
  ])
  return [{ at: created.toISOString(), words: text.applied }, ...steps].toReversed()
}
