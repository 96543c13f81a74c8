import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { fakeCaptcha, type FakeCaptcha } from '#platform/server/captcha/fake-captcha.ts'
import { proofOfWork } from '#platform/server/captcha/proof-of-work.ts'
import type { Database } from '#platform/server/database/database.ts'
import { openPostgres } from '#platform/server/database/postgres.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { memoryFileStore } from '#platform/server/files/memory-file-store.ts'
import { noScanner, type VirusScan } from '#platform/server/files/virus-scan.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import { createLog, type Log } from '#platform/server/log/log.ts'
import { fakeMailer, type FakeMailer } from '#platform/server/mail/fake-mailer.ts'
import { createPdfRenderer } from '#platform/server/pdf/pdf-renderer.ts'
import { newPushKeys, openPushKeys } from '#platform/server/push/push-keys.ts'
import { createPusher } from '#platform/server/push/pusher.ts'
import {
  fakePushHost,
  type FakePushService,
  startFakePushService,
} from '#platform/server/push/testing/fake-push-service.ts'
import { type TestClock, testClock } from '#platform/testing/clock.ts'
import type { Role } from '#features/roles/rules/facts.ts'
import { createPasswords } from '#features/auth/server/passwords.ts'
import { loadSecret } from '#features/auth/server/secrets.ts'
import { useOnceIn } from '#features/auth/server/use-once.ts'
import { storeStaff } from '#features/auth/testing/staff.factory.ts'
import { findInstitution } from '#features/institution/server/institution.ts'
import { carryOn, type Reached } from '#features/payments/server/core/fail-points.ts'
import { khaltiClient } from '#features/payments/server/khalti/khalti-client.ts'
import {
  type KhaltiSimulator,
  startKhaltiSimulator,
} from '#features/payments/server/khalti-simulator/simulator.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import {
  aStudent,
  type StoredStudent,
  storeStudent,
  type StudentPlan,
} from '#features/profile/testing/student.factory.ts'
import { codeAt } from '#features/staff/server/one-time-code.ts'
import { buildServer } from '#apps/server/app.ts'
import type { Dependencies, Limits } from '#apps/server/dependencies.ts'
import { simulatorPath } from '#apps/server/http/simulator.routes.ts'
import { type JobNeeds, startJobs } from '#apps/server/jobs.ts'
import { fakeTexter, type FakeTexter } from '#platform/server/text-message/fake-texter.ts'
import { type Locale, type Person, personAt } from './person.ts'
import { freshDatabase } from './test-database.ts'

export const testPassword = 'Ghumti-Phul-77'
/** What every test member of staff has in their authenticator app. */
export const testCodeSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

export type Campus = {
  readonly app: FastifyInstance
  /** The same API with the office's pages. */
  readonly office: FastifyInstance
  readonly database: Database
  /** Where the database is, for a server in a process of its own. */
  readonly databaseUrl: string
  readonly clock: TestClock
  readonly mailer: FakeMailer
  readonly texter: FakeTexter
  /** Where browsers ask to be told of notices. */
  readonly pushes: FakePushService
  readonly captcha: FakeCaptcha
  readonly khalti: KhaltiSimulator
  readonly files: FileStore
  /** Where files on their way piece by piece are. */
  readonly uploadsFolder: string
  readonly payments: PaymentsContext
  readonly jobs: Jobs
  /** Stores a student; unless told otherwise with a complete profile. */
  readonly student: (facts?: Partial<StudentPlan>) => Promise<StoredStudent>
  /** Stores a member of staff and signs them in. */
  readonly staff: (role: Role) => Promise<Person>
  /** Signs somebody in through the API, as the portal does. */
  readonly signIn: (email: string, password?: string, language?: Locale) => Promise<Person>
  /** What the server logged as errors so far, as text. */
  readonly logged: () => string
  /** Closes the server and starts another on the same database; people stay signed in. */
  readonly restart: () => Promise<void>
  /** Another server on the same database, with a memory and connections of its own. */
  readonly another: () => Promise<{ readonly app: FastifyInstance; readonly jobs: Jobs }>
  readonly close: () => Promise<void>
}

const noLimits = {
  failuresPerMinute: 1e6,
  signupsPerMinute: 1e6,
  lookupsPerMinute: 1e6,
  uploadsPerMinute: 1e6,
  eventLoopDelayMs: 0, // 0 is no limit; any other calls a second without a sample a delay without end
  rssBytes: 8e9,
}

/** The whole server in this process on a fresh database: real parts, only captcha, mail, clock and wallet are fake. */
export async function campus(
  at: {
    today?: string
    portalFolder?: string
    officeFolder?: string
    portalUrl?: string
    /** The embedded proof of work instead of the fake captcha. */
    realCaptcha?: boolean
    /** How long Khalti is waited for; long, so that a busy machine fails no test. */
    khaltiTimeoutMs?: number
    log?: Log
    /** Absent: there is no virus scanner. */
    scan?: VirusScan
    /** Jobs run only when a test says so, also after a restart; absent: beside the test, as in production. */
    idleJobs?: boolean
    /** Limits a test is about; all others are off. */
    limits?: Partial<Limits>
    /** Told of the fail points of payments. */
    reached?: Reached
  } = {},
): Promise<Campus> {
  const { database, url, drop } = await freshDatabase()
  const clock = testClock(at.today ?? '2026-11-20')
  const institution = await findInstitution(database)
  if (institution === null) throw new Error('The test database has no university')
  const portalUrl = at.portalUrl ?? 'http://portal.test'
  const khalti = await startKhaltiSimulator({
    port: 0,
    hostName: '127.0.0.1',
    payUrl: `${portalUrl}${simulatorPath}/pay`,
    nowMs: clock.nowMs,
    file: null,
  })
  const mailer = fakeMailer()
  const texter = fakeTexter()
  const captcha = fakeCaptcha(useOnceIn(database))
  const pushes = await startFakePushService()
  const files = memoryFileStore()
  const uploadsFolder = await mkdtemp(join(tmpdir(), 'uploads-'))
  let logged = ''
  const destination = { write: (line: string) => void (logged += line) }
  const log = at.log ?? createLog({ level: 'error', destination })
  const pdf = createPdfRenderer({ timeoutMs: 30_000 })
  const passwords = await createPasswords()
  const passwordHash = await passwords.hash(testPassword)
  const needs: Dependencies = {
    database,
    files,
    uploadsFolder,
    scan: at.scan ?? noScanner,
    captcha:
      at.realCaptcha === true
        ? proofOfWork({ hmacKey: 'k'.repeat(64), nowMs: clock.nowMs, useOnce: useOnceIn(database) })
        : captcha,
    khalti: khaltiClient({
      apiUrl: khalti.apiUrl,
      payHosts: [new URL(portalUrl).host],
      secretKey: 'test',
      timeoutMs: at.khaltiTimeoutMs ?? 20_000,
    }),
    pusher: createPusher({
      keys: openPushKeys(await loadSecret(database, 'push', newPushKeys)),
      contact: 'mailto:portal@university.test',
      services: [fakePushHost],
      ask: pushes.ask,
    }),
    simulator: khalti,
    pdf,
    log,
    clock: clock.nowMs,
    institution,
    portalUrl,
    portalFolder: at.portalFolder ?? 'no-portal',
    officeFolder: at.officeFolder ?? 'no-office',
    limits: { ...noLimits, ...at.limits },
    reached: at.reached ?? carryOn,
  }
  const idleJobs = at.idleJobs ?? false
  let running = await start({ ...needs, mailer, texter, idleJobs })
  let people = 0
  const endOthers: (() => Promise<void>)[] = []
  const door = {
    get inject() {
      return running.app.inject.bind(running.app)
    },
  }
  const stop = async () => {
    await Promise.all([running.app.close(), running.office.close()])
    await running.jobs.stop()
  }
  const signIn = (email: string, password = testPassword, language?: Locale) =>
    personAt(door, {
      email,
      password,
      code: () => codeAt(testCodeSecret, clock.nowMs()),
      ...(language === undefined ? {} : { language }),
    })
  return {
    get app() {
      return running.app
    },
    get office() {
      return running.office
    },
    get payments() {
      return running.payments
    },
    get jobs() {
      return running.jobs
    },
    database,
    databaseUrl: url,
    clock,
    mailer,
    texter,
    pushes,
    captcha,
    khalti,
    files,
    uploadsFolder,
    signIn,
    logged: () => logged,
    async restart() {
      await stop()
      running = await start({ ...needs, mailer, texter, idleJobs })
    },
    student: (facts = {}) =>
      database.transaction((transaction) =>
        storeStudent(transaction, aStudent({ complete: true, ...facts }), { files, passwordHash }),
      ),
    async staff(role) {
      const email = `${role}${people++}@staff.example`
      await database.transaction((transaction) =>
        storeStaff(transaction, {
          name: `${role} person`,
          email,
          roles: [role],
          passwordHash,
          codeSecret: testCodeSecret,
        }),
      )
      return signIn(email)
    },
    async another() {
      const own = openPostgres(url, () => {})
      const other = await start({ ...needs, database: own, mailer, texter, idleJobs })
      endOthers.push(async () => {
        await Promise.all([other.app.close(), other.office.close()])
        await other.jobs.stop()
        await own.close()
      })
      return other
    },
    async close() {
      for (const end of endOthers) await end()
      await stop()
      await Promise.all([pdf.close(), khalti.close(), pushes.close()])
      await rm(uploadsFolder, { recursive: true, force: true })
      await drop()
    },
  }
}

type Starting = Dependencies & Pick<JobNeeds, 'mailer' | 'texter'> & { readonly idleJobs: boolean }

async function start(needs: Starting) {
  const { app, office, payments, passwords } = await buildServer(needs)
  const jobs = startJobs({ ...needs, payments, passwords, institutionName: needs.institution.name })
  if (needs.idleJobs) await jobs.stop()
  await Promise.all([app.ready(), office.ready()])
  return { app, office, payments, jobs }
}

export function todayOf({ clock }: Pick<Campus, 'clock'>) {
  return dayInNepal(clock.nowMs())
}
