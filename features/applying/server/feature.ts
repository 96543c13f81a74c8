import type { Database } from '#platform/server/database/database.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { applicationReturnModel } from './desk/application-return.model.ts'
import { returnReasons } from './desk/return-application.ts'
import { sendAgain } from './desk/send-again.process.ts'
import { applicationWithdrawalModel } from './application-withdrawal.model.ts'
import type { Recheck } from './withdrawal/application-recheck.ts'
import { recheckApplications } from './withdrawal/recheck.ts'
import { withdrawApplication } from './withdrawal/withdraw.process.ts'

type JobNeeds = { readonly database: Database; readonly clock: () => number }

/** `rechecks`: how each kind's applications are decided again. */
export const applyingFeature = (rechecks: readonly Recheck[]) => ({
  models: [applicationReturnModel, applicationWithdrawalModel],
  reasons: returnReasons,
  processes: (): readonly Process[] => [sendAgain, withdrawApplication(rechecks)],
  jobs: ({ database, clock }: JobNeeds): readonly Job[] => [
    {
      name: 'applications',
      everyMs: 5_000,
      run: (signal) => recheckApplications(database, rechecks, { nowMs: clock(), signal }),
    },
  ],
})
