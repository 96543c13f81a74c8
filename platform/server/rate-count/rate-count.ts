import { sql } from 'kysely'
import type { Timestamp } from '../database/columns.ts'
import type { Database } from '../database/database.ts'

declare module '../database/tables.ts' {
  interface Tables {
    rate_count: { name: string; until: Timestamp; count: number }
  }
}

/** Count in a window that ends in `leftMs` ms. */
export type RateCount = { readonly count: number; readonly leftMs: number }

export type RateCounts = {
  /** One more; the window begins with the first. One statement, so that processes count together. */
  readonly add: (name: string, windowMs: number) => Promise<RateCount>
  readonly find: (name: string) => Promise<RateCount>
  readonly removeOld: () => Promise<void>
}

/** Counts of what is limited per minute, in the database: as many processes as there are, one limit. */
export function rateCounts({ kysely }: Pick<Database, 'kysely'>, clock: () => number): RateCounts {
  return {
    async add(name, windowMs) {
      const nowMs = clock()
      const [now, until] = [new Date(nowMs), new Date(nowMs + windowMs)]
      const row = await kysely
        .insertInto('rate_count')
        .values({ name, until, count: 1 })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet({
            count: sql`case when rate_count.until > ${now} then rate_count.count + 1 else 1 end`,
            until: sql`case when rate_count.until > ${now} then rate_count.until else ${until} end`,
          }),
        )
        .returning(['count', 'until'])
        .executeTakeFirstOrThrow()
      return { count: row.count, leftMs: row.until.getTime() - nowMs }
    },
    async find(name) {
      const nowMs = clock()
      const row = await kysely
        .selectFrom('rate_count')
        .select(['count', 'until'])
        .where('name', '=', name)
        .where('until', '>', new Date(nowMs))
        .executeTakeFirst()
      return row === undefined
        ? { count: 0, leftMs: 0 }
        : { count: row.count, leftMs: row.until.getTime() - nowMs }
    },
    async removeOld() {
      await kysely.deleteFrom('rate_count').where('until', '<', new Date(clock())).execute()
    },
  }
}
