import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { signedCheck } from '#features/documents/server/signed-check.ts'
import { examCardMessages } from '#features/examination/rules/facts.ts'
import { examCard } from '#features/examination/server/card/exam-card.ts'
import { examCardDocument } from '#features/examination/server/card/exam-card-document.ts'
import { isCardReady } from '#features/examination/server/card/registration.rows.ts'
import { applicationPrint } from '#features/applying/server/documents/prepare-document.ts'
import { gradesheetPrint } from '#features/results/server/gradesheet/gradesheet-print.ts'
import { examForm } from './exam-form.ts'
import { examDocument, findApplication } from './exam-document.ts'

const registration = { table: 'n_exam_reg', find: findApplication } as const

/** The examination application form. */
export const examFormOf = (printing: Printing) =>
  applicationPrint({
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

/** The admit card, as soon as symbol number, days and seats are known. */
export const examCardOf = (printing: Printing) =>
  applicationPrint({
    ...registration,
    documentOf: examCardDocument,
    async unready({ n_exam_reg_id, c_bpartner_id: partnerId }, reader: Reader, nowMs) {
      if (!(await isCardReady(reader, n_exam_reg_id)))
        return refusal('rule/card-not-ready', examCardMessages['card-not-ready'])
      return printing.withheld(reader, { partnerId, document: 'admitCard', nowMs })
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

/** The gradesheet of a published result. */
export const gradesheetOf = (printing: Printing) =>
  applicationPrint({
    ...registration,
    ...gradesheetPrint,
    async unready(row, reader: Reader, nowMs) {
      const { c_bpartner_id: partnerId } = row
      return (
        (await gradesheetPrint.unready(row, reader, nowMs)) ??
        (await printing.withheld(reader, { partnerId, document: 'gradesheet', nowMs }))
      )
    },
    readySql: "t.docstatus in ('AP', 'CO')",
    printing,
    data: (printed, frame) => ({ ...printed, ...frame }),
  })
