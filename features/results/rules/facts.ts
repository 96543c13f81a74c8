export type { PaperOutcome } from './course-result.ts'
export { paperOutcomes } from './outcomes.ts'
