export {
  academicRecord,
  bestAttempts,
  type Attempt,
  type CarriedSemester,
} from './academic-record.ts'
export type { PaperOutcome } from './course-result.ts'
export { type Grading, type GradingTables, hundredths, tableOf } from './grading.ts'
export { resultMessages } from './messages.ts'
export { type CarriedGrade, type CarriedReason, readCarried } from './carried.ts'
export { paperOutcomes, sheetOutcomes } from './outcomes.ts'
export type { PublishedResult } from './release/published.ts'
export { isWrong as isWrongMark, readMark, type WrongEntry as WrongMark } from './marks/entry.ts'
