import type { Process } from '#platform/server/processes/process.ts'
import { personShown } from '#features/applying/server/documents/application-document.ts'
import { printProcess } from '#features/applying/server/documents/print-process.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { programForm } from './program-form.ts'
import { findApplication, programDocument } from './program-document.ts'

/** The form of an admission or course registration (READINGS R-02). */
export function printProgramForm(printing: Printing): Process {
  return printProcess({
    slug: 'course_registration_form',
    name: { en: 'Admission or course registration form', ne: 'भर्ना वा विषय दर्ता फारम' },
    table: 'n_program_creg',
    shows: [personShown, { table: 'n_program_cregdetails' }, { table: 'n_program_enroll' }],
    find: findApplication,
    documentOf: programDocument,
    printing,
    document: programForm,
    data: (printed, frame) => ({ ...printed, ...frame }),
  })
}
