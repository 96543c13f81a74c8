// npm run test:long [-- word]: the campaigns that take too long for every day; all of them, or those whose name has the word.
import { spawnSync } from 'node:child_process'
import { testEnvironment } from './run-suite.mjs'

const vitest = 'node_modules/vitest/vitest.mjs'
const payments = 'features/payments/server'
const campaigns = [
  { name: 'guards: each is missed by a test when it is taken away', args: ['e2e/guards.ts'] },
  {
    name: 'model: 2,000 random sequences of payments, compared after every step',
    args: [vitest, 'run', `${payments}/payments-model.test.ts`],
    environment: { MODEL_RUNS: '2000' },
  },
  {
    name: 'provider: 200 open payments in each fault of the wallet',
    args: [vitest, 'run', `${payments}/khalti/khalti-down.test.ts`, '-t', 'S13'],
    environment: { CHAOS_PAYMENTS: '200' },
  },
  {
    name: 'imports: the connections of a commit are killed at ten moments',
    args: [vitest, 'run', 'features/imports/server/killed-commit.test.ts'],
    environment: { IMPORT_KILLS: '10' },
  },
  {
    name: 'crash: the server is killed ten times at each fail point',
    args: ['e2e/crash/crash-payments.ts', '--points', 'P1-P26', '--kills', '10'],
  },
  {
    name: 'browsers: the main journeys in Firefox and WebKit',
    args: [vitest, 'run', '--config', 'e2e/other-browsers/vitest.config.ts'],
  },
  {
    name: 'pooled: the end-to-end tests behind PgBouncer, with two servers',
    args: ['e2e/pooled.ts'],
  },
  {
    name: 'stored: the end-to-end tests with their files in OpenStack Swift, with two servers',
    args: ['e2e/stored-in-swift.ts'],
  },
  { name: 'crash: PostgreSQL is killed under load', args: ['e2e/crash/crash-database.ts'] },
  {
    name: 'upgrade: two servers are replaced by a later version under load',
    args: ['e2e/crash/rolling-upgrade.ts'],
  },
  {
    name: 'files: moved to OpenStack Swift and back, killed on the way',
    args: ['e2e/crash/files-in-swift.ts'],
  },
  {
    name: 'drill: each part of several machines is killed under load',
    args: ['e2e/crash/drill/drill.ts'],
  },
]

const wanted = campaigns.filter(({ name }) => name.includes(process.argv[2] ?? ''))
const { environment, stop } = await testEnvironment()
const failed = wanted.filter((campaign) => !passes(campaign))
await stop()
for (const { name } of failed) console.log(`FAILED ${name}`)
console.log(`${wanted.length - failed.length} of ${wanted.length} campaigns passed`)
process.exitCode = failed.length === 0 && wanted.length > 0 ? 0 : 1

function passes({ name, args, environment: own = {} }) {
  console.log(`\n${name}`)
  const env = { ...environment, ...own }
  return spawnSync(process.execPath, args, { stdio: 'inherit', env }).status === 0
}
