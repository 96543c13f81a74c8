import type { ServerKind } from '#features/applying/server/server-kind.ts'
import { certificateModel, certificateOpenings } from './certificate.models.ts'
import { certificateDesk } from './desk.ts'
import { issueProcess, issueProposals } from './issue.processes.ts'
import { certificateDocumentAction } from './office.processes.ts'
import { openCertificates } from './open-certificates.process.ts'
import { certificatePayable } from './payable.ts'
import { printCertificate } from './print.process.ts'
import { certificateRecheck } from './recheck.ts'
import { semestersProcess } from './gradesheet/semesters.process.ts'
import { certificateBulkPrints } from './together/bulk-prints.ts'
import { planPrintProcess } from './together/plan-print.process.ts'
import { printTogetherProcess } from './together/print-together.process.ts'
import { handOverProcess, readyProcess } from './step.processes.ts'

export const certificateServer: ServerKind = {
  models: [certificateOpenings, certificateModel],
  processes: (printing) => [
    certificateDocumentAction,
    issueProcess,
    readyProcess,
    handOverProcess,
    openCertificates,
    printCertificate(printing),
    semestersProcess,
    planPrintProcess,
    printTogetherProcess,
  ],
  bulkPrints: certificateBulkPrints,
  proposals: [issueProposals],
  payable: certificatePayable,
  recheck: certificateRecheck,
  desk: certificateDesk,
}
