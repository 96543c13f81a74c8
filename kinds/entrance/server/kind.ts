import type { ServerKind } from '#features/applying/server/server-kind.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { entrance } from '../rules/kind.ts'
import { applicationModel } from './application.model.ts'
import { officeProcesses } from './office.processes.ts'
import { openingModel } from './opening.model.ts'
import { entrancePayable } from './payable.ts'
import { printEntranceForm } from './print.process.ts'

export function entranceServer(printing: Printing): ServerKind {
  return {
    id: entrance.id,
    title: entrance.title,
    models: [openingModel, applicationModel],
    processes: [...officeProcesses, printEntranceForm(printing)],
    payable: entrancePayable,
  }
}
