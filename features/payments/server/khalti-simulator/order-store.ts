import '../tables.ts'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import type { SimulatedOrder } from './orders.ts'

/** Stores the payments of the simulated wallet outside its process, so that other servers find them. */
export type OrderStore = {
  readonly find: (pidx: string) => Promise<SimulatedOrder | null>
  /** The pidx of a payment by its transaction; null if there is none. */
  readonly pidxOf: (transactionId: string) => Promise<string | null>
  readonly keep: (pidx: string, order: SimulatedOrder) => Promise<void>
}

export function orderStore({ kysely }: Pick<Database, 'kysely'>): OrderStore {
  return {
    async find(pidx) {
      const row = await kysely
        .selectFrom('simulated_payment')
        .select('facts')
        .where('pidx', '=', pidx)
        .executeTakeFirst()
      return row?.facts ?? null
    },
    async pidxOf(transactionId) {
      const row = await kysely
        .selectFrom('simulated_payment')
        .select('pidx')
        .where(sql<string>`facts ->> 'transactionId'`, '=', transactionId)
        .executeTakeFirst()
      return row?.pidx ?? null
    },
    async keep(pidx, order) {
      const facts = JSON.stringify(order)
      await kysely
        .insertInto('simulated_payment')
        .values({ pidx, facts })
        .onConflict((conflict) => conflict.column('pidx').doUpdateSet({ facts }))
        .execute()
    },
  }
}

/** Every payment the simulated wallet knows, by pidx; the crash test asks it too. */
export async function readOrders({
  kysely,
}: Pick<Database, 'kysely'>): Promise<ReadonlyMap<string, SimulatedOrder>> {
  const rows = await kysely.selectFrom('simulated_payment').selectAll().execute()
  return new Map(rows.map(({ pidx, facts }) => [pidx, facts]))
}
