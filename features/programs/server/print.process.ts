import type { Process } from '#platform/server/processes/process.ts'
import { printProcess } from '#features/applying/server/print-process.ts'
import { paperFrame } from '#features/documents/server/paper-frame.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { findApplication } from './application-to-print.ts'
import { programForm } from './program-form.ts'
import { programPaper } from './program-paper.ts'

/** The form of an admission or course registration (READINGS R-02). */
export function printProgramForm(printing: Printing): Process {
  return printProcess({
    slug: 'course_registration_form',
    name: { en: 'Admission or course registration form', ne: 'भर्ना वा विषय दर्ता फारम' },
    table: 'n_program_creg',
    parameter: 'n_program_creg_ID',
    find: findApplication,
    paper: programPaper,
    async draw({ facts: { printed }, issued }, { database }) {
      const frame = await paperFrame(printed, issued, { database, printing })
      const content = await printing.pdf.renderPdf(programForm, { ...printed, ...frame })
      return { name: `${issued.number}.pdf`, content }
    },
  })
}
