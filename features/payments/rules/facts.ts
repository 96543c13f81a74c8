export type { Payment } from './payment.ts'
export { isVoucher, returnedReason } from './payment.ts'
export { paymentMessages, paymentPageMessages } from './messages.ts'
export { uploadMaxBytes } from '#features/documents/rules/facts.ts'
