import type { Model } from '#platform/server/model-engine/dictionary.ts'
import type { ServerKind } from '#features/applying/server/server-kind.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { entrance } from '../rules/kind.ts'
import { applicationModel } from './application.model.ts'
import { officeProcesses } from './office.processes.ts'
import { openingModel } from './opening.model.ts'
import { entrancePayable } from './payable.ts'
import { printEntranceForm } from './print.process.ts'

export const entranceModels: readonly Model[] = [openingModel, applicationModel]

export function entranceServer(printing: Printing): ServerKind {
  return {
    id: entrance.id,
    title: entrance.title,
    processes: [...officeProcesses, printEntranceForm(printing)],
    payable: entrancePayable,
  }
}
