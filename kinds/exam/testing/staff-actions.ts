import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { anExamApplicant } from '#testing/kinds/exam-in-tests.ts'

export const examActions: ActionExamples = (at) => {
  return {
    exam_document_action: async () => ({
      by: 'registrar',
      body: { n_exam_reg_ID: (await anExamApplicant(at)).applicationId, doc_action: 'CL' },
      table: 'n_exam_reg',
      before: { docstatus: 'DR' },
      after: { docstatus: 'CL' },
    }),
  }
}
