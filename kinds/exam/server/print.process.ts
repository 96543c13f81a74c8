import { defineProcess } from '#platform/server/processes/define-process.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import * as v from 'valibot'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { personShown } from '#features/applying/server/documents/application-document.ts'
import { printProcess } from '#features/applying/server/documents/print-process.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { signedCheck } from '#features/documents/server/signed-check.ts'
import { refusalWithoutEnrollment } from '#features/enrollment/server/gates.ts'
import { examCardMessages } from '#features/examination/rules/facts.ts'
import { examCard } from '#features/examination/server/card/exam-card.ts'
import { examCardDocument } from '#features/examination/server/card/exam-card-document.ts'
import { isCardReady } from '#features/examination/server/card/registration.rows.ts'
import { gradesheetPrint } from '#features/results/server/gradesheet/gradesheet-print.ts'
import { examForm } from './exam-form.ts'
import { examDocument, findApplication } from './exam-document.ts'

const registration = {
  slug: 'examination_application_form',
  name: { en: 'Examination application form', ne: 'परीक्षा आवेदन फारम' },
  table: 'n_exam_reg',
  shows: [personShown, { table: 'n_exam_regdetails' }],
  gate: refusalWithoutEnrollment,
  find: findApplication,
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
  return printProcess({
    ...registration,
    ...gradesheetPrint,
    readySql: "t.docstatus in ('AP', 'CO')",
    printing,
    data: (printed, frame) => ({ ...printed, ...frame }),
  })
}

function printForm(printing: Printing): Process {
  return printProcess({
    ...registration,
    documentOf: examDocument,
    printing,
    document: examForm,
    data: (printed, frame, issued) => ({
      ...printed,
      ...frame,
      studentUrl: signedCheck(issued, printing, 'student').url,
    }),
  })
}

function printCard(printing: Printing): Process {
  return printProcess({
    ...registration,
    documentOf: examCardDocument,
    async unready({ n_exam_reg_id }, reader) {
      if (await isCardReady(reader, n_exam_reg_id)) return null
      return refusal('rule/card-not-ready', examCardMessages['card-not-ready'])
    },
    printing,
    document: examCard,
    data: (printed, frame, issued) => ({
      ...printed,
      ...frame,
      stubUrl: signedCheck(issued, printing, 'stub').url,
    }),
    fileName: ({ symbolNumber }) => `exam_card_${symbolNumber}.pdf`,
  })
}
