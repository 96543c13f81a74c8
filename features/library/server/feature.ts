import type { Database } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { bookModel } from './book.model.ts'
import { catalogueProcess } from './catalogue.process.ts'
import { deskProcesses } from './desk/desk.processes.ts'
import { faceProcess } from './desk/face.process.ts'
import { fineModel, holdModel } from './due.models.ts'
import { fineProcess } from './fine.process.ts'
import { holdProcesses } from './hold.processes.ts'
import { passLapsedHolds } from './lapsed-holds.ts'
import { ownLoans } from './own-loans.ts'
import { libraryDay } from './library-day.process.ts'
import { scanProcesses } from './scan.process.ts'
import { undoProcess } from './desk/undo.process.ts'
import { withdrawProcess } from './withdraw.process.ts'

type JobNeeds = { readonly database: Database; readonly clock: () => number }

export const libraryFeature = {
  models: [bookModel, fineModel, holdModel],
  ownRecords: [ownLoans],
  processes: (at: {
    readonly dictionary: Dictionary
    readonly files: FileStore
  }): readonly Process[] => [
    catalogueProcess,
    ...deskProcesses,
    undoProcess,
    faceProcess(at.files),
    fineProcess,
    withdrawProcess,
    libraryDay,
    ...scanProcesses(at.dictionary),
    ...holdProcesses,
  ],
  jobs: ({ database, clock }: JobNeeds): readonly Job[] => [
    {
      name: 'library-holds',
      everyMs: 600_000,
      run: () => passLapsedHolds(database, clock()),
    },
  ],
}
