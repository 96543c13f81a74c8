import type { ServerKind } from '#features/applying/server/server-kind.ts'
import { registrationDocumentAction } from './office.processes.ts'
import { registrationPayable } from './payable.ts'
import { printRegistrationForm } from './print.process.ts'
import { registrationModel } from './registration.model.ts'
import { registrationStanding } from './standing.ts'
import { universityRegistrationDesk } from './desk.ts'

export const universityRegistrationServer: ServerKind = {
  models: [registrationModel],
  processes: (printing) => [registrationDocumentAction, printRegistrationForm(printing)],
  payable: registrationPayable,
  standing: registrationStanding,
  desk: universityRegistrationDesk,
}
