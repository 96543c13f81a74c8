// npm test: checks, unit and server tests on a PostgreSQL of their own, end-to-end tests in a real browser. Never passes by skipping.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from './build.mjs'
import { check } from './check.mjs'
import { findChromium } from './chromium.mjs'

const results = mkdtempSync(join(tmpdir(), 'vidyarthi-results-'))
const failedChecks = await check()
await buildIfStale()
const { temporaryCluster } = await import('../platform/testing/temporary-cluster.ts')
const postgres = process.env.TEST_DATABASE_URL ? null : await temporaryCluster()
const environment = {
  ...process.env,
  NODE_ENV: 'test', // the build just now was one for production
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
  TEST_DATABASE_URL: process.env.TEST_DATABASE_URL || postgres.url,
  CHROMIUM: findChromium(),
}
const suites = [
  run('unit and server tests', 'vitest.config.ts'),
  run('student stories', 'e2e/vitest.config.ts'),
]
await postgres?.stop()
rmSync(results, { recursive: true, force: true })
const sum = (key) => suites.reduce((total, suite) => total + suite[key], 0)
const failed = sum('failed') + failedChecks
console.log(`Total: ${sum('passed')} passed, ${failed} failed`)
process.exit(failed === 0 && suites.every((suite) => suite.ok) ? 0 : 1)

function run(name, config) {
  console.log(`\n${name}`)
  const file = join(results, `${name.replaceAll(' ', '-')}.json`)
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      config,
      `--reporter=${process.stdout.isTTY ? 'dot' : './tools/plain-reporter.mjs'}`,
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { stdio: 'inherit', env: environment },
  )
  return { ok: status === 0, ...counts(file) }
}

function counts(file) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = JSON.parse(
      readFileSync(file, 'utf8'),
    )
    return {
      passed: numPassedTests,
      failed: numFailedTests + numPendingTests + (numFailedTests === 0 ? numFailedTestSuites : 0),
    }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
