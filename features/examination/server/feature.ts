import { examinationModels } from './examination.models.ts'
import { examinationProcesses } from './examination.processes.ts'

export const examinationFeature = {
  models: examinationModels,
  processes: () => examinationProcesses,
}
