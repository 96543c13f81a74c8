import { rupees } from '#platform/pure/money/money.ts'
import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { certificateInTests } from '#testing/kinds/certificate-in-tests.ts'
import { someone } from '#testing/kinds/program-applicant.ts'

export const certificateActions: ActionExamples = (at) => {
  /** A request that is not paid. */
  const asked = async () => {
    const { person } = await someone(at)
    await certificateInTests.prepare(at, person)
    const openingId = await certificateInTests.open(at, rupees(500))
    const { body } = await person.post(
      '/api/v1/models/n_certificate_reg',
      certificateInTests.body(openingId),
    )
    return Number(body['id'])
  }
  return {
    certificate_document_action: async () => ({
      by: 'registrar',
      body: { n_certificate_reg_ID: await asked(), doc_action: 'CL' },
      table: 'n_certificate_reg',
      before: { docstatus: 'DR' },
      after: { docstatus: 'CL' },
    }),
  }
}
