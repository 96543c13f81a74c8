export { paymentSearchMessages } from './messages.ts'
