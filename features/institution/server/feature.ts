import { academicModels } from './academic.models.ts'
import { campusModel } from './campuses.ts'
import { holidayModel } from './holidays.ts'
import { pictureProcesses } from './pictures/picture.processes.ts'

export const institutionFeature = {
  models: [...academicModels, holidayModel, campusModel],
  processes: () => pictureProcesses,
}
