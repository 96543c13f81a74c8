import type { Job } from '#platform/server/jobs/jobs.ts'
import { type DrawNeeds, drawDuePrints } from './draw-due.ts'
import { bulkPrintProcesses } from './print.processes.ts'
import type { BulkPrintType } from './print-type.ts'

/** `prints`: what features and kinds print for many. */
type Prints = { readonly prints: readonly BulkPrintType[] }

export const bulkPrintFeature = {
  processes: ({ prints }: Prints) => bulkPrintProcesses(prints),
  jobs: ({ prints, ...at }: Prints & Omit<DrawNeeds, 'types'>): readonly Job[] => [
    {
      name: 'bulk-prints',
      everyMs: 3_000,
      run: (signal) => drawDuePrints({ ...at, types: prints }, signal),
    },
  ],
}
