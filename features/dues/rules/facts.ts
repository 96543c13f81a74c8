export { mostDue } from './charge.ts'
export { dueMessages } from './messages.ts'
export { dueLeft, duesLeft } from './owed.ts'
