import type { FastifyInstance } from 'fastify'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { FakeCaptcha } from '#platform/server/captcha/fake-captcha.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { PieceStore } from '#platform/server/files/pieces/piece-store.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import type { FakeMailer } from '#platform/server/mail/fake-mailer.ts'
import type { FakePushService } from '#platform/server/push/testing/fake-push-service.ts'
import type { FakeTexter } from '#platform/server/text-message/fake-texter.ts'
import { checkAnswers } from './answers-of-contracts.ts'
import type { ProcessRegistry } from '#platform/server/processes/process.ts'
import { openTestDatabase } from '#platform/testing/open-test-database.ts'
import type { TestClock } from '#platform/testing/clock.ts'
import type { BulkPrintType } from '#features/bulk-print/server/print-type.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import type { KhaltiSimulator } from '#features/payments/server/khalti-simulator/simulator.ts'
import { buildServer } from '#apps/server/app.ts'
import type { Dependencies } from '#apps/server/dependencies.ts'
import { type JobNeeds, startJobs } from '#apps/server/jobs.ts'
import { testServerParts, type TestServerPlan } from './test-server-parts.ts'
import { type TestPeople, testPeople } from './test-people.ts'

export type TestServer = TestPeople & {
  readonly app: FastifyInstance
  /** The same API with the office's pages. */
  readonly office: FastifyInstance
  readonly database: Database
  /** URL of the database, for a server in a process of its own. */
  readonly databaseUrl: string
  readonly clock: TestClock
  readonly mailer: FakeMailer
  readonly texter: FakeTexter
  /** Service where browsers subscribe to notifications. */
  readonly pushes: FakePushService
  readonly captcha: FakeCaptcha
  readonly khalti: KhaltiSimulator
  readonly files: FileStore
  /** Folder of unfinished uploads. */
  readonly uploadsFolder: string
  readonly pieces: PieceStore
  readonly payments: PaymentsContext
  readonly prints: readonly BulkPrintType[]
  readonly jobs: Jobs
  readonly processes: ProcessRegistry
  /** Errors logged by the server so far, as text. */
  readonly logged: () => string
  /** Closes the server and starts another on the same database; people stay signed in. */
  readonly restart: () => Promise<void>
  /** Another server on the same database, with a memory and connections of its own. */
  readonly another: () => Promise<{
    readonly app: FastifyInstance
    readonly office: FastifyInstance
    readonly jobs: Jobs
  }>
  readonly close: () => Promise<void>
}

/** `idleJobs`: jobs run only when a test says so, also after a restart; absent: beside the test, as in production. */
type Plan = TestServerPlan & { readonly idleJobs?: boolean }

/** The whole server in this process on a fresh database: real parts, only captcha, mail, clock and wallet are fake. */
export async function testServer(plan: Plan = {}): Promise<TestServer> {
  const { needs, close, ...parts } = await testServerParts(plan)
  const { database, files, pieces } = needs
  const { clock, mailer, texter } = parts
  const starting = { ...needs, mailer, texter, idleJobs: plan.idleJobs ?? false }
  let running = await start(starting)
  const endOthers: (() => Promise<void>)[] = []
  const portal = {
    get inject() {
      return running.app.inject.bind(running.app)
    },
  }
  const office = {
    get inject() {
      return running.office.inject.bind(running.office)
    },
  }
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
    get processes() {
      return running.processes
    },
    get prints() {
      return running.prints
    },
    get jobs() {
      return running.jobs
    },
    database,
    files,
    pieces,
    ...parts,
    ...(await testPeople({ database, files, clock, portal, office })),
    async restart() {
      await running.stop()
      running = await start(starting)
    },
    async another() {
      const own = await openTestDatabase(parts.databaseUrl)
      const other = await start({ ...starting, database: own })
      endOthers.push(async () => {
        await other.stop()
        await own.close()
      })
      return other
    },
    async close() {
      for (const end of endOthers) await end()
      await running.stop()
      await close()
    },
  }
}

type Starting = Dependencies & Pick<JobNeeds, 'mailer' | 'texter'> & { readonly idleJobs: boolean }

async function start(needs: Starting) {
  const { app, office, payments, prints, passwords, processes } = await buildServer(needs)
  checkAnswers(processes)
  const jobs = startJobs({ ...needs, payments, prints, passwords })
  if (needs.idleJobs) await jobs.stop()
  await Promise.all([app.ready(), office.ready()])
  const stop = async () => {
    await Promise.all([app.close(), office.close()])
    await jobs.stop()
  }
  return { app, office, payments, prints, processes, jobs, stop }
}

export function todayOf({ clock }: Pick<TestServer, 'clock'>) {
  return dayInNepal(clock.nowMs())
}
