import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { printProcess } from '#features/applying/server/print-process.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { findApplication, formNumber, loadProgramForm } from './load-program-form.ts'
import { programForm } from './program-form.ts'

/** The form of an admission or course registration (READINGS R-02). */
export function printProgramForm(printing: Printing): Process {
  return printProcess({
    slug: 'course_registration_form',
    name: { en: 'Admission or course registration form', ne: 'भर्ना वा विषय दर्ता फारम' },
    table: 'n_program_creg',
    parameter: 'n_program_creg_ID',
    find: findApplication,
    async print(row, { database, nowMs }) {
      const data = await loadProgramForm(row, dayInNepal(nowMs), { database, printing })
      const content = await printing.pdf.renderPdf(programForm, data)
      return { name: `${formNumber(row)}.pdf`, content }
    },
  })
}
