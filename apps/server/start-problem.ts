import { ClusterProblem } from '#platform/server/postgres/cluster-problem.ts'
import type { Settings } from './settings/settings.ts'

/** A reason why the server does not start, as one line for the person who starts it. */
export class StartProblem extends Error {}

type StartSettings = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>

/** One line that says what to do about an error before the server serves; null for one that is a fault of the program. */
export function startProblem(error: unknown, at: StartSettings): string | null {
  // A host with several addresses: each was tried.
  if (error instanceof AggregateError) return startProblem(error.errors[0], at)
  if (error instanceof StartProblem || error instanceof ClusterProblem) return error.message
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null
  const of = (name: string) => String(Reflect.get(error, name) ?? '')
  const database = databaseOf(at.DATABASE_URL)
  const lines: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${of('port')} is in use. Stop the other program, or set PORT and OFFICE_PORT.`,
    ECONNREFUSED: `DATABASE_URL: nothing answers at ${of('address')}:${of('port')}. Start PostgreSQL there, or correct host and port.`,
    ENOTFOUND: `DATABASE_URL: there is no host ${of('hostname')}. Correct the name, or check the DNS of this machine.`,
    EAI_AGAIN: `DATABASE_URL: the host ${of('hostname')} cannot be looked up. Check the DNS of this machine.`,
    ETIMEDOUT: `DATABASE_URL: ${of('address')}:${of('port')} does not answer. Check the firewall between here and there.`,
    '28P01': `DATABASE_URL: the password of ${database.user} is wrong.`,
    '28000': `DATABASE_URL: ${database.user} may not connect from here. See pg_hba.conf of the PostgreSQL.`,
    '3D000': `DATABASE_URL: there is no database ${database.name}. Create it: createdb ${database.name}`,
    '42501': `DATABASE_URL: ${database.user} lacks a right (${error.message}). Make it the owner of ${database.name}.`,
    '53300':
      'DATABASE_URL: PostgreSQL has no connection left. Raise max_connections, or lower WORKERS.',
    '57P03':
      'DATABASE_URL: PostgreSQL is starting or stopping. Start the server again in a moment.',
    ENOSPC: `No space is left on the disk of ${at.DATA_DIR}.`,
  }
  if (error.code === 'EACCES' && 'syscall' in error && error.syscall === 'listen')
    return `Port ${of('port')} needs the rights of root. Choose PORT and OFFICE_PORT above 1023.`
  if (error.code === 'EACCES')
    return `DATA_DIR: this user may not write to ${of('path') || at.DATA_DIR}. Give it the folder, or set DATA_DIR.`
  return lines[error.code] ?? null
}

/** Names for a message; never the password. */
function databaseOf(url: string | undefined): { readonly user: string; readonly name: string } {
  const parsed = url !== undefined && URL.canParse(url) ? new URL(url) : null
  return {
    user: decodeURIComponent(parsed?.username ?? '') || 'the user',
    name: decodeURIComponent(parsed?.pathname.slice(1) ?? '') || 'of that name',
  }
}
