import { langtangAccount } from '#features/institution/testing/institution.factory.ts'
import { expect } from 'vitest'
import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { proposalOf } from './bank-account.factory.ts'

export const bankAccountActions: ActionExamples = () => ({
  bank_account_propose: async () => ({
    by: 'registrar',
    body: proposalOf({ ...langtangAccount, number: '01201002300123' }),
    table: 'n_proposal',
    before: {},
    after: { sort: 'bank-account', after: expect.stringContaining('01201002300123') as string },
  }),
})
