import type { ServerKind } from '#features/applying/server/server-kind.ts'
import { scholarshipApplicationModel } from './application.model.ts'
import { scholarshipDocumentAction } from './office.processes.ts'
import { scholarshipOpenings } from './opening.model.ts'
import { printScholarshipForm } from './print.process.ts'

export const scholarshipServer: ServerKind = {
  models: [scholarshipOpenings, scholarshipApplicationModel],
  processes: (printing) => [scholarshipDocumentAction, printScholarshipForm(printing)],
  payable: null,
}
