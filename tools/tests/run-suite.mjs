// One run of Vitest, and what every run of tests needs: builds, a PostgreSQL of its own, Chromium.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { buildIfStale } from '../build.mjs'
import { findChromium } from '../chromium.mjs'

/** Environment of the test runs; `stop` ends its PostgreSQL. */
export async function testEnvironment() {
  await buildIfStale()
  const { temporaryCluster } = await import('../../platform/testing/temporary-cluster.ts')
  const postgres = process.env.TEST_DATABASE_URL ? null : await temporaryCluster()
  const environment = {
    ...process.env,
    NODE_ENV: 'test', // the build just now was one for production
    ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
    TEST_DATABASE_URL: process.env.TEST_DATABASE_URL || postgres.url,
    CHROMIUM: findChromium(),
  }
  return { environment, stop: () => postgres?.stop() }
}

/**
 * Runs a configuration of Vitest, all of its files or the named ones: whether it passed, how many tests did, and which
 * files took longest.
 */
export function runSuite({ config, environment, files = [] }) {
  const folder = mkdtempSync(join(tmpdir(), 'vidyarthi-results-'))
  const file = join(folder, 'results.json')
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
      ...files,
    ],
    { stdio: 'inherit', env: environment },
  )
  const suite = { ok: status === 0, ...counts(file) }
  rmSync(folder, { recursive: true, force: true })
  return suite
}

function counts(file) {
  try {
    const results = JSON.parse(readFileSync(file, 'utf8'))
    const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = results
    return {
      passed: numPassedTests,
      failed: numFailedTests + numPendingTests + (numFailedTests === 0 ? numFailedTestSuites : 0),
      slowest: slowestOf(results.testResults),
    }
  } catch {
    return { passed: 0, failed: 1, slowest: [] }
  }
}

const shown = 10

/** The files that took longest as lines, `132 s apps/server/start/wrong-starts.test.ts`. */
function slowestOf(files) {
  return files
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1_000 }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, shown)
    .map(({ name, seconds }) => `${Math.round(seconds)} s ${relative(process.cwd(), name)}`)
}
