import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { anApplicant } from '#testing/applicant.ts'
import type { CashCounter } from '../wire/cash.ts'
import { todayOf } from '#testing/test-server.ts'

export const cashActions: ActionExamples = (at, people) => {
  const feeOf = async () => {
    const { applicationId, partnerId } = await anApplicant(at)
    const fee = { payment_type: 'ENTRANCE', payment_reference_id: applicationId }
    return { C_BPartner_ID: partnerId, ...fee, amount: 1_500, owed: 1_500 }
  }
  const take = async () => {
    const body = await feeOf()
    const answer = await people.get('cashier')?.post('/api/v1/processes/cash_take', body)
    return answer?.body['data'] as { readonly c_payment_ID: number }
  }
  const counter = () => people.get('cashier')?.userId
  const wrong = 'Given to another student'
  return {
    cash_take: async () => ({
      by: 'cashier',
      body: await feeOf(),
      table: 'c_payment',
      before: {},
      after: { tendertype: 'Cash', payamt: 150_000 },
    }),
    cash_count: async () => {
      await take()
      const days = { first_day: todayOf(at), last_day: todayOf(at) }
      const read = await people.get('cashier')?.post('/api/v1/processes/cash_counters', days)
      const data = read?.body['data'] as { readonly counters: readonly CashCounter[] } | undefined
      const expected = (data?.counters[0]?.balance ?? 0) / 100
      return {
        by: 'cashier',
        body: { counter: counter(), expected, notes_1: expected },
        table: 'cash_count',
        before: {},
        after: { counted: expected * 100, expected: expected * 100, reason: null },
      }
    },
    cash_to_bank: async () => {
      await take()
      const slip = { slip_number: 'CD-1', day: todayOf(at) }
      return {
        by: 'cashier',
        body: { counter: counter(), amount: 1_000, ...slip },
        table: 'n_proposal',
        before: {},
        after: { sort: 'cash-to-bank' },
      }
    },
    hold_lift: async () => {
      const { partnerId } = await at.student()
      const until = todayOf(at)
      return {
        by: 'registrar',
        body: { C_BPartner_ID: partnerId, until, reason: 'Pays tomorrow' },
        table: 'c_bpartner',
        before: { hold_lifted_until: null },
        after: { hold_lifted_until: until, reason: 'Pays tomorrow' },
      }
    },
    cash_reverse: async () => {
      const { c_payment_ID } = await take()
      return {
        by: 'cashier',
        body: { c_payment_ID, reason: wrong, reason_ne: wrong },
        table: 'n_proposal',
        before: {},
        after: { sort: 'cash-reversal' },
      }
    },
  }
}
