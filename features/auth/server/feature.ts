import type { Database } from '#platform/server/database/database.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { type OwnSessionNeeds, ownSessionProcesses } from './own-sessions.processes.ts'
import { ownSignIns } from './own-sign-ins.ts'
import { handleResetRequests } from './passwords/reset-password.ts'
import { removeExpiredCaptchas } from './use-once.ts'
import { userModel } from './user.model.ts'

type JobNeeds = Omit<Parameters<typeof handleResetRequests>[0], 'nowMs'> & {
  readonly database: Database
  readonly clock: () => number
}

export const authFeature = {
  models: [userModel],
  ownRecords: [ownSignIns],
  processes: ({ account }: { readonly account: OwnSessionNeeds }): readonly Process[] =>
    ownSessionProcesses(account),
  jobs: (at: JobNeeds): readonly Job[] => [
    {
      name: 'password-resets',
      everyMs: 2_000,
      run: () => handleResetRequests({ ...at, nowMs: at.clock() }),
    },
    {
      name: 'captchas',
      everyMs: 600_000,
      run: () => removeExpiredCaptchas(at.database, at.clock()),
    },
  ],
}
