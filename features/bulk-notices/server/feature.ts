import type { Database } from '#platform/server/database/database.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { Recheck } from '#features/applying/server/withdrawal/application-recheck.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { bulkNoticeProposals } from './notice.proposal.ts'
import { noticeTemplateModel } from './notice-templates.ts'
import { planNotice } from './plan.process.ts'
import { readProcesses } from './read.processes.ts'
import { sendDueNotices } from './send-due.ts'
import { sendProcesses } from './send.processes.ts'

type Services = { readonly dictionary: Dictionary }
type JobNeeds = { readonly database: Database; readonly clock: () => number }

/** `rechecks`: applications of each kind, with the openings they are for. */
export const bulkNoticesFeature = (rechecks: readonly Recheck[]) => ({
  models: [noticeTemplateModel],
  proposals: ({ dictionary }: Services): readonly ProposalType[] => [
    bulkNoticeProposals({ dictionary, rechecks }),
  ],
  processes: ({ dictionary }: Services): readonly Process[] => [
    ...readProcesses({ dictionary, rechecks }),
    planNotice({ dictionary, rechecks }),
    ...sendProcesses({ dictionary, rechecks }),
  ],
  jobs: ({ database, clock }: JobNeeds): readonly Job[] => [
    {
      name: 'bulk-notices',
      everyMs: 5_000,
      run: (signal) => sendDueNotices(database, clock(), signal),
    },
  ],
})
