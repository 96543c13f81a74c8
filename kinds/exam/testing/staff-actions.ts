import { modelPath, processPath } from '#platform/pure/rest-dialect/paths.ts'
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
    exam_session_plan_execute: async () => {
      const as = await at.staff('exam-office')
      const session = await as.post(modelPath('n_exam_master'), {
        Name: 'Planned session',
        n_aca_year_ID: 1_000_001,
      })
      const { body } = await as.post(processPath('exam_session_plan_make'), {
        n_exam_master_ID: session.body['id'],
        programs: [1_000_000],
        semesters: [1_000_007],
        isRegular: true,
        isBack: false,
        DateFrom: '2027-01-03',
        DateTo: '2027-01-17',
        examfee: 2000,
        backfee: 500,
        retotalingfee: 300,
      })
      const { plan } = body['data'] as { plan: { id: number } }
      return {
        as,
        by: 'exam-office',
        body: { exam_session_plan_ID: plan.id },
        table: 'exam_session_plan',
        before: { created: 0 },
        after: { created: 0 },
      }
    },
  }
}
