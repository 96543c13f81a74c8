import { join } from 'node:path'
import type { Captcha } from '#platform/server/captcha/captcha.ts'
import { proofOfWork } from '#platform/server/captcha/proof-of-work.ts'
import { recaptcha } from '#platform/server/captcha/recaptcha.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Database } from '#platform/server/database/database.ts'
import { clamdScan, noScanner, type VirusScan } from '#platform/server/files/virus-scan.ts'
import type { Mailer } from '#platform/server/mail/mailer.ts'
import { outboxMailer } from '#platform/server/mail/outbox-mailer.ts'
import { smtpMailer } from '#platform/server/mail/smtp-mailer.ts'
import { pushServices } from '#platform/server/push/push-address.ts'
import { newPushKeys, openPushKeys } from '#platform/server/push/push-keys.ts'
import { createPusher, type Pusher } from '#platform/server/push/pusher.ts'
import { httpTexter } from '#platform/server/text-message/http-texter.ts'
import { logTexter } from '#platform/server/text-message/log-texter.ts'
import type { Texter } from '#platform/server/text-message/texter.ts'
import { loadSecret } from '#features/auth/server/secrets.ts'
import { useOnceIn } from '#features/auth/server/use-once.ts'
import type { Khalti } from '#features/payments/server/core/wallet-provider.ts'
import { khaltiClient } from '#features/payments/server/khalti/khalti-client.ts'
import { orderStore } from '#features/payments/server/khalti-simulator/order-store.ts'
import {
  type KhaltiSimulator,
  startKhaltiSimulator,
} from '#features/payments/server/khalti-simulator/simulator.ts'
import { simulatorPath } from './http/routes/simulator.routes.ts'
import type { Settings } from './settings/settings.ts'

export function outboxFolder({ DATA_DIR }: Settings): string {
  return join(DATA_DIR, 'outbox')
}

/** A ClamAV daemon when one is set; what is not scanned is recorded so (SECURITY PDF rule). */
export function openVirusScan({ CLAMD_ADDRESS }: Settings): VirusScan {
  return CLAMD_ADDRESS === undefined ? noScanner : clamdScan(CLAMD_ADDRESS)
}

/** Mail over SMTP when it is set, otherwise files in the outbox folder. */
export function openMailer(settings: Settings, nowMs: () => number): Mailer {
  const { SMTP_URL, MAIL_FROM } = settings
  return SMTP_URL === undefined
    ? outboxMailer({ folder: outboxFolder(settings), from: MAIL_FROM, nowMs })
    : smtpMailer({ url: SMTP_URL, from: MAIL_FROM })
}

/** Sends text messages through the gateway if one is set; otherwise only logs that there was one. */
export function openTexter({ SMS_URL, SMS_TOKEN }: Settings, log: Log): Texter {
  return SMS_URL === undefined
    ? logTexter(log)
    : httpTexter({ url: SMS_URL, token: SMS_TOKEN ?? '' })
}

/** Sends push messages through the browser makers' services, with the key pair made at the first start. */
export async function openPusher({ MAIL_FROM }: Settings, database: Database): Promise<Pusher> {
  const keys = openPushKeys(await loadSecret(database, 'push', newPushKeys))
  return createPusher({ keys, contact: `mailto:${MAIL_FROM}`, services: pushServices })
}

/** reCAPTCHA when keys are set, otherwise the embedded proof of work (READINGS R-15). */
export async function openCaptcha(
  settings: Settings,
  database: Database,
  nowMs: () => number,
): Promise<Captcha> {
  const { RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET, PUBLIC_URL } = settings
  const useOnce = useOnceIn(database)
  if (RECAPTCHA_SITE_KEY === undefined || RECAPTCHA_SECRET === undefined)
    return proofOfWork({ hmacKey: await loadSecret(database, 'captcha'), nowMs, useOnce })
  return recaptcha({
    siteKey: RECAPTCHA_SITE_KEY,
    secret: RECAPTCHA_SECRET,
    hostname: new URL(PUBLIC_URL).hostname,
    production: PUBLIC_URL.startsWith('https://'),
    useOnce,
  })
}

const khaltiHosts = {
  sandbox: { apiUrl: 'https://dev.khalti.com/api/v2/', payHosts: ['test-pay.khalti.com'] },
  live: { apiUrl: 'https://khalti.com/api/v2/', payHosts: ['pay.khalti.com'] },
} as const

export type WalletMode = 'off' | 'simulator' | 'sandbox' | 'live'

/** The wallet that fees are paid with. The simulated one exists in the demonstration only (READINGS R-93). */
export function walletMode(
  { KHALTI_MODE }: Pick<Settings, 'KHALTI_MODE'>,
  { isDemo }: { readonly isDemo: boolean },
): WalletMode {
  if (KHALTI_MODE === 'sandbox' || KHALTI_MODE === 'live') return KHALTI_MODE
  return isDemo ? 'simulator' : 'off'
}

/** The real provider with keys, the simulated wallet at that address, or null: payments by wallet are off. */
export function openKhalti(settings: Settings, wallet: string | null): Khalti | null {
  const { KHALTI_MODE, KHALTI_SECRET_KEY, PUBLIC_URL } = settings
  if (KHALTI_MODE === 'sandbox' || KHALTI_MODE === 'live')
    return khaltiClient({ ...khaltiHosts[KHALTI_MODE], secretKey: KHALTI_SECRET_KEY ?? '' })
  if (wallet === null) return null
  return khaltiClient({
    apiUrl: `http://${wallet}/api/v2/`,
    payHosts: [new URL(PUBLIC_URL).host],
    secretKey: 'simulator',
  })
}

/** The demonstration's wallet on a port of its own, one for all processes. */
export async function startSimulator(
  settings: Settings,
  database: Database,
  nowMs: () => number,
): Promise<KhaltiSimulator> {
  const { KHALTI_SIMULATOR_PORT, HOST, PUBLIC_URL } = settings
  return startKhaltiSimulator({
    port: KHALTI_SIMULATOR_PORT,
    hostName: HOST,
    nowMs,
    payUrl: `${PUBLIC_URL}${simulatorPath}/pay`,
    store: orderStore(database),
  })
}
