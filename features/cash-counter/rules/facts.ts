export { cashCounterMessages } from './messages.ts'
