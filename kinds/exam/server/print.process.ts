import type { Process } from '#platform/server/processes/process.ts'
import { printProcess } from '#features/applying/server/print-process.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { refusalWithoutEnrollment } from '#features/enrollment/server/gates.ts'
import { examForm } from './exam-form.ts'
import { examPaper, findApplication } from './exam-paper.ts'

/** The examination application form (READINGS R-02); for students with an active enrollment (SECURITY T38). */
export function printExamForm(printing: Printing): Process {
  return printProcess({
    slug: 'examination_application_form',
    name: { en: 'Examination application form', ne: 'परीक्षा आवेदन फारम' },
    table: 'n_exam_reg',
    gate: refusalWithoutEnrollment,
    find: findApplication,
    paper: examPaper,
    printing,
    document: examForm,
    data: (printed, frame) => ({ ...printed, ...frame }),
  })
}
