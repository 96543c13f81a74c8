import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { payableKinds } from '#kinds/kinds.server.ts'
import { anApplicant, anOpening, type Applicant, aSlip, payWithKhalti } from '#testing/applicant.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import { brokenInvariants } from './broken-invariants.ts'

const fee = rupees(1_500)

describe('the invariants of the ledger', () => {
  let at: TestServer
  let sita: Applicant
  let pidx: string

  beforeAll(async () => {
    at = await testServer()
    sita = await anApplicant(at, anOpening(at))
    pidx = await payWithKhalti(at, sita, fee)
  })
  afterAll(async () => {
    await expectSoundMoney(at.database)
    await at.close()
  })

  const run = (statement: string) => sql.raw(statement).execute(at.database.kysely)

  it.each([
    'update ledger_line set amount = amount + 1',
    'delete from ledger_line',
    "update ledger_transaction set source = 'x'",
    'delete from ledger_transaction',
    "update payment_event set state = 'PAID'",
    'delete from payment_event',
    "update receipt set number = 'x'",
    'delete from receipt',
  ])('I1: %s', async (statement) => {
    await expect(run(statement)).rejects.toThrow(/append-only/)
  })

  it('I3: a second posting of one source', async () => {
    const again = `insert into ledger_transaction (source, posted, memo) values ('khalti:${pidx}', now(), '')`
    await expect(run(again)).rejects.toThrow(/unique/)
  })

  it.each(['pidx', 'transaction_id'])('I3: a second attempt with the same %s', async (column) => {
    const copy = `insert into payment_attempt (payment_attempt_id, c_bpartner_id, payment_type,
      reference_id, amount, state, ${column}, created, updated)
      select '${randomUUID()}', c_bpartner_id, payment_type, reference_id, amount, 'PAID', ${column},
      created, updated from payment_attempt where pidx = '${pidx}'`
    await expect(run(copy)).rejects.toThrow(/unique/)
  })

  it('I6: two links a student may pay with, for one application', async () => {
    const gita = await anApplicant(at)
    await gita.getLink(fee)
    const copy = `insert into payment_attempt (payment_attempt_id, c_bpartner_id, payment_type,
      reference_id, amount, state, created, updated)
      select '${randomUUID()}', c_bpartner_id, payment_type, reference_id, amount, 'LINK_REQUESTED',
      created, updated from payment_attempt where reference_id = ${gita.applicationId}`
    await expect(run(copy)).rejects.toThrow(/unique/)
  })

  it('I14: a voucher decided by who submitted it', async () => {
    const gita = await anApplicant(at)
    const { body } = await gita.uploadVoucher(aSlip())
    const own = `update voucher set decided_by = submitted_by where c_payment_id = ${String(body['C_Payment_ID'])}`
    await expect(run(own)).rejects.toThrow(/check constraint/)
  })

  it('I2: money for a reference of no kind is reported', async () => {
    const others = payableKinds.filter(({ paymentType }) => paymentType !== 'ENTRANCE')
    const broken = await brokenInvariants(at.database, others)
    expect(broken).toContain(
      `I2 money for what no kind answers for: ENTRANCE ${sita.applicationId}`,
    )
    expect(broken.join()).toContain('I2 a payment for what no kind answers for')
    expect(await brokenInvariants(at.database, payableKinds)).toEqual([])
  })

  it('I6: no other transaction moves the money of an application while it is locked', async () => {
    const gita = await anApplicant(at)
    const link = await at.database.transaction(async (transaction) => {
      await at.payments.kinds.get('ENTRANCE')?.lock(transaction, gita.applicationId, todayOf(at))
      const asked = gita.getLink(fee)
      const first = await Promise.race([asked.then(() => 'link'), wait(1_000, 'nothing yet')])
      expect(first).toBe('nothing yet')
      return { asked }
    })
    expect((await link.asked).status).toBe(200)
  })

  it('I2: a negative sum paid', async () => {
    const below = `update n_entrance_reg set feepaid = -1 where n_entrance_reg_id = ${sita.applicationId}`
    await expect(run(below)).rejects.toThrow(/check constraint/)
  })
})
