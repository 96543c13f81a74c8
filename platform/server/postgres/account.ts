import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** The system user PostgreSQL runs as; null when this process is an ordinary user, who runs it as itself. */
export type Account = { readonly uid: number; readonly gid: number } | null

const ownName = 'vidyarthi'

/** PostgreSQL refuses to run as root, so root needs another user: `vidyarthi` where it exists, else `nobody`. */
export function findAccount(): Account {
  if (!isRoot()) return null
  return userNamed(ownName) ?? userNamed('nobody') ?? { uid: 65_534, gid: 65_534 }
}

/** As `findAccount`, but makes the user `vidyarthi` if the system has `useradd`: other services share `nobody`. */
export function makeAccount(): Account {
  if (isRoot() && userNamed(ownName) === null)
    spawnSync('useradd', [
      '--system',
      '--home-dir=/nonexistent',
      '--no-create-home',
      '--shell=/usr/sbin/nologin',
      ownName,
    ])
  return findAccount()
}

/** Owner of an existing file or folder. */
export function ownerOf(path: string): Account {
  if (!isRoot()) return null
  const { uid, gid } = statSync(path)
  return { uid, gid }
}

/** True if the account can pass through every folder down to this one. */
export function mayEnter(folder: string, account: Account): boolean {
  return (
    account === null ||
    spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], spawnAs(account)).status === 0
  )
}

/** Options for spawning PostgreSQL's programs: as that user, and with none of our settings, which hold secrets. */
export function spawnAs(account: Account) {
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC' }
  const system = process.platform === 'win32' ? { SystemRoot: process.env['SystemRoot'] ?? '' } : {}
  return { ...account, env: { ...env, ...system }, cwd: process.platform === 'win32' ? '.' : '/' }
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

function userNamed(name: string): Account {
  const [uid, gid] = ['-u', '-g'].map((what) =>
    Number(spawnSync('id', [what, name], { encoding: 'utf8' }).stdout),
  )
  return uid !== undefined && gid !== undefined && uid > 0 ? { uid, gid } : null
}
