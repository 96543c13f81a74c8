import type { FileStore } from '#platform/server/files/file-store.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { ModelEngine } from '#platform/server/model-engine/engine.ts'
import { inviteStudents, type Inviting } from './invite.process.ts'
import { columnProcesses } from './column.processes.ts'
import { refusedRows } from './refused.process.ts'
import { exportRecords } from './export.process.ts'
import { fileProcesses } from './file.processes.ts'
import { importProposals } from './second-person.ts'
import { unpackPictures } from './pictures/unpack.process.ts'
import { planProcesses } from './plan.processes.ts'

type Services = {
  readonly dictionary: Dictionary
  readonly engine: Pick<ModelEngine, 'evict'>
  readonly printing: Inviting
  readonly files: FileStore
}

export const importsFeature = {
  proposals: ({ dictionary }: Pick<Services, 'dictionary'>) => [importProposals(dictionary)],
  processes: ({ dictionary, engine, printing, files }: Services) => [
    ...fileProcesses(dictionary),
    ...columnProcesses(dictionary),
    ...planProcesses(dictionary, { engine, files }),
    unpackPictures(dictionary, files),
    inviteStudents(dictionary, printing),
    exportRecords(dictionary),
    refusedRows(dictionary),
  ],
}
