import { type BackupState, readBackupState } from '#platform/server/postgres/backup/backup-state.ts'
import type { ClusterHome } from '#platform/server/postgres/cluster-home.ts'
import { demoPassword, demoSignIns } from '../demo/people.ts'
import { outboxFolder, walletMode } from '../gateways.ts'
import type { Prepared } from '../prepare.ts'
import type { Settings } from '../settings/settings.ts'
import { unfitForStudents } from '../settings/unfit-defaults.ts'

/** Lists the addresses, the target of mail, the demonstration's sign-ins, and secrets that are shown only once. */
export function printStartPage(
  settings: Settings,
  prepared: Prepared & { readonly home: ClusterHome | null },
): void {
  const { institution, home } = prepared
  const lines = [
    '',
    institution.name.en,
    `  Portal    ${settings.PUBLIC_URL}`,
    `  Office    ${settings.OFFICE_URL}`,
    `  Database  PostgreSQL${home === null ? '' : ` of its own, in ${home.folder}`}`,
    ...(home === null ? [] : [`  Backup    ${backupLine(readBackupState(home))}`]),
    `  Khalti    ${walletMode(settings, { isDemo: institution.isDemo })}`,
    `  Mail      ${settings.SMTP_URL === undefined ? `files in ${outboxFolder(settings)}` : 'SMTP'}`,
    ...unfitLines(settings, institution.isDemo),
    ...(institution.isDemo ? signInLines() : []),
    ...onceLines(prepared),
    '',
  ]
  process.stdout.write(lines.join('\n'))
}

function backupLine(state: BackupState | null): string {
  return state?.lastGood == null
    ? 'none yet; make one with npm run backup -- --to DIR'
    : `last good one ${state.lastGood}, to ${state.to}`
}

function unfitLines(settings: Settings, isDemo: boolean): string[] {
  const unfit = unfitForStudents(settings, { isDemo })
  return unfit.length === 0
    ? []
    : ['', '  Not fit for real students:', ...unfit.map((line) => `    ${line}`)]
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

/** Secrets that were made at this start; they cannot be read again. */
function onceLines({ codeSecrets, administrator }: Prepared): string[] {
  const secrets = Object.entries(codeSecrets)
  const width = Math.max(0, ...secrets.map(([email]) => email.length))
  return [
    ...(secrets.length === 0
      ? []
      : [
          '',
          '  Staff also type a one-time code. Secrets for an authenticator app, shown only now',
          '  (or print a code: npm run demo:code -- cashier):',
          ...secrets.map(([email, secret]) => `    ${email.padEnd(width)}  ${secret}`),
        ]),
    ...(administrator === null
      ? []
      : [
          '',
          '  First administrator, shown only now; the password works once, to set one:',
          `    ${administrator.email}  ${administrator.oneTimePassword}`,
        ]),
  ]
}
