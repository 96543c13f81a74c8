import type { CreateHook, Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { enrollmentModel } from './enrollment.model.ts'
import { enrollmentProcesses } from './office.processes.ts'

/** `ask` decides who may ask for a place in a programme. */
export const enrollmentFeature = (ask: CreateHook) => ({
  models: [enrollmentModel(ask)] satisfies readonly Model[],
  processes: () => enrollmentProcesses,
})
