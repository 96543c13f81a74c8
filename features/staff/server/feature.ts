import type { Process } from '#platform/server/processes/process.ts'
import { mayConfirmAny } from '#features/two-people/server/may-confirm.ts'
import type { Proves } from '#features/two-people/server/proof.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import type { AccountNeeds } from './account-actions.ts'
import { accountProposals } from './account-proposals.ts'
import { accountProcesses } from './account.processes.ts'
import { invitationProcesses } from './links/invitation.processes.ts'
import { sessionProcesses } from './session.processes.ts'

type ActingNeeds = {
  readonly account: AccountNeeds
  readonly proposals: readonly ProposalType[]
  readonly proves: Proves
}

export const staffFeature = {
  proposals: (at: Pick<ActingNeeds, 'account'>): readonly ProposalType[] => [
    accountProposals(at.account),
  ],
  processes: (at: ActingNeeds): readonly Process[] => [
    ...accountProcesses({ ...at.account, mayConfirm: mayConfirmAny(at.proposals) }),
    ...invitationProcesses(at.account),
    ...sessionProcesses({ sessions: at.account.sessions, proves: at.proves }),
  ],
}
