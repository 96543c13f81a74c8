import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { paisa, rupees } from '#platform/pure/money/money.ts'
import { sweepAttempts } from '../khalti/sweeper.ts'
import { anApplicant, type Applicant, comeBack, pidxOf } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { expectSoundMoney } from '#testing/invariants.ts'

const fee = rupees(1_500)
const hour = 3_600_000

describe('money we cannot place', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterEach(async () => {
    delete at.khalti.behaviour.lookup
    await expectSoundMoney(at.database)
  })
  afterAll(() => at.close())

  /** A payment the provider knows and we do not, as after a crash between its answer and our storing it. */
  const unknownPayment = (amount: number) => {
    const order = { amount, purchase_order_id: 'lost', purchase_order_name: 'x', return_url: 'x:/' }
    const reply = at.khalti.initiate(order, 'http://pay.test/')
    const pidx = /"pidx":"([\w-]+)"/.exec(JSON.stringify(reply))?.[1] ?? ''
    at.khalti.decide(pidx, 'pay')
    return pidx
  }
  const suspense = async (source: string) =>
    at.database.kysely
      .selectFrom('n_suspense')
      .select(['amount', 'c_bpartner_id', 'reference_id'])
      .where('source', '=', source)
      .execute()
  const suspenseOf = async ({ applicationId }: Applicant) => {
    const rows = await at.database.kysely
      .selectFrom('n_suspense')
      .select('amount')
      .where('reference_id', '=', applicationId)
      .execute()
    return paisa(rows.reduce((sum, { amount }) => sum + amount, 0))
  }
  const stateOf = async (pidx: string) =>
    (
      await at.database.kysely
        .selectFrom('payment_attempt')
        .select('state')
        .where('pidx', '=', pidx)
        .executeTakeFirstOrThrow()
    ).state

  it('P-06: a payment we never asked for credits no student, waits in suspense once, and alerts the staff', async () => {
    const pidx = unknownPayment(77_700)
    const before = await feesTotal(at)
    for (let time = 0; time < 3; time++) {
      const back = await comeBack(at, pidx)
      expect([back.statusCode, back.headers.location]).toEqual([303, '/'])
    }
    await Promise.all(Array.from({ length: 10 }, () => comeBack(at, pidx)))
    expect(await feesTotal(at)).toBe(before)
    expect(await suspense(`khalti-unplaced:${pidx}`)).toEqual([
      { amount: 77_700, c_bpartner_id: null, reference_id: null },
    ])
    const alerts = at.logged().match(/money of a payment we never asked for/g)
    expect(alerts).toHaveLength(1)
    const cashier = await at.staff('cashier')
    const note = await cashier.get('/api/v1/models/n_suspense', {
      $filter: `source eq 'khalti-unplaced:${pidx}'`,
    })
    expect(note.body['records']).toMatchObject([{ amount: 777 }])
  })

  it('P-06: one that the provider does not call completed leaves no trace', async () => {
    const before = await at.database.kysely.selectFrom('n_suspense').select('source').execute()
    for (const status of ['Initiated', 'Pending', 'User canceled', 'Refunded'] as const) {
      const pidx = unknownPayment(5_000)
      at.khalti.change(pidx, { status })
      await comeBack(at, pidx)
    }
    await comeBack(at, 'never-heard-of-it')
    expect(await at.database.kysely.selectFrom('n_suspense').select('source').execute()).toEqual(
      before,
    )
  })

  it('P-06: strangers cannot make us ask the provider more than 20 times a minute', async () => {
    at.clock.advance(60_000)
    const pidxs = Array.from({ length: 25 }, () => unknownPayment(1_000))
    for (const pidx of pidxs) await comeBack(at, pidx)
    const noted = await Promise.all(pidxs.map((pidx) => suspense(`khalti-unplaced:${pidx}`)))
    expect(noted.flat()).toHaveLength(20)
  })

  it('I11: a payment that was pending and then took another sum is booked', async () => {
    const sita = await anApplicant(at)
    const pidx = pidxOf(await sita.getLink(fee))
    at.khalti.change(pidx, { status: 'Pending' })
    await comeBack(at, pidx)
    expect([await stateOf(pidx), await suspenseOf(sita)]).toEqual(['HELD', 0])
    at.khalti.change(pidx, { status: 'Completed', amount: 90_000 })
    await comeBack(at, pidx)
    await comeBack(at, pidx)
    expect([await stateOf(pidx), await suspenseOf(sita)]).toEqual(['HELD', 90_000])
  })

  it('I11: an old link that took another sum is booked beside the new link, which waits', async () => {
    const sita = await anApplicant(at)
    const old = pidxOf(await sita.getLink(fee))
    at.clock.advance(hour)
    const fresh = pidxOf(await sita.getLink(fee))
    at.khalti.change(old, { status: 'Completed', amount: 149_999 })
    expect((await comeBack(at, old)).statusCode).toBe(303)
    expect([await stateOf(old), await stateOf(fresh)]).toEqual(['HELD', 'LINK_READY'])
    expect(await suspenseOf(sita)).toBe(149_999)
    expect((await sita.getLink(fee)).status).toBe(409)
    at.khalti.decide(fresh, 'pay')
    await comeBack(at, fresh)
    expect(await sita.application()).toMatchObject({ feepaid: 1_500, IsPaid: true })
  })

  it('P-16: held money that the provider gives back leaves suspense, and the student may pay again', async () => {
    const sita = await anApplicant(at)
    const pidx = pidxOf(await sita.getLink(fee))
    at.khalti.change(pidx, { status: 'Completed', amount: 75_000 })
    await comeBack(at, pidx)
    expect(await suspenseOf(sita)).toBe(75_000)
    at.khalti.change(pidx, { status: 'Refunded' })
    await comeBack(at, pidx)
    expect([await stateOf(pidx), await suspenseOf(sita)]).toEqual(['CANCELED', 0])
    expect((await sita.getLink(fee)).status).toBe(200)
  })

  it('a payment held after its last look is looked at again all the same', async () => {
    const sita = await anApplicant(at)
    const pidx = pidxOf(await sita.getLink(fee))
    at.clock.advance(80 * hour)
    await sweepAttempts(at.payments)
    at.khalti.change(pidx, { status: 'Pending' })
    await comeBack(at, pidx)
    expect(await stateOf(pidx)).toBe('HELD')
    at.khalti.change(pidx, { status: 'User canceled' })
    at.clock.advance(25 * hour)
    await sweepAttempts(at.payments)
    expect(await stateOf(pidx)).toBe('CANCELED')
  })
})

async function feesTotal({ database }: Pick<TestServer, 'database'>): Promise<number> {
  const { total } = await database.kysely
    .selectFrom('ledger_line')
    .select((sum) => sum.fn.sum<number | null>('amount').as('total'))
    .where('account', '=', 'fees')
    .executeTakeFirstOrThrow()
  return total ?? 0
}
