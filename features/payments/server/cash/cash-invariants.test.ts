import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payableKinds } from '#kinds/kinds.server.ts'
import { anApplicant } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { brokenInvariants } from '../ledger/broken-invariants.ts'

/** Each change is undone again, with the triggers that refuse it switched off. */
describe('the invariants of cash', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
    const hari = await at.staff('cashier')
    const { partnerId, applicationId } = await anApplicant(at)
    const take = (amount: number, owed: number) =>
      hari.post('/api/v1/processes/cash_take', {
        C_BPartner_ID: partnerId,
        payment_type: 'ENTRANCE',
        payment_reference_id: applicationId,
        amount,
        owed,
      })
    await take(1_000, 1_500)
    await hari.post('/api/v1/processes/cash_count', {
      counter: hari.userId,
      expected: 1_000,
      notes_500: 1,
      reason: 'One note is missing',
    })
    await take(500, 500)
  })
  afterAll(() => at.close())

  const brokenBy = (change: string) =>
    at.database
      .transaction(async (transaction) => {
        await sql`set local session_replication_role = replica`.execute(transaction)
        await sql.raw(change).execute(transaction)
        const broken = await brokenInvariants({ kysely: transaction }, payableKinds)
        throw new Undone(broken)
      })
      .catch((error: unknown) => {
        if (error instanceof Undone) return error.broken
        throw error
      })

  it('hold after cash was taken and counted', async () => {
    expect(await brokenInvariants(at.database, payableKinds)).toEqual([])
  })

  it.each([
    ['cash is not at one counter', 'delete from cash_movement'],
    [
      'a counter’s entry has no cash',
      `insert into cash_movement select max(ledger_transaction_id) + 1, 1 from ledger_transaction`,
    ],
    ['a cash receipt is not credited once', 'update cash_receipt set amount = amount + 1'],
    ['a cash receipt is not credited once', 'update cash_receipt set taken_by = 1'],
    ['cash without a cash receipt', 'delete from cash_receipt'],
    [
      'a reversed cash receipt does not sum to 0',
      `update cash_receipt set reversed = now(), reversed_by = 1, reason = 'x'`,
    ],
    [
      'whose payment or receipt still counts',
      `update cash_receipt set reversed = now(), reversed_by = 1, reason = 'x'`,
    ],
    [
      'a reversal without a reversed cash receipt',
      `insert into ledger_transaction (source, posted, memo)
        select 'cash-reversal:' || c_payment_id, now(), '' from cash_receipt`,
    ],
    ['a count differs from the ledger', 'update cash_count set counted = counted + 1'],
    [
      'a difference of cash is not posted',
      `update cash_count set counted = expected, reason = null`,
    ],
    [
      'cash brought to the bank is not posted once',
      `insert into cash_deposit values (1, 1, 5, '2026-11-27', 'A', 'a', 1, 2, now())`,
    ],
  ])('break: %s', async (what, change) => {
    expect((await brokenBy(change)).join('\n')).toContain(
      `I17 ${what}`.replace('I17 whose', 'whose'),
    )
  })
})

class Undone extends Error {
  readonly broken: readonly string[]
  constructor(broken: readonly string[]) {
    super('undone')
    this.broken = broken
  }
}
