export { reconciliationText } from './messages.ts'
