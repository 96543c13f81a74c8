import { chownSync, writeFileSync } from 'node:fs'
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Account } from '../account.ts'
import { type ClusterHome, clusterUrl, makePassword } from '../cluster-home.ts'
import { ClusterProblem } from '../cluster-problem.ts'
import { clusterSettings } from '../cluster-settings.ts'
import { ownRole } from '../initdb.ts'
import { endPostmaster } from '../own-cluster.ts'
import { lastWords, startPostmaster } from '../start-postmaster.ts'
import { type Base, findBases, lineOf } from './backup-folder.ts'
import { unpack } from './keep-copy.ts'
import { supplyLog } from './supply-log.ts'

/** The whole copy a moment is restored from; without a moment, the newest. Throws ClusterProblem when there is none. */
export function chooseBase(folder: string, until: Date | null): Base {
  const bases = findBases(folder)
  const [oldest] = bases
  if (oldest === undefined) throw new ClusterProblem(`${folder} holds no complete backup`)
  const base = bases.findLast(({ finished }) => until === null || Date.parse(finished) <= +until)
  if (base !== undefined) return base
  throw new ClusterProblem(
    `The backup in ${folder} begins at ${oldest.finished}; nothing before that can be restored.`,
  )
}

/** More than any server has had: a recovery refuses to begin with fewer than were allowed when the log was written. */
const mostConnections = 1_000

/**
 * Brings a base forward through its log to a moment, or to the newest, as a stopped cluster in `home.data`, which must not
 * be there yet. It archives nothing until it is backed up again. Throws ClusterProblem.
 */
export async function restoreBase(at: {
  readonly base: Base
  readonly from: string
  readonly until: Date | null
  readonly home: ClusterHome
  readonly bin: string
}): Promise<void> {
  const { base, until, home } = at
  makePassword(home)
  await unpackTree(join(base.folder, 'data'), home.data, home.account)
  const trust = join(home.data, 'restore-hba.conf')
  give(trust, 'local all all trust\n', home.account)
  give(join(home.data, 'recovery.signal'), '', home.account)
  const log = supplyLog(lineOf(at.from, base.line), home)
  try {
    await startPostmaster(home, {
      bin: at.bin,
      settings: [
        ...clusterSettings(home, mostConnections),
        'logging_collector=off',
        'archive_mode=off',
        `hba_file=${trust}`,
        `restore_command=${log.command}`,
        'recovery_target_action=promote',
        ...(until === null
          ? []
          : [`recovery_target_time=${until.toISOString().replace('T', ' ').replace('Z', '+00')}`]),
      ],
    })
    await untilPromoted(home)
  } catch (error) {
    throw translate(error, { home, until })
  } finally {
    await endPostmaster(home)
    await log.close()
  }
  await rm(trust)
}

/** Waits for the end of the recovery, then gives the cluster the password of its new home. */
async function untilPromoted(home: ClusterHome): Promise<void> {
  const url = clusterUrl(home)
  const client = new Client({ connectionString: url })
  client.on('error', () => {}) // the next question hears it
  await client.connect()
  const isRecovering = async () =>
    (await client.query('select pg_is_in_recovery() as yes')).rows[0]?.yes !== false
  while (await isRecovering()) await wait(50)
  await client.query(
    `alter role ${ownRole} password '${decodeURIComponent(new URL(url).password)}'`,
  )
  await client.query('alter system reset archive_command')
  await client.query('alter system reset archive_timeout')
  await client.end()
}

function translate(
  error: unknown,
  { home, until }: { home: ClusterHome; until: Date | null },
): Error {
  const logged = lastWords(home)
  if (logged.includes('recovery ended before configured recovery target'))
    return new ClusterProblem(
      `The backup ends before ${until?.toISOString()}. Without --until the newest moment is restored.`,
    )
  if (error instanceof ClusterProblem) return error
  return new ClusterProblem(`The backup could not be restored: ${logged}`)
}

async function unpackTree(from: string, to: string, account: Account): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  if (account !== null) chownSync(to, account.uid, account.gid)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const path = join(from, entry.name)
    if (entry.isDirectory()) await unpackTree(path, join(to, entry.name), account)
    else {
      const file = join(to, entry.name.replace(/\.gz$/, ''))
      await (entry.name.endsWith('.gz') ? unpack(path, file, 0o600) : copyFile(path, file))
      if (account !== null) chownSync(file, account.uid, account.gid)
    }
  }
}

function give(path: string, text: string, account: Account): void {
  writeFileSync(path, text, { mode: 0o600 })
  if (account !== null) chownSync(path, account.uid, account.gid)
}
