// npm run test:changed [-- commit]: the tests that the changes since a commit concern, by default since the branch left main.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { relatedTests } from './related-tests.mjs'
import { runSuite, testEnvironment } from './run-suite.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { tests, specs } = relatedTests(root, changedFiles(process.argv[2]))
console.log(`${tests.length} files of unit, server and component tests, ${specs.length} end-to-end`)
const { environment, stop } = await testEnvironment()
const isDone = run('vitest.config.ts', tests) && run('e2e/vitest.config.ts', specs)
await stop()
process.exitCode = isDone ? 0 : 1

function run(config, files) {
  return files.length === 0 || runSuite({ config, environment, files }).ok
}

function changedFiles(since) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const base = since ?? git('merge-base', 'main', 'HEAD')
  const listed = [git('diff', '--name-only', base), git('ls-files', '-o', '--exclude-standard')]
  return listed.flatMap((text) => text.split('\n')).filter((file) => file !== '')
}
