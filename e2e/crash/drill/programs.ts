import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian's packages, each with the program that the drill starts. */
const packages = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
} as const
const debianFolders = ['/usr/sbin']
const postgresFolder = '/usr/lib/postgresql'

type ProgramName = keyof typeof packages
export type Programs = Readonly<Record<ProgramName, string>> & {
  /** Folder of PostgreSQL's programs, with those that Patroni calls: pg_basebackup, pg_rewind, pg_controldata. */
  readonly postgres: string
}

/** Paths of the programs of the drill, or the packages that are not installed. */
export function findPrograms(): Programs | { readonly missing: readonly string[] } {
  const names = ['etcd', 'patroni', 'pgbouncer', 'haproxy'] as const
  const [etcd, patroni, pgbouncer, haproxy] = names.map(pathOf)
  const postgres = newestPostgres()
  if (etcd && patroni && pgbouncer && haproxy && postgres)
    return { etcd, patroni, pgbouncer, haproxy, postgres }
  const missing = names.filter((name) => pathOf(name) === undefined).map((name) => packages[name])
  return { missing: postgres === undefined ? [...missing, 'postgresql'] : missing }
}

/** Path of a program of the drill; undefined: its package is not installed. */
export function pathOf(name: ProgramName): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...debianFolders]
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

function newestPostgres(): string | undefined {
  if (!existsSync(postgresFolder)) return undefined
  return readdirSync(postgresFolder)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(postgresFolder, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'pg_rewind')))
}
