import type { CurrentInstitution } from '#features/institution/server/institution.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { PieceStore } from '#platform/server/files/pieces/piece-store.ts'
import { removeOldKeys } from '#platform/server/idempotency/request-store.ts'
import { jobRuns } from '#platform/server/jobs/job-runs.ts'
import { createJobs, type Job, type Jobs } from '#platform/server/jobs/jobs.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { Mailer } from '#platform/server/mail/mailer.ts'
import { namingFailedMails, namingFailedTexts } from '#platform/server/mail/name-failures.ts'
import { sendDueMail, sendDueTexts } from '#platform/server/mail/outbox.ts'
import type { Pusher } from '#platform/server/push/pusher.ts'
import { rateCounts } from '#platform/server/rate-count/rate-count.ts'
import type { Texter } from '#platform/server/text-message/texter.ts'
import type { Passwords } from '#features/auth/server/passwords/passwords.ts'
import type { BulkPrintType } from '#features/bulk-print/server/print-type.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { productDictionary } from './dictionary.ts'
import { features } from './features.ts'
import { remind } from './reminders.ts'

export type JobNeeds = {
  readonly database: Database
  readonly files: FileStore
  readonly pieces: PieceStore
  readonly log: Log
  readonly mailer: Mailer
  readonly texter: Texter
  readonly pusher: Pusher
  readonly passwords: Passwords
  readonly payments: PaymentsContext
  /** Documents that are printed for many in one file. */
  readonly prints: readonly BulkPrintType[]
  readonly institution: CurrentInstitution
  readonly portalUrl: string
  readonly clock: () => number
}

/** The same for the jobs of features, which know the models too. */
export type FeatureJobNeeds = JobNeeds & { readonly dictionary: Dictionary }

const second = 1_000

/** Starts the background jobs; each runs in one process at a time and is safe to run twice. */
export function startJobs(needs: JobNeeds): Jobs {
  const { database, clock, log } = needs
  const runs = jobRuns(database, clock)
  const unwritten = (error: unknown) => log.warn({ err: error }, 'a job could not be noted')
  const known = { ...needs, dictionary: productDictionary() }
  const all = [
    ...outboxJobs(needs),
    ...tidyingJobs(needs),
    ...features.flatMap((feature) => feature.jobs?.(known) ?? []),
  ]
  const registered = runs.register(all).catch(unwritten)
  const note = (name: string, failure: unknown) =>
    void registered.then(() => runs.note(name, failure)).catch(unwritten)
  const jobs = createJobs({
    lock: database.jobLock,
    onRan: (name) => note(name, null),
    onError(name, error) {
      log.error({ err: error, job: name }, 'a job failed')
      note(name, error)
    },
  })
  for (const job of all) jobs.every(job)
  return jobs
}

/** Sends the contents of the outbox, and writes reminders into it. */
function outboxJobs({ database, payments, clock, ...needs }: JobNeeds): readonly Job[] {
  const named = namingFailedMails(needs.mailer, needs.log)
  const mailer: Mailer = {
    send(mail) {
      payments.reached('P9')
      return named.send(mail)
    },
  }
  const texter = namingFailedTexts(needs.texter, needs.log)
  return [
    {
      name: 'mail',
      everyMs: 2 * second,
      atOnce: true,
      run: async () => void (await sendDueMail(database, mailer, clock())),
    },
    {
      name: 'text-messages',
      everyMs: 5 * second,
      atOnce: true,
      run: async () => void (await sendDueTexts(database, texter, clock())),
    },
    {
      name: 'reminders',
      everyMs: 3_600 * second,
      atOnce: true,
      run: (signal) => remind(database, { nowMs: clock(), signal }),
    },
  ]
}

/** Removes what the server itself no longer needs. */
function tidyingJobs({ database, clock }: JobNeeds): readonly Job[] {
  return [
    {
      name: 'rate-counts',
      everyMs: 600 * second,
      run: () => rateCounts(database, clock).removeOld(),
    },
    {
      name: 'idempotency-keys',
      everyMs: 3_600 * second,
      run: () => removeOldKeys(database, clock()),
    },
  ]
}
