import { SchemaProblem } from '#platform/server/database/migrate.ts'
import { ClusterProblem } from '#platform/server/postgres/cluster-problem.ts'
import type { Settings } from '../settings/settings.ts'

/** A reason why the server does not start, as one line for the person who starts it. */
export class StartProblem extends Error {}

type StartSettings = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'> & Partial<Pick<Settings, 'HOST'>>

/** Fields of a system's or a database's error. */
type Failure = {
  readonly code: string
  readonly message: string
  /** Text of a field; '' for one that the error has not. */
  readonly of: (name: string) => string
}

/** One line that says what to do about an error before the server serves; null for one that is a fault of the program. */
export function startProblem(error: unknown, at: StartSettings): string | null {
  // A host with several addresses: each was tried.
  if (error instanceof AggregateError) return startProblem(error.errors[0], at)
  const isOurs =
    error instanceof StartProblem ||
    error instanceof ClusterProblem ||
    error instanceof SchemaProblem
  if (isOurs) return error.message
  if (!(error instanceof Error)) return null
  const of = (name: string) => String(Reflect.get(error, name) ?? '')
  const failure: Failure = { code: of('code'), message: error.message, of }
  return (
    listenProblem(failure, at) ??
    folderProblem(failure, at) ??
    networkProblem(failure) ??
    databaseProblem(failure, at)
  )
}

function listenProblem({ code, of }: Failure, { HOST }: StartSettings): string | null {
  const isOfHost = of('syscall') === 'listen' || (HOST !== undefined && of('hostname') === HOST)
  if (code === 'EADDRINUSE')
    return `Port ${of('port')} is in use. Stop the other program, or set PORT, OFFICE_PORT and METRICS_PORT.`
  if (!isOfHost) return null
  if (code === 'EACCES')
    return `Port ${of('port')} needs the rights of root. Choose PORT and OFFICE_PORT above 1023.`
  const missing = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']
  return missing.includes(code)
    ? `HOST: this machine has no address ${HOST ?? ''}. Set 127.0.0.1, 0.0.0.0, or an address of this machine.`
    : null
}

function folderProblem({ code, of }: Failure, { DATA_DIR }: StartSettings): string | null {
  if (of('syscall') === 'connect') return null
  const path = of('path') || DATA_DIR
  const lines: Readonly<Record<string, string>> = {
    ENOSPC: `No space is left on the disk of ${DATA_DIR}. Make room, or set DATA_DIR to a folder on another disk.`,
    EDQUOT: `The quota of this user on the disk of ${DATA_DIR} is used up. Raise it, or set DATA_DIR.`,
    EROFS: `DATA_DIR: the disk of ${path} is mounted read-only. Mount it for writing, or set DATA_DIR.`,
    EACCES: `DATA_DIR: this user may not write to ${path}. Give it the folder, or set DATA_DIR.`,
    EPERM: `DATA_DIR: this user may not write to ${path}. Give it the folder, or set DATA_DIR.`,
    EEXIST: `DATA_DIR: ${path} is a file, not a folder. Set DATA_DIR to a folder.`,
    ENOTDIR: `DATA_DIR: a part of ${path} is a file, not a folder. Set DATA_DIR to a folder.`,
  }
  const isMissing = code === 'ENOENT' && of('syscall') === 'mkdir'
  if (isMissing) return `DATA_DIR: the folder ${path} cannot be created there. Set DATA_DIR.`
  return lines[code] ?? null
}

function networkProblem({ code, message, of }: Failure): string | null {
  const place = `${of('address')}:${of('port')}`
  const lines: Readonly<Record<string, string>> = {
    ECONNREFUSED: `DATABASE_URL: nothing answers at ${place}. Start PostgreSQL there, or correct host and port.`,
    ENOTFOUND: `DATABASE_URL: there is no host ${of('hostname')}. Correct the name, or check the DNS of this machine.`,
    EAI_AGAIN: `DATABASE_URL: the host ${of('hostname')} cannot be looked up. Check the DNS of this machine.`,
    ETIMEDOUT: `DATABASE_URL: ${place} does not answer. Check the firewall between here and there.`,
    EHOSTUNREACH: `DATABASE_URL: ${place} cannot be reached. Check the network between here and there.`,
    ENETUNREACH: `DATABASE_URL: ${place} cannot be reached. Check the network between here and there.`,
  }
  if (/^timeout (expired|exceeded)/.test(message))
    return 'DATABASE_URL: its host does not answer. Check host, port and the firewall between here and there.'
  if (code === 'ENOENT' && of('syscall') === 'connect')
    return `DATABASE_URL: there is no socket ${of('address')}. Start PostgreSQL, or correct the folder.`
  if (code === 'EACCES' && of('syscall') === 'connect')
    return `DATABASE_URL: this user may not use the socket ${of('address')}. See unix_socket_permissions of the PostgreSQL.`
  if (message === 'The server does not support SSL connections')
    return 'DATABASE_URL: this PostgreSQL has no TLS. Turn ssl on there, or remove sslmode from the address.'
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code))
    return `DATABASE_URL: the certificate of this PostgreSQL is not trusted (${message}). Add its authority with sslrootcert=FILE.`
  return lines[code] ?? null
}

function databaseProblem(
  { code, message }: Failure,
  { DATABASE_URL }: StartSettings,
): string | null {
  const { user, name } = databaseOf(DATABASE_URL)
  const lines: Readonly<Record<string, string>> = {
    '28P01': `DATABASE_URL: the password of ${user} is wrong.`,
    '28000': message.endsWith('does not exist')
      ? `DATABASE_URL: PostgreSQL has no user ${user}. Create it: createuser --pwprompt ${user}`
      : `DATABASE_URL: ${user} may not connect from here. See pg_hba.conf of the PostgreSQL.`,
    '3D000': `DATABASE_URL: there is no database ${name}. Create it: createdb ${name}`,
    '42501': `DATABASE_URL: ${user} lacks a right (${message}). Make it the owner of ${name}.`,
    '25006': `DATABASE_URL: ${name} is read-only, as a standby is, or a database that was moved. Give the address of the one that takes writes.`,
    '53100': 'DATABASE_URL: the disk of the PostgreSQL is full. Make room there.',
    '53300':
      'DATABASE_URL: PostgreSQL has no connection left. Raise max_connections, or lower WORKERS.',
    '57P03':
      'DATABASE_URL: PostgreSQL is starting or stopping. Start the server again in a moment.',
  }
  return lines[code] ?? null
}

/** Names for a message; never the password. */
function databaseOf(url: string | undefined): { readonly user: string; readonly name: string } {
  const parsed = url !== undefined && URL.canParse(url) ? new URL(url) : null
  return {
    user: decodeURIComponent(parsed?.username ?? '') || 'the user',
    name: decodeURIComponent(parsed?.pathname.slice(1) ?? '') || 'of that name',
  }
}
