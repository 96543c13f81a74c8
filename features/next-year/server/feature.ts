import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { yearPlanProcesses } from './plan.processes.ts'

export const nextYearFeature = {
  processes: ({ dictionary }: { readonly dictionary: Dictionary }) => yearPlanProcesses(dictionary),
}
