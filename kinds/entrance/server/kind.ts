import type { ServerKind } from '#features/applying/server/server-kind.ts'
import { entranceApplicationModel } from './application.model.ts'
import { officeProcesses } from './office.processes.ts'
import { entranceOpenings } from './opening.model.ts'
import { entrancePayable } from './payable.ts'
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
  ],
  proposals: selectionProposals(entranceSelection),
  payable: entrancePayable,
  recheck: entranceRecheck,
  desk: entranceDesk,
}
