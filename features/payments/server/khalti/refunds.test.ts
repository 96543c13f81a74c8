import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { anApplicant, anOpening, payWithKhalti } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { expectSoundMoney } from '#testing/invariants.ts'

describe('refunds at the provider', () => {
  let at: TestServer
  let openingId: number

  beforeAll(async () => {
    at = await testServer()
    openingId = await anOpening(at)
  })
  afterEach(() => {
    delete at.khalti.behaviour.lookup
    return expectSoundMoney(at.database)
  })
  afterAll(() => at.close())

  async function paid() {
    const sita = await anApplicant(at, openingId)
    const pidx = await payWithKhalti(at, sita, rupees(1_500))
    expect(await sita.application()).toMatchObject({ IsPaid: true, feepaid: 1500 })
    return { pidx, sita }
  }

  const says = (pidx: string, status: string) => ({
    status: 200,
    body: { pidx, status, total_amount: 150_000, transaction_id: 'T', fee: 0, refunded: true },
  })

  it('P-16: a refund found by the sweeper a day later is reversed once, and the fee is owed again', async () => {
    const { pidx, sita } = await paid()
    at.khalti.behaviour.lookup = says(pidx, 'Refunded')
    at.clock.advance(25 * 3_600_000)
    await at.jobs.runNow('payments')
    await at.jobs.runNow('payments')
    const lines = await at.database.kysely
      .selectFrom('ledger_transaction')
      .select('source')
      .where('source', 'like', `%${pidx}`)
      .execute()
    expect(lines.map(({ source }) => source)).toEqual([`khalti:${pidx}`, `khalti-refund:${pidx}`])
    const rows = await at.database.kysely
      .selectFrom('n_entrance_reg')
      .select(['feepaid', 'ispaid'])
      .execute()
    expect(rows.at(-1)).toEqual({ feepaid: 0, ispaid: false })
    expect(await sita.application()).toMatchObject({
      C_Payment: [{ DocStatus: { id: 'CL' }, comments: expect.stringMatching(/^Refunded/) }],
    })
  })

  it.each(['Partially Refunded', 'Completed'])(
    'P-16: a partial refund (%s, refunded) changes no money by itself and is never silent',
    async (answer) => {
      const { pidx, sita } = await paid()
      at.khalti.behaviour.lookup = says(pidx, answer)
      at.clock.advance(25 * 3_600_000)
      await at.jobs.runNow('payments')
      const attempt = await at.database.kysely
        .selectFrom('payment_attempt')
        .select('state')
        .where('pidx', '=', pidx)
        .executeTakeFirstOrThrow()
      expect(attempt.state).toBe('PARTIALLY_REFUNDED')
      const rows = await at.database.kysely.selectFrom('n_entrance_reg').select('feepaid').execute()
      expect(rows.at(-1)).toEqual({ feepaid: 150_000 })
      expect(await sita.application()).toMatchObject({
        C_Payment: [{ comments: expect.stringMatching(/^Partly refunded/) }],
      })
      expect(at.logged()).toContain('a payment was partly refunded')
    },
  )
})
