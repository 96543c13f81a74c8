export type { Reason } from './reason.ts'
export type { OpeningOf } from './several.ts'
