export type {
  ChoiceDecision,
  ChoiceFacts,
  ChoiceReason,
  ChoiceTotals,
  CourseTerms,
} from './course-choice.ts'
export {
  choiceTotals,
  creditTotal,
  decideChoice,
  defaultChoice,
  isCompulsory,
  toggleCourse,
  withCompulsory,
} from './course-choice.ts'
export { choiceMessages, courseMessages } from './messages.ts'
export { programPageMessages } from './page-messages.ts'
export type { ProgramApplication, RegisteredCourse } from './program-application.ts'
export { programOwed, programPaymentButton, registeredCourseIds } from './program-application.ts'
export { type FeeRow, feeRows, programFee } from './program-fee.ts'
export type {
  OfferedCourse,
  ProgramFees,
  ProgramKind,
  ProgramOpening,
  Seats,
  WindowState,
} from './program-opening.ts'
export { admissionSemesterId, findProgramKind, windowState } from './program-opening.ts'
export { filled, named, otherPlace, type WhyNot, whyNotMessages } from './why-not.ts'
export { credits } from './course-choice.ts'
