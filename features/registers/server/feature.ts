import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { registerProcesses } from './register.processes.ts'

export const registersFeature = {
  processes: ({ dictionary }: { readonly dictionary: Dictionary }) => registerProcesses(dictionary),
}
