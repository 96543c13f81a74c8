import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { aPuzzle } from './at-reconciliation.ts'

let puzzles = 9_000

export const reconciliationActions: ActionExamples = (at) => {
  const puzzle = async () => {
    const { lineId, paymentId } = await aPuzzle(at, await at.staff('administrator'), puzzles++)
    return { bank_statement_line_ID: lineId, c_payment_ID: paymentId }
  }
  return {
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
