import { academicModels } from './academic.models.ts'

export const institutionFeature = { models: academicModels }
