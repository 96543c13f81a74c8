import type { ServerKind } from '#features/applying/server/server-kind.ts'
import { applicationModel } from './application.model.ts'
import { officeProcesses } from './office.processes.ts'
import { openingModel } from './opening.model.ts'
import { entrancePayable } from './payable.ts'
import { printEntranceForm } from './print.process.ts'

export const entranceServer: ServerKind = {
  models: [openingModel, applicationModel],
  processes: (printing) => [...officeProcesses, printEntranceForm(printing)],
  payable: entrancePayable,
}
