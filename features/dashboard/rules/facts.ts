export type { EntranceOnPath } from './path-to-admission.ts'
