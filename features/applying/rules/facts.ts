export type { AcademicPart, AcademicReference, Academics } from './desk/academics.ts'
export { academicLabels, differingPart, sameAcademics } from './desk/academics.ts'
export type { Application } from './application.ts'
export { unknownOpening } from './application.ts'
export type { ApplicationAbout, ApplicationKind, Gate, PaidAbout } from './application-kind.ts'
export type { ApplicantByPlace, ApplyByPlaceReason } from './apply-by-place.ts'
export { applyByPlaceButton, decideApplyByPlace, isOpenByPlace } from './apply-by-place.ts'
export { applyButtonOf } from './apply-button.ts'
export type { ButtonState, PaymentAction } from './buttons.ts'
export { amountPaymentButton, downloadButton, entrancePaymentButton } from './buttons.ts'
export { mayDownload } from './download.ts'
export { applyingMessages } from './messages.ts'
export type { Quota, QuotaFacts, Quotas } from './quotas.ts'
export { findQuotas, joinQuotas, quotaLabel, quotaLabels, splitQuotas } from './quotas.ts'
export type { ApplicationReturn, Returnable } from './returns/returned.ts'
export { isReturned } from './returns/returned.ts'
export { returnNextMessages } from './returns/return-next-messages.ts'
export type { ApplicationWithdrawal } from './returns/withdrawal.ts'
export {
  appliedOpenings,
  decideWithdraw,
  isOffered,
  isWithdrawn,
  takesNoPayment,
} from './returns/withdrawal.ts'
export { withdrawalMessages } from './returns/withdrawal-messages.ts'
export { mayPayOn } from './pay-window.ts'
export type { Paying, PaymentStatus } from './payment-status.ts'
export {
  amountPaymentStatus,
  entrancePaymentStatus,
  feeStatus,
  paymentStatusLabels,
} from './payment-status.ts'
