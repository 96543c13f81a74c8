import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { cashActions } from './cash-actions.ts'
import { sharedStates } from '#testing/staff-actions/shared-states.ts'
import { giveCredit } from '#features/payments/testing/credit.factory.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { addDays } from '#platform/pure/calendar/day.ts'
import { todayOf } from '#testing/test-server.ts'
import { anApplicant } from '#testing/applicant.ts'
import { aBankStatement, statementCsv, statementFile } from '#testing/bank-statements-in-tests.ts'
import { aUsedSlip } from '#testing/used-slip-in-tests.ts'

export const paymentsActions: ActionExamples = (at, people) => {
  const { voucher } = sharedStates(at)
  /** An application of an enrolled student, and who sits on its committee. */
  const storeCredit = (partnerId: number) =>
    at.database.transaction((transaction) => giveCredit(transaction, partnerId, rupees(500)))
  const reason = 'Given to somebody else'
  return {
    credit_set_off: async () => {
      const { applicationId, partnerId } = await anApplicant(at)
      await storeCredit(partnerId)
      const fee = { payment_type: 'ENTRANCE', payment_reference_id: applicationId }
      return {
        by: 'cashier',
        body: { C_BPartner_ID: partnerId, ...fee },
        table: 'n_proposal',
        before: {},
        after: { sort: 'credit-set-off' },
      }
    },
    credit_pay_out: async () => {
      const { partnerId } = await anApplicant(at)
      await storeCredit(partnerId)
      const account = { bank: 'NIC Asia', account_holder: 'Sita Rai', account_number: '0110203040' }
      return {
        by: 'cashier',
        body: { C_BPartner_ID: partnerId, amount: 500, ...account, reason },
        table: 'n_proposal',
        before: {},
        after: { sort: 'credit-paid-out' },
      }
    },
    voucher_approve: async () => ({
      by: 'cashier',
      body: { ...(await voucher()), amount: 1_500 },
      table: 'c_payment',
      before: { state: 'SUBMITTED', approved_amount: null },
      after: { state: 'APPROVED', approved_amount: 150_000 },
    }),
    voucher_return: async () => ({
      by: 'cashier',
      body: { ...(await voucher()), reason: 'Not legible' },
      table: 'c_payment',
      before: { state: 'SUBMITTED' },
      after: { state: 'RETURNED', reason: 'Not legible' },
    }),
    bank_statement_import: async () => ({
      by: 'cashier',
      body: statementFile(statementCsv('2026-11-18,M 1,1500,'), 'mangsir.csv'),
      table: 'bank_statement',
      before: {},
      after: { file_name: 'mangsir.csv', first_day: '2026-11-18', lines: 1, amount: 150_000 },
    }),
    bank_statement_take_back: async () => ({
      by: 'cashier',
      body: { bank_statement_ID: await aBankStatement(await at.staff('cashier')) },
      table: 'bank_statement',
      before: { lines: 1 },
      after: { lines: 0 },
    }),
    voucher_reverse: async () => {
      const approved = await voucher()
      await people
        .get('cashier')
        ?.post('/api/v1/processes/voucher_approve', { ...approved, amount: 1_500 })
      return {
        by: 'cashier',
        body: { ...approved, reason, reason_ne: reason },
        table: 'n_proposal',
        before: {},
        after: { sort: 'voucher-reversal' },
      }
    },
    ...cashActions(at, people),
    day_close: () =>
      Promise.resolve({
        by: 'cashier',
        body: { last_day: addDays(todayOf(at), -1) },
        table: 'n_proposal',
        before: {},
        after: { sort: 'day-close' },
      }),
    used_slip_settle: async () => ({
      by: 'registrar',
      body: {
        ...(await aUsedSlip(at, people.get('cashier'))),
        note: 'Two cousins, one slip',
      },
      table: 'voucher_report',
      before: { outcome: null },
      after: { outcome: 'Two cousins, one slip' },
    }),
  }
}
