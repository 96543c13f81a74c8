import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'

/** Amount that the ledger put aside when this payment arrived, because it was more than owed; `source` as posted. */
export async function putToCredit(reader: Reader, source: string): Promise<Money> {
  const aside = await reader
    .selectFrom('n_suspense')
    .select('amount')
    .where('source', '=', source)
    .executeTakeFirst()
  return paisa(Math.max(0, aside?.amount ?? 0))
}
