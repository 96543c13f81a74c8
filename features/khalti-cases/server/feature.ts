import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { askAboutCase } from './ask.process.ts'
import { readCases } from './cases.process.ts'
import { caseDecisions, decideCase } from './decide.process.ts'
import { readHistory } from './history.process.ts'
import { ownAttempts } from './own-attempts.ts'

type CasesNeeds = { readonly payments: PaymentsContext; readonly dictionary: Dictionary }

export const khaltiCasesFeature = {
  proposals: ({ payments }: Pick<CasesNeeds, 'payments'>): readonly ProposalType[] => [
    caseDecisions(payments),
  ],
  ownRecords: [ownAttempts],
  processes: ({ payments, dictionary }: CasesNeeds): readonly Process[] => [
    readCases(dictionary),
    readHistory(payments),
    askAboutCase(payments),
    decideCase(payments),
  ],
}
