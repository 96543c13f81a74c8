export type { AcademicPart, AcademicReference, Academics } from './academics.ts'
export { academicLabels, differingPart, sameAcademics } from './academics.ts'
export type { ApplicationKind, Gate, PaymentType } from './application-kind.ts'
export type { ButtonState, PaymentAct } from './buttons.ts'
export { amountPaymentButton, downloadButton, entrancePaymentButton } from './buttons.ts'
export type { DocStatus, StatusLabel, StatusTone } from './doc-status.ts'
export { docStatusLabel, findDocStatus, mayDownload } from './doc-status.ts'
export { applyingMessages } from './messages.ts'
export type { Paying, PaymentStanding } from './payment-standing.ts'
export {
  amountPaymentStanding,
  entrancePaymentStanding,
  standingLabels,
} from './payment-standing.ts'
