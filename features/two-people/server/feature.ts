import type { Process } from '#platform/server/processes/process.ts'
import { openProposals } from './open-proposals.process.ts'
import type { Proves } from './proof.ts'
import { proposalProcesses } from './proposal.processes.ts'
import { proposalModel } from './proposal.model.ts'
import type { ProposalType } from './proposal-type.ts'

type ActingNeeds = { readonly proposals: readonly ProposalType[]; readonly proves: Proves }

export const twoPeopleFeature = {
  models: [proposalModel],
  processes: (at: ActingNeeds): readonly Process[] => [
    ...proposalProcesses(at.proposals, at.proves),
    openProposals(at.proposals),
  ],
}
