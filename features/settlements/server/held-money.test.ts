import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { anApplicant, comeBack, pidxOf } from '#testing/applicant.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { settleAs, settlementCsv } from '../testing/at-settlements.ts'
import type { ComparedSettlement } from '../wire/settlements.ts'

describe('held money in a settlement of the wallet', () => {
  let at: TestServer
  let cashier: Person
  let second: Person
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    cashier = await at.staff('cashier')
    second = await at.staff('cashier')
  })
  afterEach(() => expectSoundMoney(at.database))
  afterAll(() => at.close())

  /** A payment of which the wallet took Rs. 700 in place of Rs. 1,500. */
  async function heldPayment() {
    const { getLink, partnerId } = await anApplicant(at)
    const pidx = pidxOf(await getLink(150_000))
    at.khalti.change(pidx, { status: 'Completed', amount: 70_000 })
    await comeBack(at, pidx)
    const { id } = await at.database.kysely
      .selectFrom('payment_attempt')
      .select('payment_attempt_id as id')
      .where('c_bpartner_id', '=', partnerId)
      .executeTakeFirstOrThrow()
    return { id, number: String(at.khalti.get(pidx)?.transactionId) }
  }
  const read = async (wallet_settlement_ID: number): Promise<ComparedSettlement> => {
    const { body } = await cashier.post(processPath('wallet_settlement'), { wallet_settlement_ID })
    return (body['data'] as { compared: ComparedSettlement }).compared
  }
  async function settle(number: string): Promise<number> {
    const csv = settlementCsv(`${number},${todayOf(at)},700,14`)
    expect((await settleAs(cashier, csv)).body['isError']).toBe(false)
    const { id } = await at.database.kysely
      .selectFrom('wallet_settlement')
      .select(({ fn }) => fn.max('wallet_settlement_id').as('id'))
      .executeTakeFirstOrThrow()
    return Number(id)
  }
  const note = (wallet_settlement_ID: number) =>
    cashier.post(processPath('wallet_settlement_note'), { wallet_settlement_ID, line: 2 })

  it('is in suspense already, and is not noted there a second time', async () => {
    const id = await settle((await heldPayment()).number)
    expect(await read(id)).toMatchObject({ suspense: { n: 1, sum: 70_000 }, unknown: { n: 0 } })
    expect((await note(id)).body['code']).toBe('rule/not-unknown')
  })

  it('agrees once staff have made it the student’s credit', async () => {
    const held = await heldPayment()
    const decided = await cashier.post(processPath('khalti_held_decide'), {
      payment_attempt_ID: held.id,
      outcome: 'credit',
      reason: 'Khalti took less',
    })
    expect((await confirm(second, decided)).body['isError']).toBe(false)
    const id = await settle(held.number)
    expect(await read(id)).toMatchObject({ agree: { n: 1, sum: 70_000 }, unknown: { n: 0 } })
    expect((await note(id)).body['code']).toBe('rule/not-unknown')
  })
})
