import type { Process } from '#platform/server/processes/process.ts'
import type { StatusPart } from '#platform/server/status/status-part.ts'
import { ownParts } from './parts/own-parts.ts'
import { statusProcesses } from './status.processes.ts'

export const systemStatusFeature = {
  status: ownParts,
  processes: (at: {
    readonly statusParts: readonly StatusPart[]
    readonly payments: { readonly nowMs: () => number }
  }): readonly Process[] => statusProcesses(at.statusParts, at.payments.nowMs),
}
