import type { Job } from '#platform/server/jobs/jobs.ts'
import { documentModel } from './register/document.model.ts'
import { documentProcesses } from './register/document.processes.ts'
import { ownDocuments } from './register/own-documents.ts'
import { sweepUploads } from './started-uploads.ts'
import { sweepFiles } from './sweep-files.ts'

type JobNeeds = Omit<Parameters<typeof sweepFiles>[0], 'nowMs'> &
  Parameters<typeof sweepUploads>[0] & { readonly clock: () => number }

export const documentsFeature = {
  models: [documentModel],
  ownRecords: [ownDocuments],
  processes: () => documentProcesses,
  jobs: (at: JobNeeds): readonly Job[] => [
    {
      name: 'files',
      everyMs: 6 * 3_600_000,
      run: async () => void (await sweepFiles({ ...at, nowMs: at.clock() })),
    },
    { name: 'uploads', everyMs: 3_600_000, run: () => sweepUploads(at, at.clock()) },
  ],
}
