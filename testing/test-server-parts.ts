import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fakeCaptcha } from '#platform/server/captcha/fake-captcha.ts'
import { proofOfWork } from '#platform/server/captcha/proof-of-work.ts'
import type { Database } from '#platform/server/database/database.ts'
import { findMigrations } from '#platform/server/database/migrate.ts'
import { diskPieces } from '#platform/server/files/pieces/disk-pieces.ts'
import { noScanner, type VirusScan } from '#platform/server/files/virus-scan.ts'
import { createLog, type Log } from '#platform/server/log/log.ts'
import { fakeMailer } from '#platform/server/mail/fake-mailer.ts'
import { createPdfRenderer } from '#platform/server/pdf/pdf-renderer.ts'
import { newPushKeys, openPushKeys } from '#platform/server/push/push-keys.ts'
import { createPusher } from '#platform/server/push/pusher.ts'
import {
  fakePushHost,
  type FakePushService,
  startFakePushService,
} from '#platform/server/push/testing/fake-push-service.ts'
import { fakeTexter } from '#platform/server/text-message/fake-texter.ts'
import { testClock } from '#platform/testing/clock.ts'
import { openTestFiles } from '#platform/testing/open-test-files.ts'
import { loadSecret } from '#features/auth/server/secrets.ts'
import { useOnceIn } from '#features/auth/server/use-once.ts'
import { currentInstitution } from '#features/institution/server/institution.ts'
import { carryOn, type Reached } from '#features/payments/server/core/fail-points.ts'
import { khaltiClient } from '#features/payments/server/khalti/khalti-client.ts'
import {
  type KhaltiSimulator,
  startKhaltiSimulator,
} from '#features/payments/server/khalti-simulator/simulator.ts'
import { codeVault } from '#features/staff/server/code-vault.ts'
import type { Dependencies, Limits } from '#apps/server/dependencies.ts'
import { simulatorPath } from '#apps/server/http/routes/simulator.routes.ts'
import { freshDatabase } from './test-database.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/** Options of one test server that differ from others. */
export type TestServerPlan = {
  readonly today?: string
  readonly portalFolder?: string
  readonly officeFolder?: string
  readonly portalUrl?: string
  /** The embedded proof of work instead of the fake captcha. */
  readonly realCaptcha?: boolean
  /** No wallet provider is set, as at a university without Khalti keys. */
  readonly noWallet?: boolean
  /** Timeout for Khalti; long, so that a busy machine fails no test. */
  readonly khaltiTimeoutMs?: number
  readonly log?: Log
  /** Absent: there is no virus scanner. */
  readonly scan?: VirusScan
  /** Limits a test is about; all others are off. */
  readonly limits?: Partial<Limits>
  /** Facts of the installation that a test is about. */
  readonly installation?: Partial<Dependencies['installation']>
  /** Called at the fail points of payments. */
  readonly reached?: Reached
}

const noLimits = {
  failuresPerMinute: 1e6,
  signupsPerMinute: 1e6,
  lookupsPerMinute: 1e6,
  uploadsPerMinute: 1e6,
  eventLoopDelayMs: 0, // 0 is no limit; any other calls a second without a sample a delay without end
  rssBytes: 8e9,
}

/** Dependencies of a test server. */
export async function testServerParts(plan: TestServerPlan) {
  const { database, url, drop } = await freshDatabase()
  const clock = testClock(plan.today ?? '2026-11-20')
  const institution = await currentInstitution(database, () => {})
  const portalUrl = plan.portalUrl ?? 'http://portal.test'
  const khalti = await startKhaltiSimulator({
    port: 0,
    hostName: '127.0.0.1',
    payUrl: `${portalUrl}${simulatorPath}/pay`,
    nowMs: clock.nowMs,
    store: null,
  })
  const useOnce = useOnceIn(database)
  const captcha = fakeCaptcha(useOnce)
  const realCaptcha = () => proofOfWork({ hmacKey: 'k'.repeat(64), nowMs: clock.nowMs, useOnce })
  const pushes = await startFakePushService()
  const files = openTestFiles()
  const uploadsFolder = await mkdtemp(join(tmpdir(), 'uploads-'))
  const { log, logged } = logOfErrors()
  const pdf = createPdfRenderer({ timeoutMs: 30_000 })
  const needs: Dependencies = {
    database,
    migrations: findMigrations(root).map(({ name }) => name),
    files,
    pieces: diskPieces(uploadsFolder),
    scan: plan.scan ?? noScanner,
    captcha: plan.realCaptcha === true ? realCaptcha() : captcha,
    khalti:
      plan.noWallet === true
        ? null
        : walletOf(khalti, { portalUrl, timeoutMs: plan.khaltiTimeoutMs ?? 20_000 }),
    pusher: await pusherTo(pushes, database),
    vault: codeVault(Buffer.alloc(32, 7)),
    simulator: plan.noWallet === true ? null : khalti,
    pdf,
    log: plan.log ?? log,
    clock: clock.nowMs,
    institution,
    portalUrl,
    securityContact: 'mailto:security@example.com',
    officeUrl: 'http://office.test',
    portalFolder: plan.portalFolder ?? 'no-portal',
    officeFolder: plan.officeFolder ?? 'no-office',
    limits: { ...noLimits, ...plan.limits },
    reached: plan.reached ?? carryOn,
    installation: {
      version: '1.2.3',
      startedMs: clock.nowMs(),
      workers: 1,
      dataDir: uploadsFolder,
      hasOwnCluster: true,
      askBucket: null,
      hasMailServer: true,
      hasTextGateway: true,
      isHttps: true,
      ...plan.installation,
    },
  }
  return {
    needs,
    uploadsFolder,
    databaseUrl: url,
    clock,
    mailer: fakeMailer(),
    texter: fakeTexter(),
    pushes,
    captcha,
    khalti,
    logged,
    async close() {
      await Promise.all([pdf.close(), khalti.close(), pushes.close()])
      await rm(uploadsFolder, { recursive: true, force: true })
      await drop()
    },
  }
}

function logOfErrors() {
  let logged = ''
  const destination = { write: (line: string) => void (logged += line) }
  return { log: createLog({ level: 'error', destination }), logged: () => logged }
}

function walletOf(
  { apiUrl }: KhaltiSimulator,
  { portalUrl, timeoutMs }: { readonly portalUrl: string; readonly timeoutMs: number },
) {
  return khaltiClient({ apiUrl, payHosts: [new URL(portalUrl).host], secretKey: 'test', timeoutMs })
}

async function pusherTo({ ask }: FakePushService, database: Database) {
  return createPusher({
    keys: openPushKeys(await loadSecret(database, 'push', newPushKeys)),
    contact: 'mailto:portal@university.test',
    services: [fakePushHost],
    ask,
  })
}
