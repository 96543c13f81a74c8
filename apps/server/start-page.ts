import type { Institution } from '#features/institution/server/institution.ts'
import { demoPassword, demoSignIns } from './demo/people.ts'
import { outboxFolder } from './gateways.ts'
import type { Settings } from './settings.ts'

/** Addresses, where mail goes, and the demonstration's sign-ins. */
export function printStartPage(
  settings: Settings,
  { institution, home }: { readonly institution: Institution; readonly home: string | null },
): void {
  const lines = [
    '',
    institution.name,
    `  Portal    ${settings.PUBLIC_URL}`,
    `  Database  PostgreSQL${home === null ? '' : ` of its own, in ${home}`}`,
    `  Khalti    ${settings.KHALTI_MODE}`,
    `  Mail      ${settings.SMTP_URL === undefined ? `files in ${outboxFolder(settings)}` : 'SMTP'}`,
    ...(institution.is_demo ? signInLines() : []),
    '',
  ]
  process.stdout.write(lines.join('\n'))
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
