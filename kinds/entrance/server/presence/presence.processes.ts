import type { Process } from '#platform/server/processes/process.ts'
import { readPresence } from './read.process.ts'
import { savePresence } from './save.process.ts'

/** Processes about presence on the day of a sitting. */
export const presenceProcesses: readonly Process[] = [readPresence, savePresence]
