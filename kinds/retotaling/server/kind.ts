import type { ServerKind } from '#features/applying/server/server-kind.ts'
import { courseModel, retotalingModel } from './application.models.ts'
import { retotalingDocumentAction } from './office.processes.ts'
import { openOutcomes } from './open-outcomes.process.ts'
import { retotalingOutcome, retotalingOutcomes } from './outcome.process.ts'
import { retotalingDesk } from './desk.ts'
import { retotalingPayable } from './payable.ts'
import { retotalingRecheck } from './recheck.ts'

export const retotalingServer: ServerKind = {
  models: [retotalingModel, courseModel],
  processes: () => [retotalingDocumentAction, openOutcomes, retotalingOutcome],
  proposals: [retotalingOutcomes],
  payable: retotalingPayable,
  recheck: retotalingRecheck,
  desk: retotalingDesk,
}
