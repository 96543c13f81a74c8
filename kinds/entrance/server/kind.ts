import type { ServerKind } from '#features/applying/server/server-kind.ts'
import { entranceApplicationModel } from './application.model.ts'
import { officeProcesses } from './office.processes.ts'
import { applicantProcesses } from './applicants/applicants.processes.ts'
import { withheldProcesses } from './withheld/withheld.processes.ts'
import { entranceBulkPrints } from './bulk-prints.ts'
import { entranceOpenings } from './opening.model.ts'
import { entrancePayable } from './payable.ts'
import { entranceLayoutProcesses } from './layout/layout.processes.ts'
import { lateFeeSteps } from '#features/late-fee/server/fee-columns.ts'
import { feeJob } from '#features/late-fee/server/store-fees.ts'
import { meritJobs, meritProcesses } from './merit/merit.processes.ts'
import { meritProposals } from './merit/publish.process.ts'
import { ownPlaces } from './applicants/own-places.ts'
import { presenceProcesses } from './presence/presence.processes.ts'
import { printEntranceForm } from './print.process.ts'
import {
  selectionProcesses,
  selectionProposals,
} from '#features/selection/server/selection.processes.ts'
import { entranceSelection } from './selection.ts'
import { entranceDesk } from './desk.ts'
import { entranceRecheck } from './recheck.ts'

export const entranceServer: ServerKind = {
  models: [entranceOpenings, entranceApplicationModel],
  processes: (printing) => [
    ...officeProcesses,
    ...selectionProcesses(entranceSelection),
    printEntranceForm(printing),
    ...meritProcesses,
    ...entranceLayoutProcesses(printing),
    ...presenceProcesses,
    ...applicantProcesses(printing),
    ...withheldProcesses,
  ],
  proposals: [...selectionProposals(entranceSelection), meritProposals],
  jobs: (at) => [
    ...meritJobs(at),
    feeJob('late-fees', { table: 'n_entrance_open', ...lateFeeSteps }, at),
  ],
  ownRecords: [ownPlaces],
  payable: entrancePayable,
  bulkPrints: entranceBulkPrints,
  recheck: entranceRecheck,
  desk: entranceDesk,
}
