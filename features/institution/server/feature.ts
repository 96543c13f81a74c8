import { academicModels } from './academic.models.ts'
import { holidayModel } from './holidays.ts'

export const institutionFeature = { models: [...academicModels, holidayModel] }
