import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { bankAccountModel } from './account.model.ts'
import { bankAccountProposals, type WaitingVouchers } from './account.proposal.ts'
import { listBankAccounts } from './list.process.ts'
import { proposeBankAccount } from './propose.process.ts'

/** `waiting` counts the vouchers that a change of an account concerns. */
export const bankAccountsFeature = (waiting: WaitingVouchers) => ({
  models: [bankAccountModel],
  processes: () => [listBankAccounts, proposeBankAccount],
  proposals: (): readonly ProposalType[] => [bankAccountProposals(waiting)],
})
