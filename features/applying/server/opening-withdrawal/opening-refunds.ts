import { sql } from 'kysely'
import { paisa } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { type PlannedRefunds, type RefundSums, sumRefunds } from '#features/payments/rules/facts.ts'
import type { PayableKind } from '#features/payments/server/core/payable-kind.ts'
import { plannedRefunds } from '#features/payments/server/refunds/planned.ts'
import type { Recheck } from '../withdrawal/application-recheck.ts'
import type { OpeningKey } from './withdrawn-opening.ts'

/**
 * Plans the way back of the money of an opening's applications to the students: of those that are neither completed nor closed,
 * and for which no voucher waits.
 */
export async function openingRefunds(
  reader: Reader,
  { rechecks, kinds }: { rechecks: readonly Recheck[]; kinds: Iterable<PayableKind> },
  { table: opening, id }: OpeningKey,
): Promise<RefundSums> {
  const plans: PlannedRefunds[] = []
  const tables = new Set(rechecks.filter((each) => each.opening === opening).map(tableOf))
  for (const kind of kinds) {
    const { table, key, only } = kind.documents
    if (!tables.has(table)) continue
    const { rows } = await sql<{ readonly id: number; readonly feepaid: number }>`
      select ${sql.ref(key)} as id, feepaid from ${sql.table(table)}
      where ${sql.ref(`${opening}_id`)} = ${id} and docstatus not in ('CO', 'CL') and feepaid > 0
        and not ispending and ${sql.raw(only ?? 'true')}
      order by ${sql.ref(key)}`.execute(reader)
    const fees = rows.map((row) => ({ referenceId: row.id, paid: paisa(row.feepaid) }))
    plans.push(...(await plannedRefunds(reader, kind, fees)))
  }
  return sumRefunds(plans)
}

function tableOf({ table }: Recheck): string {
  return table
}
