// npm run ledger:check: says whether the money in the database holds together. Exit code 1 when it does not.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { requireNode24 } from './node-version.mjs'

requireNode24()
const environment = fileURLToPath(new URL('../.env', import.meta.url))
if (existsSync(environment)) process.loadEnvFile(environment)
const { openDatabase } = await import('../platform/server/database/open.ts')
const { brokenInvariants } = await import('../features/payments/server/broken-invariants.ts')

const { DATABASE_URL: url, DATA_DIR: dataDir = './data' } = process.env
try {
  const database = await openDatabase({ url, dataDir })
  const broken = await brokenInvariants(database)
  for (const line of broken) console.log(line)
  console.log(broken.length === 0 ? 'The ledger holds.' : `${broken.length} invariants broken.`)
  await database.close()
  process.exitCode = broken.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
