import { chargeProcess, chargeProposals } from './charge.process.ts'
import { dueModel } from './due.model.ts'
import { listDues } from './list.process.ts'
import { waiveProcess, waiveProposals } from './waive.process.ts'

export const duesFeature = {
  models: [dueModel],
  proposals: () => [chargeProposals, waiveProposals],
  processes: () => [listDues, chargeProcess, waiveProcess],
}
