import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { anApplicant, payWithKhalti } from '#testing/applicant.ts'

export const documentsActions: ActionExamples = (at, people) => {
  /** A receipt is in the register from the moment its payment is credited. */
  const issueDocument = async () => {
    const applicant = await anApplicant(at)
    await payWithKhalti(at, applicant, 150_000)
    const { n_issued_paper_id } = await at.database.kysely
      .selectFrom('n_issued_paper')
      .select('n_issued_paper_id')
      .where('c_bpartner_id', '=', applicant.partnerId)
      .executeTakeFirstOrThrow()
    return { n_issued_paper_ID: n_issued_paper_id }
  }
  const reason = 'Given to somebody else'
  return {
    paper_revoke: async () => ({
      by: 'registrar',
      body: { ...(await issueDocument()), reason },
      table: 'n_issued_paper',
      before: { ended: null, reason: null },
      after: { ended: 'revoked', reason },
    }),
    paper_restore: async () => {
      const body = await issueDocument()
      await people.get('registrar')?.post('/api/v1/processes/paper_revoke', { ...body, reason })
      return {
        by: 'registrar',
        body,
        table: 'n_issued_paper',
        before: { ended: 'revoked', reason },
        after: { ended: null, reason: null },
      }
    },
  }
}
