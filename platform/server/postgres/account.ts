import { spawnSync } from 'node:child_process'

/** The system user PostgreSQL runs as; null when this process is an ordinary user, who runs it as itself. */
export type Account = { readonly uid: number; readonly gid: number } | null

/** PostgreSQL refuses to run as root, so root needs somebody else: `vidyarthi` where it exists, else `nobody`. */
export function findAccount(): Account {
  if (process.getuid?.() !== 0) return null
  return userNamed('vidyarthi') ?? userNamed('nobody') ?? { uid: 65_534, gid: 65_534 }
}

export function userNamed(name: string): Account {
  const [uid, gid] = ['-u', '-g'].map((what) =>
    Number(spawnSync('id', [what, name], { encoding: 'utf8' }).stdout),
  )
  return uid !== undefined && gid !== undefined && uid > 0 ? { uid, gid } : null
}

/** How PostgreSQL's programs are spawned: as that user, and with none of our settings, which hold secrets. */
export function spawnAs(account: Account) {
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC' }
  const system = process.platform === 'win32' ? { SystemRoot: process.env['SystemRoot'] ?? '' } : {}
  return { ...account, env: { ...env, ...system }, cwd: process.platform === 'win32' ? '.' : '/' }
}
