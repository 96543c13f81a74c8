import './tables.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { apartProcess } from './apart.process.ts'
import { linkProcess } from './link.process.ts'
import { moveOldLines } from './old-lines.ts'
import { placementProposals, placeProcess } from './place.process.ts'
import { readReconciliation } from './read.process.ts'
import { payBackProcess, payBackProposals } from './suspense/pay-back.process.ts'
import { backProcess, moveProcess } from './suspense/suspense.processes.ts'
import { writeOffProcess, writeOffProposals } from './suspense/write-off.process.ts'

type ReconciliationNeeds = { readonly payments: PaymentsContext }

export const reconciliationFeature = {
  proposals: ({ payments }: ReconciliationNeeds): readonly ProposalType[] => [
    placementProposals(payments),
    writeOffProposals(payments),
    payBackProposals,
  ],
  jobs: ({
    payments,
    database,
  }: ReconciliationNeeds & { readonly database: Database }): readonly Job[] => [
    {
      name: 'old-bank-lines',
      everyMs: 6 * 3_600_000,
      atOnce: true,
      run: (signal) => moveOldLines(database, { nowMs: payments.nowMs(), signal }),
    },
  ],
  processes: ({ payments }: ReconciliationNeeds): readonly Process[] => [
    readReconciliation(payments),
    linkProcess(payments),
    apartProcess,
    moveProcess,
    backProcess,
    placeProcess(payments),
    writeOffProcess,
    payBackProcess,
  ],
}
