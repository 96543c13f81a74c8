export type { PaperOutcome } from './course-result.ts'
export { resultMessages } from './messages.ts'
export { paperOutcomes } from './outcomes.ts'
export type { PublishedResult } from './published.ts'
