import type { Database } from '#platform/server/database/database.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { StatusPart } from '#platform/server/status/status-part.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { Sessions } from '#features/auth/server/sessions.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { eraseProcess, eraseProposals } from './erase.process.ts'
import { removeOld } from './remove-old.ts'
import { removalsOf } from './removals.ts'
import { retentionPart } from './retention-part.ts'

type JobNeeds = { readonly database: Database; readonly clock: () => number }

type ProposalNeeds = { readonly account: { readonly sessions: Sessions } }

export const retentionFeature = (applications: readonly string[]) => ({
  processes: (): readonly Process[] => [eraseProcess],
  proposals: ({ account }: ProposalNeeds): readonly ProposalType[] => [eraseProposals(account)],
  status: (at: Pick<JobNeeds, 'database'>): readonly StatusPart[] => [retentionPart(at)],
  jobs: ({ database, clock }: JobNeeds): readonly Job[] => [
    {
      name: 'retention',
      everyMs: 6 * 3_600_000,
      run: (signal) => removeOld(database, removalsOf(applications), { nowMs: clock(), signal }),
    },
  ],
})
