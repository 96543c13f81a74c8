export type { Deadline, EntranceOnPath } from './path-to-admission.ts'
