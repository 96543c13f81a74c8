import { type BackupState, readBackupState } from '#platform/server/postgres/backup/backup-state.ts'
import type { ClusterHome } from '#platform/server/postgres/cluster-home.ts'
import type { Institution } from '#features/institution/server/institution.ts'
import { demoPassword, demoSignIns } from './demo/people.ts'
import { outboxFolder } from './gateways.ts'
import type { Settings } from './settings.ts'

/** Addresses, where mail goes, and the demonstration's sign-ins. */
export function printStartPage(
  settings: Settings,
  { institution, home }: { readonly institution: Institution; readonly home: ClusterHome | null },
): void {
  const lines = [
    '',
    institution.name,
    `  Portal    ${settings.PUBLIC_URL}`,
    `  Database  PostgreSQL${home === null ? '' : ` of its own, in ${home.folder}`}`,
    ...(home === null ? [] : [`  Backup    ${backupLine(readBackupState(home))}`]),
    `  Khalti    ${settings.KHALTI_MODE}`,
    `  Mail      ${settings.SMTP_URL === undefined ? `files in ${outboxFolder(settings)}` : 'SMTP'}`,
    ...(institution.is_demo ? signInLines() : []),
    '',
  ]
  process.stdout.write(lines.join('\n'))
}

function backupLine(state: BackupState | null): string {
  return state?.lastGood == null
    ? 'none yet; make one with npm run backup -- --to DIR'
    : `last good one ${state.lastGood}, to ${state.to}`
}

function signInLines(): string[] {
  const people = demoSignIns()
  const width = Math.max(...people.map(({ email }) => email.length))
  return [
    '',
    `  Demo sign-ins, password ${demoPassword}:`,
    ...people.map(({ email, state }) => `    ${email.padEnd(width)}  ${state}`),
  ]
}
