import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type Account, spawnAs } from './account.ts'
import { ClusterProblem } from './cluster-problem.ts'

/** The role that owns everything in a cluster of ours. */
export const ownRole = 'vidyarthi'

/**
 * Makes a cluster in a folder that is empty or not there. Text sorts by code point, as that order never changes under an
 * index; LC_CTYPE C.UTF-8 lets trigram search see Devanagari. Windows and macOS have no C.UTF-8: there it is C.
 */
export function initdb(at: {
  readonly bin: string
  readonly account: Account
  readonly folder: string
  /** `--auth=trust`, or `--auth=scram-sha-256` with `--pwfile=…`, and what else differs. */
  readonly options: readonly string[]
}): void {
  const { status, stderr, error } = spawnSync(
    join(at.bin, 'initdb'),
    [
      `--pgdata=${at.folder}`,
      `--username=${ownRole}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      ...(process.platform === 'linux' ? ['--lc-ctype=C.UTF-8'] : []),
      '--no-instructions',
      ...at.options,
    ],
    { ...spawnAs(at.account), encoding: 'utf8' },
  )
  if (status === 0) return
  const reason = error?.message ?? stderr.match(/(?:error|FATAL|PANIC): .*/)?.[0] ?? stderr.trim()
  throw new ClusterProblem(`The database in ${at.folder} could not be made: ${reason}`)
}
