export type { Payment } from './payment.ts'
export { isVoucher } from './payment.ts'
export { paymentMessages } from './messages.ts'
export { uploadMaxBytes, voucherFileProblem } from './voucher-file.ts'
