import type { ServerKind } from '#features/applying/server/server-kind.ts'
import { registrationBulkPrints } from './bulk-prints.ts'
import { registrationDocumentAction } from './office.processes.ts'
import { registrationPayable } from './payable.ts'
import { printRegistrationForm } from './print.process.ts'
import { registrationModel } from './registration.model.ts'
import { registrationRecheck } from './recheck.ts'
import { universityRegistrationDesk } from './desk.ts'

export const universityRegistrationServer: ServerKind = {
  models: [registrationModel],
  processes: (printing) => [registrationDocumentAction, printRegistrationForm(printing)],
  payable: registrationPayable,
  bulkPrints: registrationBulkPrints,
  recheck: registrationRecheck,
  desk: universityRegistrationDesk,
}
