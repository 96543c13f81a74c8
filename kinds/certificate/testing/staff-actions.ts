import { expect } from 'vitest'
import { nothing, rupees } from '#platform/pure/money/money.ts'
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
  /** A request without a fee, approved. */
  const approved = async () => {
    const { person } = await someone(at)
    await certificateInTests.prepare(at, person)
    const openingId = await certificateInTests.open(at, nothing)
    const { body } = await person.post(
      '/api/v1/models/n_certificate_reg',
      certificateInTests.body(openingId),
    )
    await run('certificate_document_action', { n_certificate_reg_ID: body['id'], doc_action: 'AP' })
    return { n_certificate_reg_ID: Number(body['id']) }
  }
  const run = async (slug: string, body: object) =>
    (await at.staff('registrar')).post(`/api/v1/processes/${slug}`, body)
  return {
    certificate_issue: async () => ({
      by: 'exam-office',
      body: await approved(),
      table: 'n_certificate_reg',
      before: { certificateno: null },
      after: { certificateno: expect.stringMatching(/-000001$/) },
    }),
    certificate_print_together: async () => {
      const { n_certificate_reg_ID: id } = await approved()
      const { body } = await run('certificate_print_plan', { certificates: [id] })
      const { plan } = body['data'] as { plan: { id: number } }
      return {
        by: 'exam-office',
        body: { certificate_print_plan_ID: plan.id },
        table: 'n_certificate_reg',
        before: { certificateno: null },
        after: { certificateno: expect.stringMatching(/-000001$/) },
      }
    },
    certificate_ready: async () => {
      const body = await approved()
      await run('certificate_issue', body)
      return {
        by: 'exam-office',
        body,
        table: 'n_certificate_reg',
        before: { ready: null },
        after: { ready: expect.any(String) },
      }
    },
    certificate_hand_over: async () => {
      const body = await approved()
      await run('certificate_issue', body)
      await run('certificate_ready', body)
      return {
        by: 'exam-office',
        body: { ...body, how: 'COLLECTED' },
        table: 'n_certificate_reg',
        before: { handed_how: null, docstatus: 'AP' },
        after: { handed_how: 'COLLECTED', docstatus: 'CO' },
      }
    },
    certificate_document_action: async () => ({
      by: 'registrar',
      body: { n_certificate_reg_ID: await asked(), doc_action: 'CL' },
      table: 'n_certificate_reg',
      before: { docstatus: 'DR' },
      after: { docstatus: 'CL' },
    }),
  }
}
