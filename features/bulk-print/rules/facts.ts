export { type PrintOrder } from './bulk-print.ts'
export { bulkPrintScreen } from './screen-messages.ts'
