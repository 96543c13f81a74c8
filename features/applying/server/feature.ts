import type { Database } from '#platform/server/database/database.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { applicationReturnModel } from './desk/application-return.model.ts'
import { returnReasons } from './desk/return-application.ts'
import { sendAgain } from './desk/send-again.process.ts'
import { applicationWithdrawalModel } from './application-withdrawal.model.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { notifyTouched } from './opening-change/notify-touched.ts'
import { openingChangeProcesses } from './opening-change/opening-change.processes.ts'
import { openingChanges } from './opening-change/opening-change.proposal.ts'
import { openingPublicationProcesses } from './opening-publication/opening-publication.processes.ts'
import { publishDue } from './opening-publication/publish-due.ts'
import { openingWithdrawalProcesses } from './opening-withdrawal/opening-withdrawal.processes.ts'
import { openingWithdrawals } from './opening-withdrawal/opening-withdrawal.proposal.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import type { Recheck } from './withdrawal/application-recheck.ts'
import { quotaModel } from './quotas.ts'
import { recheckApplications } from './withdrawal/recheck.ts'
import { withdrawApplication } from './withdrawal/withdraw.process.ts'

type JobNeeds = Pick<Services, 'dictionary'> & {
  readonly database: Database
  readonly clock: () => number
}

/** `rechecks`: how each kind's applications are decided again. */
type Services = {
  readonly dictionary: Dictionary
  readonly payments: Pick<PaymentsContext, 'kinds'>
}

export const applyingFeature = (rechecks: readonly Recheck[]) => ({
  models: [quotaModel, applicationReturnModel, applicationWithdrawalModel],
  reasons: returnReasons,
  proposals: ({ dictionary, payments }: Services): readonly ProposalType[] => [
    openingWithdrawals({ dictionary, rechecks, kinds: payments.kinds }),
    openingChanges({ dictionary, rechecks }),
  ],
  processes: ({ dictionary, payments }: Services): readonly Process[] => [
    sendAgain,
    withdrawApplication(rechecks),
    ...openingWithdrawalProcesses({ dictionary, rechecks, kinds: payments.kinds }),
    ...openingChangeProcesses({ dictionary, rechecks }),
    ...openingPublicationProcesses({ dictionary }),
  ],
  jobs: ({ database, clock, dictionary }: JobNeeds): readonly Job[] => [
    {
      name: 'applications',
      everyMs: 5_000,
      run: (signal) => recheckApplications(database, rechecks, { nowMs: clock(), signal }),
    },
    {
      name: 'opening-changes',
      everyMs: 5_000,
      run: (signal) => notifyTouched(database, clock(), signal),
    },
    {
      name: 'opening-publications',
      everyMs: 5_000,
      run: (signal) => publishDue(database, { dictionary, nowMs: clock(), signal }),
    },
  ],
})
