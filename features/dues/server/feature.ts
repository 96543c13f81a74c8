import { dueModel } from './due.model.ts'

export const duesFeature = { models: [dueModel] }
