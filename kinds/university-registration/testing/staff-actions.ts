import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { someone } from '#testing/kinds/program-applicant.ts'

export const universityRegistrationActions: ActionExamples = (at) => {
  return {
    university_registration_document_action: async () => {
      const { person, partnerId } = await someone(at)
      await enrollPartner(at, { partnerId, state: 'active' })
      const applied = await person.post('/api/v1/models/n_noureg', {})
      return {
        by: 'registrar',
        body: { n_noureg_ID: applied.body['id'], doc_action: 'CL' },
        table: 'n_noureg',
        before: { docstatus: 'DR' },
        after: { docstatus: 'CL' },
      }
    },
  }
}
