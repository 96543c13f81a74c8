import './tables.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { importProcess } from './import.process.ts'
import { linkProcess } from './link.process.ts'
import { noteProcess } from './note.process.ts'
import { listProcess, readProcess } from './read.processes.ts'
import { takeBackProcess } from './take-back.process.ts'
import { unlinkProcess, unlinkProposals } from './unlink.process.ts'

export const settlementsFeature = {
  proposals: (): readonly ProposalType[] => [unlinkProposals],
  processes: ({ payments }: { readonly payments: PaymentsContext }): readonly Process[] => [
    importProcess,
    listProcess,
    readProcess,
    linkProcess(payments),
    unlinkProcess,
    noteProcess,
    takeBackProcess,
  ],
}
