export type { Reason } from './reason.ts'
