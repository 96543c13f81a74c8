// npm test: checks, unit and server tests on a PostgreSQL of their own, end-to-end tests in a real browser. Never passes by skipping.
import { check } from '../check.mjs'
import { runSuite, testEnvironment } from './run-suite.mjs'

const failedChecks = await check()
const { environment, stop } = await testEnvironment()
const suites = [
  run('unit and server tests', 'vitest.config.ts'),
  run('student stories', 'e2e/vitest.config.ts'),
]
await stop()
const sum = (key) => suites.reduce((total, suite) => total + suite[key], 0)
const failed = sum('failed') + failedChecks
console.log(`Total: ${sum('passed')} passed, ${failed} failed`)
process.exit(failed === 0 && suites.every((suite) => suite.ok) ? 0 : 1)

function run(name, config) {
  console.log(`\n${name}`)
  const suite = runSuite({ config, environment })
  console.log(['Slowest files:', ...suite.slowest].join('\n  '))
  return suite
}
