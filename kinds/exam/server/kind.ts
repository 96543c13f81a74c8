import type { ServerKind } from '#features/applying/server/server-kind.ts'
import { applicationModel, paperModel } from './application.models.ts'
import { examDocumentAction } from './office.processes.ts'
import { examModel, openingModel } from './opening.models.ts'
import { examPayable } from './payable.ts'
import { printExamForm } from './print.process.ts'

export const examServer: ServerKind = {
  models: [examModel, openingModel, applicationModel, paperModel],
  processes: (printing) => [examDocumentAction, printExamForm(printing)],
  payable: examPayable,
}
