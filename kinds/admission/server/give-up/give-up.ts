import type { Process } from '#platform/server/processes/process.ts'
import { officeGiveUpProcesses } from './office.processes.ts'
import { ownGiveUpProcesses } from './own.processes.ts'

/** Giving up a paid seat: a student asks, staff propose; another person confirms (`give-up.proposal.ts`). */
export const giveUpProcesses: readonly Process[] = [...ownGiveUpProcesses, ...officeGiveUpProcesses]
