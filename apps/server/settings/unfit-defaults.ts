import { defaultAdminEmail, defaultMailFrom, type Settings } from './settings.ts'
import { walletMode } from '../gateways.ts'

/** Lists settings that suit only the demonstration, not real students, a line each; printed at every start. */
export function unfitForStudents(
  settings: Settings,
  { isDemo }: { readonly isDemo: boolean },
): readonly string[] {
  const found: readonly (readonly [is: boolean, line: string])[] = [
    [
      isDemo,
      'DEMO           the demonstration: sign-ins that everybody knows, a wallet that moves no money',
    ],
    [
      settings.ADMIN_EMAIL === defaultAdminEmail,
      `ADMIN_EMAIL    not set: the first administrator is ${defaultAdminEmail}`,
    ],
    [
      settings.SMTP_URL === undefined,
      'SMTP_URL       not set: mail is written into a folder and reaches no one',
    ],
    [
      settings.MAIL_FROM === defaultMailFrom,
      `MAIL_FROM      not set: mail comes from ${defaultMailFrom}`,
    ],
    [settings.SMS_URL === undefined, 'SMS_URL        not set: text messages are sent to no one'],
    [
      !settings.PUBLIC_URL.startsWith('https://'),
      `PUBLIC_URL     ${settings.PUBLIC_URL}: not https`,
    ],
    ...walletLines(settings, isDemo),
  ]
  return found.flatMap(([is, line]) => (is ? [line] : []))
}

function walletLines(settings: Settings, isDemo: boolean): [boolean, string][] {
  const mode = walletMode(settings, { isDemo })
  const asked = settings.KHALTI_MODE
  return [
    [mode === 'simulator', 'KHALTI_MODE    simulator: fees are paid with play money'],
    [mode === 'sandbox', 'KHALTI_MODE    sandbox: fees are paid with test money'],
    [
      mode === 'off' && asked === undefined,
      'KHALTI_MODE    not set: Khalti is off, students pay by voucher and QR',
    ],
    [
      mode === 'off' && asked === 'simulator',
      'KHALTI_MODE    simulator exists in the demonstration only: Khalti is off',
    ],
  ]
}
