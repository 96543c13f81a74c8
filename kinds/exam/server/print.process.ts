import type { Process } from '#platform/server/processes/process.ts'
import { printProcess } from '#features/applying/server/print-process.ts'
import { paperFrame } from '#features/documents/server/paper-frame.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { refusalWithoutEnrollment } from '#features/enrollment/server/gates.ts'
import { findApplication } from './application-to-print.ts'
import { examForm } from './exam-form.ts'
import { examPaper } from './exam-paper.ts'

/** The examination application form (READINGS R-02); for students with an active enrollment (SECURITY T38). */
export function printExamForm(printing: Printing): Process {
  return printProcess({
    slug: 'examination_application_form',
    name: { en: 'Examination application form', ne: 'परीक्षा आवेदन फारम' },
    table: 'n_exam_reg',
    parameter: 'n_exam_reg_ID',
    gate: refusalWithoutEnrollment,
    find: findApplication,
    paper: examPaper,
    async draw({ facts: { printed }, issued }, { database }) {
      const frame = await paperFrame(printed, issued, { database, printing })
      const content = await printing.pdf.renderPdf(examForm, { ...printed, ...frame })
      return { name: `${issued.number}.pdf`, content }
    },
  })
}
