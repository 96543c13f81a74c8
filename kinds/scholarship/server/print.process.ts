import type { Process } from '#platform/server/processes/process.ts'
import { personShown } from '#features/applying/server/documents/application-document.ts'
import { printProcess } from '#features/applying/server/documents/print-process.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { refusalWithoutEnrollment } from '#features/enrollment/server/gates.ts'
import { scholarshipFormMessages as texts } from '../rules/form-messages.ts'
import { scholarshipForm } from './scholarship-form.ts'
import { findScholarship, scholarshipDocument } from './scholarship-document.ts'

/** The scholarship application form; for students with an active enrollment. */
export function printScholarshipForm(printing: Printing): Process {
  return printProcess({
    slug: 'scholarship_application_print',
    name: texts.title,
    table: 'n_scholarship_reg',
    shows: [
      personShown,
      { table: 'c_bpartner', columns: ['mother_name'] },
      { table: 'c_bpartner_location' },
      { table: 'n_bpaca_info' },
      { table: 'n_exam_result' },
    ],
    gate: refusalWithoutEnrollment,
    find: findScholarship,
    documentOf: scholarshipDocument,
    printing,
    document: scholarshipForm,
    data: (printed, frame) => ({ ...printed, ...frame }),
  })
}
