import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryCluster } from '#platform/testing/temporary-cluster.ts'
import { type Guard, guards } from '#testing/guards-table.ts'

/**
 * `node e2e/guards.ts [part of a name]`: removes each guard of the money in a copy of the tree and runs the tests that
 * should notice. With every guard in place they must pass; without it at least one must fail. Exit code 1 otherwise.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const left = new Set(['node_modules', '.git', 'dist', 'data'])
const wanted = guards.filter(({ name }) => name.includes(process.argv[2] ?? ''))

const folder = mkdtempSync(join(tmpdir(), 'guards-'))
const postgres = await temporaryCluster()
try {
  process.exitCode = run() ? 0 : 1
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

type Question = Pick<Guard, 'test' | 'named'>

function run(): boolean {
  const untouched = copyTree('untouched')
  for (const question of together(wanted)) {
    const failed = failedTests(untouched, question)
    if (failed.length > 0) throw new Error(`With every guard in place fails ${failed.join('\n')}`)
  }
  const killers = wanted.map((guard, index) => {
    const tree = copyTree(`without-${index}`)
    takeAway(tree, guard)
    const killer = failedTests(tree, guard)[0]?.split('\n', 1)[0] ?? null
    rmSync(tree, { recursive: true })
    console.log(`${guard.name} · ${killer === null ? 'NOBODY NOTICED' : `killed by ${killer}`}`)
    return killer
  })
  const needed = killers.filter((killer) => killer !== null).length
  console.log(`${needed} of ${wanted.length} needed`)
  return needed === wanted.length
}

/** All questions to one test file in one. */
function together(all: readonly Guard[]): Question[] {
  const files = Map.groupBy(all, ({ test }) => test)
  return [...files.values()].flatMap(([first, ...rest]) =>
    first ? [{ ...first, named: [first, ...rest].map(({ named }) => `(${named})`).join('|') }] : [],
  )
}

function copyTree(name: string): string {
  const tree = join(folder, name)
  cpSync(root, tree, { recursive: true, filter: (path) => !left.has(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  return tree
}

function takeAway(tree: string, { name, file, guard, without }: Guard): void {
  const path = join(tree, file)
  const text = readFileSync(path, 'utf8')
  const parts = text.split(guard)
  if (parts.length !== 2) throw new Error(`${name}: found ${parts.length - 1} times in ${file}`)
  writeFileSync(path, parts.join(without))
}

/** Names of the tests that fail each time, as a busy machine may fail one once; throws when none ran at all. */
function failedTests(tree: string, { test, named }: Question): string[] {
  const output = join(tree, 'result.json')
  spawnSync(
    process.execPath,
    [
      join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      test,
      '--testNamePattern',
      named,
      '--retry=2',
      '--reporter=json',
      `--outputFile=${output}`,
    ],
    {
      cwd: tree,
      stdio: 'ignore',
      env: { ...process.env, TEST_DATABASE_URL: postgres.url },
    },
  )
  return readFailures(output, test)
}

type Report = {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string
      readonly title: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

function readFailures(output: string, test: string): string[] {
  const report: Report = JSON.parse(readFileSync(output, 'utf8'))
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const failures = results.filter(({ status }) => status === 'failed')
  const why = failures.flatMap(({ failureMessages }) => failureMessages).join('\n')
  if (/timed out/i.test(why)) throw new Error(`${test}: too busy a machine to tell\n${why}`)
  if (report.numPassedTests + failures.length === 0) throw new Error(`No test of ${test} ran`)
  return failures.map(({ title, failureMessages }) => `${title}: ${failureMessages[0] ?? ''}`)
}
