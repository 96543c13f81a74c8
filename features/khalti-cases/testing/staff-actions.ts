import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { heldAttempt, openAttempt } from './cases.factory.ts'

export const khaltiCasesActions: ActionExamples = (at) => ({
  khalti_ask: async () => ({
    by: 'cashier',
    body: { payment_attempt_ID: (await openAttempt(at)).attemptId },
    table: 'c_bpartner',
    before: { khalti_state: 'LINK_READY' },
    after: { khalti_state: 'PAID' },
  }),
  khalti_held_decide: async () => ({
    by: 'cashier',
    body: {
      payment_attempt_ID: (await heldAttempt(at)).attemptId,
      outcome: 'credit',
      reason: 'Took less',
    },
    table: 'n_proposal',
    before: {},
    after: { sort: 'khalti-held' },
  }),
})
