import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'

/** Id of an opening of the demonstration by its name. */
export async function idOf(
  transaction: Transaction,
  table: 'n_entrance_open' | 'n_exam_open' | 'n_program_cregopen' | 'n_scholarship_open',
  name: string,
): Promise<number> {
  const row = await transaction
    .selectFrom(table)
    .select(sql<number>`${sql.ref(`${table}_id`)}`.as('id'))
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.id
}
