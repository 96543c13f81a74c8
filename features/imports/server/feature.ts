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
import { allTargets, type ImportSource } from './targets/targets.ts'

type Services = {
  readonly dictionary: Dictionary
  readonly engine: Pick<ModelEngine, 'evict'>
  readonly printing: Inviting
  readonly files: FileStore
}

/** `sources`: records of modules above this one. */
export const importsFeature = (sources: readonly ImportSource[]) => ({
  proposals: ({ dictionary }: Pick<Services, 'dictionary'>) => [
    importProposals(allTargets(dictionary, sources)),
  ],
  processes({ dictionary, engine, printing, files }: Services) {
    const targets = allTargets(dictionary, sources)
    return [
      ...fileProcesses(targets),
      ...columnProcesses(targets),
      ...planProcesses(targets, { engine, files }),
      unpackPictures(targets, files),
      inviteStudents(targets, printing),
      exportRecords(targets),
      refusedRows(targets),
    ]
  },
})
