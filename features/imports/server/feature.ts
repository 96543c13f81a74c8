import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { columnProcesses } from './column.processes.ts'
import { fileProcesses } from './file.processes.ts'
import { planProcesses } from './plan.processes.ts'

export const importsFeature = {
  processes: ({ dictionary }: { readonly dictionary: Dictionary }) => [
    ...fileProcesses(dictionary),
    ...columnProcesses(dictionary),
    ...planProcesses(dictionary),
  ],
}
