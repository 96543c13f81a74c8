import type { ServerKind } from '#features/applying/server/server-kind.ts'
import { examApplicationModel, paperModel } from './application.models.ts'
import { examDocumentAction } from './office.processes.ts'
import { feeJob } from '#features/late-fee/server/store-fees.ts'
import { examFeeSteps } from './fee/fee-steps.ts'
import { examModel, examOpenings } from './opening.models.ts'
import { examPayable } from './payable.ts'
import { printExamDocuments, printGradesheet } from './print.process.ts'
import { examBulkPrints } from './bulk-prints.ts'
import { examDesk } from './desk.ts'
import { examRecheck } from './recheck.ts'
import { sessionPlanProcesses } from './session/plan.processes.ts'

export const examServer: ServerKind = {
  models: [examModel, examOpenings, examApplicationModel, paperModel],
  processes: (printing) => [
    examDocumentAction,
    printExamDocuments(printing),
    printGradesheet(printing),
    ...sessionPlanProcesses,
  ],
  jobs: (at) => [feeJob('exam-fees', { table: 'n_exam_open', ...examFeeSteps }, at)],
  payable: examPayable,
  bulkPrints: examBulkPrints,
  recheck: examRecheck,
  desk: examDesk,
}
