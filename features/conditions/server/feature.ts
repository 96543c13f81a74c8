import { judgeOpenings } from './conditions.process.ts'

export const conditionsFeature = { processes: () => [judgeOpenings] }
