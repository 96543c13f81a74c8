import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { aDue } from './due.factory.ts'

export const duesActions: ActionExamples = (at) => ({
  due_charge: async () => {
    const { partnerId } = await at.student()
    const charge = { name: 'Lost key', amount: 50, head: 'FINE', reason: 'Letter 12' }
    return {
      by: 'cashier',
      body: { C_BPartner_ID: partnerId, ...charge },
      table: 'n_proposal',
      before: {},
      after: { sort: 'due-charged' },
    }
  },
  due_waive: async () => {
    const { partnerId } = await at.student()
    return {
      by: 'cashier',
      body: { n_due_ID: await aDue(at, partnerId), reason: 'Letter 13' },
      table: 'n_proposal',
      before: {},
      after: { sort: 'due-waived' },
    }
  },
})
