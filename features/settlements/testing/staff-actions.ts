import { statementFile } from '#testing/bank-statements-in-tests.ts'
import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { todayOf } from '#testing/test-server.ts'
import { anArrival, aSettlement, settlementCsv } from './at-settlements.ts'

export const settlementActions: ActionExamples = (at, people) => {
  const cashier = async () => people.get('cashier') ?? at.staff('cashier')
  const table = 'wallet_settlement'
  const linking = async () => {
    const who = await cashier()
    return {
      wallet_settlement_ID: await aSettlement(at, who),
      bank_statement_line_ID: await anArrival(at, await at.staff('administrator')),
    }
  }
  const unknown = () => aSettlement(at, people.get('administrator')!, `unknown-${Math.random()}`)
  return {
    wallet_settlement_import: async () => ({
      by: 'cashier',
      body: statementFile(settlementCsv(`of-trail,${todayOf(at)},10,1`), 'trail.csv'),
      table,
      before: {},
      after: { lines: 1, amount: 1_000, charge: 100, file_name: 'trail.csv' },
    }),
    wallet_settlement_link: async () => {
      const body = await linking()
      return {
        by: 'cashier',
        body,
        table,
        before: { bank_statement_line: null },
        after: {
          bank_statement_line: body.bank_statement_line_ID,
          net: 147_000,
          charge: 3_000,
        },
      }
    },
    wallet_settlement_unlink: async () => {
      const body = await linking()
      const who = await at.staff('administrator')
      await who.post('/api/v1/processes/wallet_settlement_link', body)
      const { wallet_settlement_ID } = body
      return {
        by: 'cashier',
        body: { wallet_settlement_ID, reason: 'Another settlement' },
        table: 'n_proposal',
        before: {},
        after: { sort: 'settlement-unlink' },
      }
    },
    wallet_settlement_note: async () => ({
      by: 'cashier',
      body: { wallet_settlement_ID: await unknown(), line: 2 },
      table,
      before: {},
      after: { amount: 150_000 },
    }),
    wallet_settlement_take_back: async () => ({
      by: 'cashier',
      body: { wallet_settlement_ID: await unknown() },
      table,
      before: { lines: 1 },
      after: { lines: 0 },
    }),
  }
}
