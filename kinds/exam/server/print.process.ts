import { defineProcess } from '#platform/server/processes/define-process.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import * as v from 'valibot'
import type { Process } from '#platform/server/processes/process.ts'
import { personShown } from '#features/applying/server/documents/application-document.ts'
import { printProcess } from '#features/applying/server/documents/print-process.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { refusalWithoutEnrollment } from '#features/enrollment/server/gates.ts'
import { gradesheetAccess } from '#features/results/server/gradesheet/gradesheet-print.ts'
import { examCardOf, examFormOf, gradesheetOf } from './exam-prints.ts'

const registration = {
  slug: 'examination_application_form',
  name: { en: 'Examination application form', ne: 'परीक्षा आवेदन फारम' },
  shows: [personShown, { table: 'n_exam_regdetails' }],
  gate: refusalWithoutEnrollment,
} as const

/**
 * The examination application form, or with report_subtype EXAM_CARD the admit card (READINGS R-02); for students with an
 * active enrollment (SECURITY T38).
 */
export function printExamDocuments(printing: Printing): Process {
  const [form, card] = [printForm(printing), printCard(printing)]
  const input = v.object({
    ...form.input.entries,
    report_subtype: v.optional(argument.text()),
  })
  return defineProcess({
    ...form,
    input,
    run: (given, context) =>
      (given.report_subtype === 'EXAM_CARD' ? card : form).run(given, context),
  })
}

/** The gradesheet of an approved or completed registration once its result is published (READINGS R-02). */
export function printGradesheet(printing: Printing): Process {
  return printProcess({ ...registration, ...gradesheetAccess, ...gradesheetOf(printing) })
}

const printForm = (printing: Printing): Process =>
  printProcess({ ...registration, ...examFormOf(printing) })

const printCard = (printing: Printing): Process =>
  printProcess({ ...registration, ...examCardOf(printing) })
