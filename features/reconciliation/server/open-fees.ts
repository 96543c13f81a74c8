import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import type { PayableKind } from '#features/payments/server/core/payable-kind.ts'

/** Number of open fees of each of these amounts (paisa), over all kinds. */
export async function openFeesOf(
  reader: Reader,
  kinds: Iterable<PayableKind>,
  amounts: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (amounts.length === 0) return new Map()
  const all = [...kinds].map(
    ({ documents: { table, only } }) => sql`
      select totalfee - feepaid as owed from ${sql.table(table)}
      where isactive and totalfee - feepaid = any(${[...new Set(amounts)]}::bigint[])
        and docstatus not in ('CL', 'VO', 'RE') and ${sql.raw(only ?? 'true')}`,
  )
  const { rows } = await sql<{ readonly owed: number; readonly n: number }>`
    select owed, count(*) as n from (${sql.join(all, sql` union all `)}) as open_fee group by owed`.execute(
    reader,
  )
  return new Map(rows.map(({ owed, n }) => [owed, n]))
}
