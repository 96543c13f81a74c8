import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  anApplicant,
  type Applicant,
  aSlip,
  comeBack,
  payWithKhalti,
  pidxOf,
} from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import type { Person } from '#testing/person.ts'

describe('an entrance application the registrar closes or completes', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const decideOn = async ({ applicationId }: Applicant, doc_action: string) => {
    const asked = { n_entrance_reg_ID: applicationId, doc_action }
    return (await registrar.post('/api/v1/processes/entrance_document_action', asked)).body
  }
  const notes = async ({ person }: Applicant) =>
    JSON.stringify((await (await person()).get('/api/v1/models/ad_note')).body['records'])

  it('takes no more money once closed, and the student is notified', async () => {
    const sita = await anApplicant(at)
    expect(await decideOn(sita, 'CL')).toMatchObject({ isError: false })
    for (const answer of [await sita.getLink(150_000), await sita.uploadVoucher(aSlip())])
      expect(answer).toMatchObject({ status: 409, body: { detail: 'Nothing to pay' } })
    expect(await sita.application()).toMatchObject({ DocStatus: { id: 'CL' }, feepaid: 0 })
    expect(await notes(sita)).toContain('was closed.')
  })

  it('is not closed while a voucher waits for the cashier', async () => {
    const sita = await anApplicant(at)
    expect((await sita.uploadVoucher(aSlip())).status).toBe(200)
    expect(await decideOn(sita, 'CL')).toMatchObject({
      isError: true,
      code: 'rule/voucher-waiting',
    })
    expect(await sita.application()).toMatchObject({ DocStatus: { id: 'DR' } })
  })

  it('leaves what is paid on a link opened before in suspense, where staff see it', async () => {
    const sita = await anApplicant(at)
    const pidx = pidxOf(await sita.getLink(150_000))
    expect(await decideOn(sita, 'CL')).toMatchObject({ isError: false })
    at.khalti.decide(pidx, 'pay')
    await comeBack(at, pidx)
    expect(await sita.application()).toMatchObject({ feepaid: 0, IsPaid: false })
    const inSuspense = await at.database.kysely
      .selectFrom('ledger_line')
      .select('amount')
      .where('account', '=', 'suspense')
      .where('reference_id', '=', sita.applicationId)
      .execute()
    expect(inSuspense).toEqual([{ amount: -150_000 }])
    await expectSoundMoney(at.database)
  })

  it('is completed only with its fee still there, and the student is notified', async () => {
    const sita = await anApplicant(at)
    await payWithKhalti(at, sita, 150_000)
    expect(await decideOn(sita, 'AP')).toMatchObject({ isError: false })
    const money = (facts: { feepaid: number; ispaid: boolean }) =>
      at.database.kysely
        .updateTable('n_entrance_reg')
        .set(facts)
        .where('n_entrance_reg_id', '=', sita.applicationId)
        .execute()
    await money({ feepaid: 0, ispaid: false })
    expect(await decideOn(sita, 'CO')).toMatchObject({ isError: true, code: 'rule/not-paid' })
    await money({ feepaid: 150_000, ispaid: true })
    expect(await decideOn(sita, 'CO')).toMatchObject({ isError: false })
    expect(await notes(sita)).toContain('is completed.')
  })

  it('is looked at without waiting for who holds its row', async () => {
    const sita = await anApplicant(at)
    const link = await sita.getLink(150_000)
    const person = await sita.person()
    await at.database.transaction(async (transaction) => {
      await transaction
        .selectFrom('n_entrance_reg')
        .select('n_entrance_reg_id')
        .where('n_entrance_reg_id', '=', sita.applicationId)
        .forUpdate()
        .execute()
      const status = await person.get('/nou/khaltipay/status', {
        purchase_order_id: String(link.body['attempt']),
      })
      expect(status).toMatchObject({ status: 200, body: { outcome: 'not-known' } })
      expect((await person.get('/nou/payments/own')).body['open']).toHaveLength(1)
    })
  })
})
