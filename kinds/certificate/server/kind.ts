import type { ServerKind } from '#features/applying/server/server-kind.ts'
import { certificateModel, certificateOpenings } from './certificate.models.ts'
import { certificateDesk } from './desk.ts'
import { certificateDocumentAction } from './office.processes.ts'
import { certificatePayable } from './payable.ts'
import { certificateRecheck } from './recheck.ts'

export const certificateServer: ServerKind = {
  models: [certificateOpenings, certificateModel],
  processes: () => [certificateDocumentAction],
  payable: certificatePayable,
  recheck: certificateRecheck,
  desk: certificateDesk,
}
