import type { Timestamp } from '../database/columns.ts'
import type { Database } from '../database/database.ts'

declare module '../database/tables.ts' {
  interface Tables {
    status_check: { name: string; checked: Timestamp; holds: boolean; detail: string }
  }
}

export type CheckVerdict = {
  readonly checkedMs: number
  readonly holds: boolean
  /** Figures of the check, such as how many entries it has read. */
  readonly detail: string
}

/** Stores the newest verdict of a check that runs by itself. */
export async function storeCheck(
  { kysely }: Pick<Database, 'kysely'>,
  name: string,
  { checkedMs, holds, detail }: CheckVerdict,
): Promise<void> {
  const verdict = { checked: new Date(checkedMs), holds, detail }
  await kysely
    .insertInto('status_check')
    .values({ name, ...verdict })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(verdict))
    .execute()
}

/** The newest verdict; null before the first. */
export async function findCheck(
  { kysely }: Pick<Database, 'kysely'>,
  name: string,
): Promise<CheckVerdict | null> {
  const row = await kysely
    .selectFrom('status_check')
    .select(['checked', 'holds', 'detail'])
    .where('name', '=', name)
    .executeTakeFirst()
  if (row === undefined) return null
  return { checkedMs: row.checked.getTime(), holds: row.holds, detail: row.detail }
}
