import { academicModels } from './academic.models.ts'
import { holidayModel } from './holidays.ts'
import { pictureProcesses } from './pictures/picture.processes.ts'

export const institutionFeature = {
  models: [...academicModels, holidayModel],
  processes: () => pictureProcesses,
}
