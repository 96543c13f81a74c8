import { anApplicant } from '#testing/applicant.ts'
import type { ActionExamples } from '#testing/staff-actions/action-example.ts'

export const retentionActions: ActionExamples = (at) => ({
  student_erase: async () => ({
    by: 'registrar',
    body: { C_BPartner_ID: (await anApplicant(at)).partnerId, reason: 'Asked at the desk' },
    table: 'n_proposal',
    before: {},
    after: { sort: 'student-erased' },
  }),
})
