import type { Process } from '#platform/server/processes/process.ts'
import { personShown } from '#features/applying/server/documents/application-document.ts'
import { applicationPrint } from '#features/applying/server/documents/prepare-document.ts'
import { printProcess } from '#features/applying/server/documents/print-process.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { refusalWithoutEnrollment } from '#features/enrollment/server/gates.ts'
import { registrationFormMessages as texts } from '../rules/form-messages.ts'
import { printKey } from '../wire/registration.ts'
import { registrationFormReadySql } from './form-ready.ts'
import { registrationForm } from './registration-form.ts'
import { findRegistration, registrationDocument } from './registration-document.ts'

/** The university registration form, as soon as there is a fee (READINGS R-34); for students with an active enrollment. */
export function printRegistrationForm(printing: Printing): Process {
  return printProcess({
    slug: 'university_registration_form',
    name: texts.title,
    shows: [
      personShown,
      { table: 'c_bpartner', columns: ['citizen_no', 'grand_father_name'] },
      { table: 'c_bpartner_location' },
    ],
    parameter: printKey,
    gate: refusalWithoutEnrollment,
    ...registrationFormOf(printing),
  })
}

/** The same document, alone or in a file of many. */
export const registrationFormOf = (printing: Printing) =>
  applicationPrint({
    table: 'n_noureg',
    readySql: registrationFormReadySql,
    find: findRegistration,
    documentOf: registrationDocument,
    printing,
    document: registrationForm,
    data: (printed, frame) => ({ ...printed, ...frame }),
  })
