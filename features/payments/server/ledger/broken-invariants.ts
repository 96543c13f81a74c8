import { readFileSync } from 'node:fs'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import type { PayableKind } from '../core/payable-kind.ts'

const script = readFileSync(new URL('invariants.sql', import.meta.url), 'utf8')

/** Facts that the checks need about a kind that is paid for. */
export type Checked = Pick<PayableKind, 'paymentType' | 'referenceColumn' | 'documents'>

/** Errors in the money of a database, one line each; empty if all is right (SECURITY §2). */
export async function brokenInvariants(
  { kysely }: Pick<Database, 'kysely'>,
  kinds: readonly Checked[],
): Promise<string[]> {
  const documents = sql.join(kinds.map(documentsOf), sql` union all `)
  const references = sql.join(kinds.map(referenceOf), sql` `)
  const { rows } = await sql<{ broken: string; what: string }>`
    with document as (${documents}),
      paid_for as (select c_payment_id, payment_type, case payment_type ${references} end as id from c_payment)
    ${sql.raw(script)}`.execute(kysely)
  return rows.map(({ broken, what }) => `${broken}: ${what}`)
}

function documentsOf({
  paymentType,
  documents: { table, key, only },
}: Checked): RawBuilder<unknown> {
  return sql`select ${sql.lit(paymentType)} as payment_type, ${sql.ref(key)} as id,
      totalfee, feepaid, ispaid, ispending, ${sql.lit(`${paymentType} `)} || ${sql.ref(key)} as what
    from ${sql.table(table)} where ${sql.raw(only ?? 'true')}`
}

function referenceOf({ paymentType, referenceColumn }: Checked): RawBuilder<unknown> {
  return sql`when ${sql.lit(paymentType)} then ${sql.ref(referenceColumn)}`
}
