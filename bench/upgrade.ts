import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { openPostgres } from '#platform/server/database/postgres.ts'
import { temporaryCluster } from '#platform/testing/temporary-cluster.ts'
import { versionOf } from '#testing/versions.ts'
import { students } from './university.ts'

/** `npm run bench -- upgrade --from COMMIT`: the migrations since an earlier version, on its university of 30,000 students. */
const { values } = parseArgs({ options: { from: { type: 'string', default: '2bce981d' } } })
type Earlier = {
  readonly openPostgres: typeof openPostgres
  readonly fillUniversity: (database: Database) => Promise<unknown>
}
const folder = versionOf(values.from)
const postgres = await temporaryCluster({ durable: true })
try {
  const earlier: Earlier = {
    ...(await import(join(folder, 'platform/server/database/postgres.ts'))),
    ...(await import(join(folder, 'bench/university.ts'))),
  }
  const old = earlier.openPostgres(postgres.url, () => {})
  await earlier.fillUniversity(old)
  // The benchmarks' students were born on one day, which no search for double accounts expects.
  await sql`update c_bpartner set dob_ad = date '2000-01-01' + (c_bpartner_id % 4000)::int`.execute(
    old.kysely,
  )
  await old.close()
  await measure(openPostgres(postgres.url, () => {}))
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(database: Database): Promise<void> {
  const before = await applied(database)
  const began = performance.now()
  const count = await migrate(database, fileURLToPath(new URL('../', import.meta.url)))
  const total = Math.round(performance.now() - began)
  const all = await applied(database)
  // Each is noted with the beginning of its transaction.
  const took = all
    .map((each, at) => ({
      name: each.name,
      ms: Number(all[at + 1]?.at ?? Date.now()) - Number(each.at),
    }))
    .filter(({ name }) => !before.some((known) => known.name === name))
    .toSorted((one, other) => other.ms - one.ms)
  console.log(`${students} students, ${count} migrations since ${values.from}: ${total} ms`)
  for (const { name, ms } of took.slice(0, 8))
    console.log(`  ${String(ms).padStart(6)} ms  ${name}`)
  await database.close()
}

async function applied({ kysely }: Database) {
  const { rows } = await sql<{
    name: string
    at: Date
  }>`select name, applied as at from schema_migration order by applied, name`.execute(kysely)
  return rows
}
