import './tables.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { apartProcess } from './apart.process.ts'
import { linkProcess } from './link.process.ts'
import { readReconciliation } from './read.process.ts'

export const reconciliationFeature = {
  processes: ({ payments }: { readonly payments: PaymentsContext }): readonly Process[] => [
    readReconciliation(payments),
    linkProcess(payments),
    apartProcess,
  ],
}
