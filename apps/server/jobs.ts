import type { Database } from '#platform/server/database/database.ts'
import { createJobs, type Jobs } from '#platform/server/jobs/jobs.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Mailer } from '#platform/server/mail/mailer.ts'
import { removeOldKeys } from '#platform/server/idempotency/request-store.ts'
import { sendDueMail, sendDueTexts } from '#platform/server/mail/outbox.ts'
import type { Texter } from '#platform/server/text-message/texter.ts'
import type { Pusher } from '#platform/server/push/pusher.ts'
import { rateCounts } from '#platform/server/rate-count/rate-count.ts'
import type { Passwords } from '#features/auth/server/passwords/passwords.ts'
import { verifyChain } from '#features/audit/server/chain.ts'
import { sweepFiles } from '#features/documents/server/sweep-files.ts'
import { sweepUploads } from '#features/documents/server/started-uploads.ts'
import { handleResetRequests } from '#features/auth/server/passwords/reset-password.ts'
import { removeExpiredCaptchas } from '#features/auth/server/use-once.ts'
import { brokenInvariants } from '#features/payments/server/ledger/broken-invariants.ts'
import { passLapsedHolds } from '#features/library/server/lapsed-holds.ts'
import { kindRechecks, payableKinds } from '#kinds/kinds.server.ts'
import { sendDuePushes } from '#features/notifications/server/pushes.ts'
import { tellPublished } from '#features/results/server/release/tell-published.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { bringToOneForm } from '#features/payments/server/statements/one-form.ts'
import { sweepAttempts } from '#features/payments/server/khalti/sweeper.ts'
import { recheckApplications } from '#features/applying/server/withdrawal/recheck.ts'
import { remind } from './reminders.ts'

export type JobNeeds = {
  readonly database: Database
  readonly files: FileStore
  readonly uploadsFolder: string
  readonly log: Log
  readonly mailer: Mailer
  readonly texter: Texter
  readonly pusher: Pusher
  readonly passwords: Passwords
  readonly payments: PaymentsContext
  readonly institutionName: string
  readonly portalUrl: string
  readonly clock: () => number
}

const second = 1_000

/** Starts the background jobs; each runs in one process at a time and is safe to run twice. */
export function startJobs(needs: JobNeeds): Jobs {
  const { database, log, payments, clock } = needs
  const onError = (name: string, error: unknown) =>
    log.error({ err: error, job: name }, 'a job failed')
  const jobs = createJobs({ lock: database.jobLock, onError })
  jobs.every({
    name: 'payments',
    everyMs: 60 * second,
    atOnce: true,
    run: () => sweepAttempts(payments),
  })
  jobs.every({
    name: 'password-resets',
    everyMs: 2 * second,
    run: () => handleResetRequests({ ...needs, nowMs: clock() }),
  })
  jobs.every({
    name: 'captchas',
    everyMs: 600 * second,
    run: () => removeExpiredCaptchas(database, clock()),
  })
  jobs.every({
    name: 'rate-counts',
    everyMs: 600 * second,
    run: () => rateCounts(database, clock).removeOld(),
  })
  jobs.every({
    name: 'idempotency-keys',
    everyMs: 3_600 * second,
    run: () => removeOldKeys(database, clock()),
  })
  jobs.every({
    name: 'library-holds',
    everyMs: 600 * second,
    run: () => passLapsedHolds(database, clock()),
  })
  jobs.every({
    name: 'files',
    everyMs: 6 * 3_600 * second,
    run: async () => void (await sweepFiles({ ...needs, nowMs: clock() })),
  })
  jobs.every({
    name: 'uploads',
    everyMs: 3_600 * second,
    run: () => sweepUploads(needs, clock()),
  })
  jobs.every({
    name: 'slip-keys',
    everyMs: 24 * 3_600 * second,
    atOnce: true,
    run: (signal) => bringToOneForm(database, signal),
  })
  sendOut(jobs, needs)
  tell(jobs, needs)
  checkHourly(jobs, needs)
  return jobs
}

/** Sends the contents of the outbox. */
function sendOut(jobs: Jobs, { database, payments, clock, ...needs }: JobNeeds): void {
  const mailer: Mailer = {
    send(mail) {
      payments.reached('P9')
      return needs.mailer.send(mail)
    },
  }
  jobs.every({
    name: 'mail',
    everyMs: 2 * second,
    atOnce: true,
    run: async () => void (await sendDueMail(database, mailer, clock())),
  })
  jobs.every({
    name: 'text-messages',
    everyMs: 5 * second,
    atOnce: true,
    run: async () => void (await sendDueTexts(database, needs.texter, clock())),
  })
  jobs.every({
    name: 'pushes',
    everyMs: 2 * second,
    atOnce: true,
    run: async () => void (await sendDuePushes({ database, pusher: needs.pusher }, clock())),
  })
}

/** Sends the notifications whose time has come. */
function tell(jobs: Jobs, { database, clock }: JobNeeds): void {
  jobs.every({
    name: 'results',
    everyMs: 5 * second,
    atOnce: true,
    run: (signal) => tellPublished(database, clock(), signal),
  })
  jobs.every({
    name: 'applications',
    everyMs: 5 * second,
    run: (signal) => recheckApplications(database, kindRechecks, { nowMs: clock(), signal }),
  })
  jobs.every({
    name: 'reminders',
    everyMs: 3_600 * second,
    atOnce: true,
    run: (signal) => remind(database, { nowMs: clock(), signal }),
  })
}

/** Checks once an hour what must hold at all times. */
function checkHourly(jobs: Jobs, { database, log }: JobNeeds): void {
  jobs.every({
    name: 'audit-check',
    everyMs: 3_600 * second,
    run: async () => {
      const verdict = await verifyChain(database)
      if (verdict.is === 'broken') log.error(verdict, 'the audit trail does not hold')
      else log.info(verdict, 'the audit trail holds')
    },
  })
  jobs.every({
    name: 'ledger-check',
    everyMs: 3_600 * second,
    run: async () => {
      const broken = await brokenInvariants(database, payableKinds)
      if (broken.length > 0) log.error({ broken }, 'the ledger does not hold')
    },
  })
}
