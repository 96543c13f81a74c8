import type { Database } from '#platform/server/database/database.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { tellPublished } from './release/tell-published.ts'
import { resultModels } from './result.models.ts'
import { resultProcesses, resultProposals } from './result.processes.ts'

type JobNeeds = { readonly database: Database; readonly clock: () => number }

export const resultsFeature = {
  models: resultModels,
  processes: () => resultProcesses,
  proposals: () => resultProposals,
  jobs: ({ database, clock }: JobNeeds): readonly Job[] => [
    {
      name: 'results',
      everyMs: 5_000,
      atOnce: true,
      run: (signal) => tellPublished(database, clock(), signal),
    },
  ],
}
