import { judgeOpenings } from './conditions.process.ts'
import { judgeForPerson } from './openings-for-person.process.ts'

export const conditionsFeature = { processes: () => [judgeOpenings, judgeForPerson] }
