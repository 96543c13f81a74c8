import { readdir, writeFile, mkdir, rm } from 'node:fs/promises'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { ClusterHome } from '../cluster-home.ts'
import { ClusterProblem } from '../cluster-problem.ts'
import { type Base, lineOf, noteName, segmentsOf, timeName } from './backup-folder.ts'
import { type BackupState, readBackupState, writeBackupState } from './backup-state.ts'
import { keepCompressed } from './keep-copy.ts'
import { type ShipFiles, shipSegments } from './ship.ts'
import { thinFolder } from './thin-folder.ts'

/** Folders whose content belongs to the running server only, and is made again. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const left = /^(postmaster\.(pid|opts)|pgsql_tmp.*)$/

/**
 * One whole copy of a running cluster into a backup folder, while it works, with the log that makes it whole and the
 * uploads. The first one turns the archive on. Throws ClusterProblem.
 */
export async function backUp(at: {
  readonly home: ClusterHome
  readonly url: string
  readonly to: string
  readonly shipFiles: ShipFiles
}): Promise<Base> {
  const { home, to } = at
  const client = new Client({ connectionString: at.url, application_name: 'backup' })
  await client.connect()
  try {
    const state = await archiveTo(client, home, to)
    const base = await copyCluster(client, home, state)
    await shipSegments(home, state)
    refuseWithoutLog(base, state)
    await at.shipFiles(to)
    writeFileSync(join(base.folder, noteName), JSON.stringify(base))
    writeBackupState(home, { ...state, lastGood: base.finished })
    thinFolder(to, Date.parse(base.finished))
    return base
  } finally {
    await client.end()
  }
}

/** From now on every full segment, and every minute with changes, is laid ready for the backup. */
async function archiveTo(client: Client, home: ClusterHome, to: string): Promise<BackupState> {
  const known = readBackupState(home)
  const state =
    known?.to === to ? known : { to, line: timeName(new Date()), lastGood: known?.lastGood ?? null }
  await mkdir(lineOf(to, state.line).wal, { recursive: true, mode: 0o700 })
  writeBackupState(home, state)
  await client.query(`alter system set archive_command = ${literal(archiveCommand(home))}`)
  await client.query(`alter system set archive_timeout = '60s'`)
  await client.query('select pg_reload_conf()')
  return state
}

/** Written beside, on disk, then renamed: what has its name is whole. */
function archiveCommand({ archive }: ClusterHome): string {
  const quoted = `'${archive.replaceAll(`'`, `'\\''`).replaceAll('%', '%%')}'`
  const part = `${quoted}/.%f.part`
  return `cp "%p" ${part} && sync ${part} && mv ${part} ${quoted}/%f`
}

function literal(text: string): string {
  return `'${text.replaceAll(`'`, `''`)}'`
}

async function copyCluster(
  client: Client,
  { data }: ClusterHome,
  { to, line }: BackupState,
): Promise<Base> {
  const [begun] = await ask(client, `select clock_timestamp() as at`)
  const folder = join(lineOf(to, line).bases, timeName(begun.at))
  await ask(client, `select pg_backup_start('npm run backup', true)`)
  try {
    await copyTree(data, join(folder, 'data'))
    const [end] = await ask(client, `select * from pg_backup_stop(true)`)
    const [last] = await ask(
      client,
      `select clock_timestamp() as at, pg_walfile_name($1) as segment`,
      [end.lsn],
    )
    await writeFile(join(folder, 'data', 'backup_label'), end.labelfile)
    return {
      line,
      folder,
      begun: begun.at.toISOString(),
      finished: last.at.toISOString(),
      firstSegment: /\(file ([0-9A-F]{24})\)/.exec(end.labelfile)?.[1] ?? '',
      lastSegment: last.segment,
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function ask(client: Client, sql: string, values: unknown[] = []) {
  return (await client.query(sql, values)).rows
}

/** Copies a folder; the log restores a file that is deleted while it is copied. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const path = join(from, entry.name)
    if (left.test(entry.name)) continue
    if (entry.isDirectory() && emptied.has(entry.name)) await mkdir(join(to, entry.name))
    else if (entry.isDirectory()) await copyTree(path, join(to, entry.name))
    else await keepCompressed(path, join(to, `${entry.name}.gz`)).catch(unlessGone)
  }
}

function unlessGone(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}

function refuseWithoutLog(base: Base, { to, line }: BackupState): void {
  const segments = segmentsOf(lineOf(to, line))
  for (const segment of [base.firstSegment, base.lastSegment])
    if (!segments.includes(segment))
      throw new ClusterProblem(`The backup is not whole: ${segment} has not reached ${to}`)
}
