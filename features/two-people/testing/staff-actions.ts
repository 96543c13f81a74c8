import { firstAccountId, proposalOf } from '#features/bank-accounts/testing/bank-account.factory.ts'
import { langtangAccount } from '#features/institution/testing/institution.factory.ts'
import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { codeAt } from '#features/staff/server/one-time-code.ts'
import { testCodeSecret } from '#testing/test-people.ts'

export const twoPeopleActions: ActionExamples = (at) => {
  const proposal = async (number: string) => {
    const body = proposalOf({ ...langtangAccount, number }, firstAccountId)
    const proposed = await (
      await at.staff('administrator')
    ).post('/api/v1/processes/bank_account_propose', body)
    return { n_proposal_ID: (proposed.body['data'] as { n_proposal_ID: number }).n_proposal_ID }
  }
  return {
    proposal_confirm: async () => ({
      by: 'registrar',
      body: {
        ...(await proposal('01201002300001')),
        digits: '0001',
        code: codeAt(testCodeSecret, at.clock.nowMs() + 30_000),
      },
      table: 'n_proposal',
      before: { state: 'open' },
      after: { state: 'confirmed' },
    }),
    proposal_refuse: async () => ({
      by: 'registrar',
      body: { ...(await proposal('01201002300002')), reason: 'Not ours' },
      table: 'n_proposal',
      before: { state: 'open' },
      after: { state: 'refused', reason: 'Not ours' },
    }),
  }
}
