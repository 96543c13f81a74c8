import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { anAccount } from '#features/payments/testing/refunds-in-tests.ts'
import { anApplicant } from '#testing/applicant.ts'
import { aPuzzle } from './at-reconciliation.ts'

let puzzles = 9_000

export const reconciliationActions: ActionExamples = (at, people) => {
  const reason = 'No claim'
  const puzzle = async () => {
    const { lineId, paymentId } = await aPuzzle(at, await at.staff('administrator'), puzzles++)
    return { bank_statement_line_ID: lineId, c_payment_ID: paymentId }
  }
  const inSuspense = async () => {
    const { bank_statement_line_ID } = await puzzle()
    const body = { bank_statement_line_ID, reason }
    await people.get('cashier')?.post('/api/v1/processes/suspense_move', body)
    return body
  }
  return {
    suspense_move: async () => ({
      by: 'cashier',
      body: { bank_statement_line_ID: (await puzzle()).bank_statement_line_ID, reason },
      table: 'bank_statement_line',
      before: { in_suspense: false },
      after: { in_suspense: true, amount: 150_000, reason },
    }),
    suspense_back: async () => ({
      by: 'cashier',
      body: await inSuspense(),
      table: 'bank_statement_line',
      before: { in_suspense: true },
      after: { in_suspense: false, amount: 150_000, reason },
    }),
    suspense_place: async () => {
      const { bank_statement_line_ID } = await inSuspense()
      const { partnerId } = await anApplicant(at)
      const item = `line:${bank_statement_line_ID}`
      return {
        by: 'cashier',
        body: { item, C_BPartner_ID: partnerId, reason },
        table: 'n_proposal',
        before: {},
        after: { sort: 'suspense-placed' },
      }
    },
    suspense_write_off: async () => ({
      by: 'cashier',
      body: { item: `line:${(await inSuspense()).bank_statement_line_ID}`, reason },
      table: 'n_proposal',
      before: {},
      after: { sort: 'suspense-written-off' },
    }),
    suspense_pay_back: async () => ({
      by: 'cashier',
      body: {
        item: `line:${(await inSuspense()).bank_statement_line_ID}`,
        ...anAccount,
        reason,
      },
      table: 'n_proposal',
      before: {},
      after: { sort: 'suspense-paid-back' },
    }),
    reconciliation_link: async () => {
      const pair = await puzzle()
      return {
        by: 'cashier',
        body: { ...pair, bank_amount: 1_500, portal_amount: 1_500, reason: 'One digit differs.' },
        table: 'c_payment',
        before: { state: 'SUBMITTED', bank_statement_line: null },
        after: {
          state: 'APPROVED',
          approved_amount: 150_000,
          bank_statement_line: pair.bank_statement_line_ID,
          reason: 'One digit differs.',
        },
      }
    },
    reconciliation_apart: async () => {
      const pair = await puzzle()
      return {
        by: 'cashier',
        body: pair,
        table: 'c_payment',
        before: {},
        after: { not_the_same_line: pair.bank_statement_line_ID },
      }
    },
  }
}
