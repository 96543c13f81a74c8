import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { sharedStates } from '#testing/staff-actions/shared-states.ts'
import { todayOf } from '#testing/test-server.ts'
import { aBankRefund, aKhaltiRefund, aListedRefund, aPartLeft } from './refunds.factory.ts'
import { anAccount } from './refunds-in-tests.ts'

/** Examples of the processes of refunds. */
export const refundActions: ActionExamples = (at, people) => {
  const { voucher } = sharedStates(at)
  const proposal = (sort: string) => ({ table: 'n_proposal', before: {}, after: { sort } })
  return {
    payment_refund: async () => {
      const approved = await voucher()
      const cashier = people.get('cashier')
      await cashier?.post('/api/v1/processes/voucher_approve', { ...approved, amount: 1_500 })
      const order = { amount: 500, way: 'bank', taken_from: 'fee', reason: 'Letter 12' }
      return {
        by: 'cashier',
        body: { ...approved, ...order, ...anAccount },
        ...proposal('payment-refund'),
      }
    },
    refund_account: async () => ({
      by: 'cashier',
      body: { refund_ID: await aBankRefund(at, { account: false }), ...anAccount },
      ...proposal('refund-account'),
    }),
    refund_return: async () => {
      const { refundId, listId } = await aListedRefund(at)
      const cashier = people.get('cashier')
      const sent = { refund_list_ID: listId, sent_on: todayOf(at) }
      await cashier?.post('/api/v1/processes/refund_list_sent', sent)
      return {
        by: 'cashier',
        body: { refund_ID: refundId, reason: 'closed' },
        ...proposal('refund-returned'),
      }
    },
    refund_part_left: async () => ({
      by: 'cashier',
      body: { refund_ID: await aPartLeft(at), amount: 200, seen: 'Merchant account' },
      ...proposal('refund-part-left'),
    }),
    refund_cancel: async () => ({
      by: 'cashier',
      body: { refund_ID: await aBankRefund(at), reason: 'mistake' },
      table: 'refund',
      before: { state: 'APPROVED' },
      after: { state: 'CANCELED', reason: 'mistake', amount: 50_000 },
    }),
    refund_ask: async () => ({
      by: 'cashier',
      body: { refund_ID: await aKhaltiRefund(at) },
      table: 'refund',
      before: { state: 'APPROVED' },
      after: { state: 'SENT' },
    }),
    refund_list_make: async () => {
      await aBankRefund(at)
      return {
        by: 'cashier',
        body: {},
        table: 'refund_list',
        before: {},
        after: {},
      }
    },
    refund_list_sent: async () => ({
      by: 'cashier',
      body: { refund_list_ID: (await aListedRefund(at)).listId, sent_on: todayOf(at) },
      table: 'refund_list',
      before: { sent_on: null },
      after: { refunds: 1, amount: 50_000 },
    }),
    refund_list_dissolve: async () => ({
      by: 'cashier',
      body: { refund_list_ID: (await aListedRefund(at)).listId, reason: 'The bank was closed' },
      table: 'refund_list',
      before: { refunds: 1 },
      after: { refunds: 0, reason: 'The bank was closed' },
    }),
  }
}
