import { sql } from 'kysely'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { findDatedAmounts } from '#platform/pure/money/dated-amounts.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { KindJobNeeds } from '#features/applying/server/server-kind.ts'
import { stepOn } from '../rules/fee-terms.ts'
import type { SteppedFee } from './late-steps.ts'

type Openings = SteppedFee & { readonly table: string }

/** The job that stores the fee of today, for the openings of a kind. */
export function feeJob(name: string, of: Openings, { database, clock }: KindJobNeeds): Job {
  return { name, everyMs: 5_000, run: () => storeFees(database, of, clock()) }
}

/**
 * Stores the fee of today in openings with steps, for clients that read only that column (READINGS R-87). The server
 * itself charges by the steps, so no payment depends on the minute in which this runs.
 */
async function storeFees(
  { kysely }: Database,
  { table, ...of }: Openings,
  nowMs: number,
): Promise<void> {
  const today = dayInNepal(nowMs)
  const key = sql.ref(`${table}_id`)
  const columnOf = (name: string) => sql.ref(name.toLowerCase())
  const [steps, fee, lastDay] = [columnOf(of.steps), columnOf(of.fee), columnOf(of.lastDay)]
  const { rows } = await sql<{ readonly id: number; readonly steps: string; readonly fee: number }>`
    select ${key} as id, ${steps} as steps, ${fee} as fee
    from ${sql.table(table)} where ${steps} <> '' and ${lastDay} >= ${today}`.execute(kysely)
  for (const row of rows) {
    const step = stepOn(findDatedAmounts(row.steps) ?? [], today)
    if (step !== undefined && step.amount !== row.fee)
      await sql`update ${sql.table(table)} set ${fee} = ${step.amount}
        where ${key} = ${row.id} and ${steps} = ${row.steps}`.execute(kysely)
  }
}
