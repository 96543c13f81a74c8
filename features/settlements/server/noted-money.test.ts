import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { anApplicant, comeBack, pidxOf } from '#testing/applicant.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { settleAs, settlementCsv } from '../testing/at-settlements.ts'

describe('money that a settlement names before the student comes back', () => {
  let at: TestServer
  let cashier: Person
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    cashier = await at.staff('cashier')
  })
  afterEach(() => expectSoundMoney(at.database))
  afterAll(() => at.close())

  /** Paid at the wallet, in a settlement, noted in suspense; the student has not come back yet. */
  async function notedPayment(amount = 150_000) {
    const sita = await anApplicant(at)
    const pidx = pidxOf(await sita.getLink(150_000))
    at.khalti.change(pidx, { status: 'Completed', amount })
    const number = String(at.khalti.get(pidx)?.transactionId)
    const csv = settlementCsv(`${number},${todayOf(at)},${amount / 100},0`)
    expect((await settleAs(cashier, csv)).body['isError']).toBe(false)
    const { id } = await at.database.kysely
      .selectFrom('wallet_settlement')
      .select(({ fn }) => fn.max('wallet_settlement_id').as('id'))
      .executeTakeFirstOrThrow()
    const noted = await cashier.post(processPath('wallet_settlement_note'), {
      wallet_settlement_ID: Number(id),
      line: 2,
    })
    expect(noted.body['isError']).toBe(false)
    return { sita, pidx, number }
  }
  const inWallet = async () => {
    const { sum } = await at.database.kysely
      .selectFrom('ledger_line')
      .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
      .where('account', '=', 'khalti')
      .executeTakeFirstOrThrow()
    return sum ?? 0
  }

  it('is credited once: it leaves suspense when its payment is credited', async () => {
    const before = await inWallet()
    const { sita, pidx, number } = await notedPayment()
    await comeBack(at, pidx)
    expect(await sita.application()).toMatchObject({ IsPaid: true })
    expect(await inWallet()).toBe(before + 150_000)
    const place = { item: `khalti:${number}`, C_BPartner_ID: sita.partnerId, reason: 'Late' }
    const placed = await cashier.post(processPath('suspense_place'), place)
    expect(placed.body['code']).toBe('rule/not-in-suspense')
  })

  it('is held once, when the wallet took another amount', async () => {
    const before = await inWallet()
    const { sita, pidx } = await notedPayment(70_000)
    await comeBack(at, pidx)
    expect(await sita.application()).toMatchObject({ IsPaid: false })
    expect(await inWallet()).toBe(before + 70_000)
  })

  it('is held for staff and not credited again, when it was placed to a student meanwhile', async () => {
    const before = await inWallet()
    const { sita, pidx, number } = await notedPayment()
    const place = { item: `khalti:${number}`, C_BPartner_ID: sita.partnerId, reason: 'Late' }
    const proposed = await cashier.post(processPath('suspense_place'), place)
    const placed = await confirm(await at.staff('cashier'), proposed)
    expect(placed.body['isError']).toBe(false)
    await comeBack(at, pidx)
    expect(await inWallet()).toBe(before + 150_000)
    expect(await sita.application()).toMatchObject({ IsPaid: false })
    const { state } = await at.database.kysely
      .selectFrom('payment_attempt')
      .select('state')
      .where('pidx', '=', pidx)
      .executeTakeFirstOrThrow()
    expect(state).toBe('HELD')
  })
})
