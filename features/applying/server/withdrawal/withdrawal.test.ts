import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApplicant, aSlip, comeBack, payWithKhalti, pidxOf } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import type { Person } from '#testing/person.ts'

const fee = 150_000

describe('withdrawing an application', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const withdraw = async (who: Person, id: number, more: object = {}) =>
    (
      await who.post('/api/v1/processes/application_withdraw', {
        model: 'n_entrance_reg',
        record_ID: id,
        ...more,
      })
    ).body
  const apply = (who: Person, openingId: number, more: object = {}) =>
    who.post('/api/v1/models/n_entrance_reg', { n_entrance_open_ID: openingId, ...more })

  it('closes an unpaid one that is not decided, and gives the same answer again', async () => {
    const sita = await anApplicant(at)
    const person = await sita.person()
    expect(await withdraw(person, sita.applicationId)).toMatchObject({
      isError: false,
      summary: 'Application withdrawn.',
    })
    const application = await sita.application()
    expect(application).toMatchObject({ DocStatus: { id: 'CL' }, feepaid: 0 })
    const why = await person.get('/api/v1/models/n_application_withdrawal')
    expect(why.body['records']).toMatchObject([
      {
        id: application['n_application_withdrawal_ID'],
        cause: 'student',
        reason: 'You withdrew it.',
        reason_ne: 'तपाईंले फिर्ता लिनुभयो।',
        credited: 0,
      },
    ])
    expect(await withdraw(person, sita.applicationId)).toMatchObject({ isError: false })
    const noted = await person.get('/api/v1/models/n_application_withdrawal')
    expect(noted.body['records']).toHaveLength(1)
  })

  it('leaves the opening free: applying again takes up the same record with its number', async () => {
    const sita = await anApplicant(at)
    const person = await sita.person()
    await at.database.kysely
      .updateTable('n_entrance_reg')
      .set({ erollno: '00077' })
      .where('n_entrance_reg_id', '=', sita.applicationId)
      .execute()
    await withdraw(person, sita.applicationId)
    const again = await apply(person, sita.openingId, { selectedQuota: 'Dalit' })
    expect([again.status, again.body]).toMatchObject([
      201,
      { id: sita.applicationId, DocStatus: { id: 'DR' }, erollno: '00077', totalfee: 1_500 },
    ])
    expect(again.body).toMatchObject({ selectedQuota: 'Dalit' })
    expect(again.body['n_application_withdrawal_ID']).toBeUndefined()
    expect((await apply(person, sita.openingId)).body).toMatchObject({
      status: 409,
      code: 'rule/already-applied',
    })
    await payWithKhalti(at, sita, fee)
    expect(await sita.application()).toMatchObject({ IsPaid: true, feepaid: 1_500 })
    await expectSoundMoney(at.database)
  })

  it('is taken up once when applied for twice at once, and once under one key', async () => {
    const sita = await anApplicant(at)
    const person = await sita.person()
    await withdraw(person, sita.applicationId)
    const both = await Promise.all([apply(person, sita.openingId), apply(person, sita.openingId)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    await withdraw(person, sita.applicationId)
    const keyed = { 'idempotency-key': `again-${sita.applicationId}` }
    const body = { n_entrance_open_ID: sita.openingId }
    const first = await person.post('/api/v1/models/n_entrance_reg', body, keyed)
    const second = await person.post('/api/v1/models/n_entrance_reg', body, keyed)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body['id']).toBe(first.body['id'])
  })

  it('is asked for by the document action of a PUT too, which answers the record', async () => {
    const sita = await anApplicant(at)
    const person = await sita.person()
    const path = `/api/v1/models/n_entrance_reg/${sita.applicationId}`
    const ram = await (await anApplicant(at)).person()
    expect((await ram.put(path, { 'doc-action': 'VO' })).status).toBe(404)
    const other = await person.put(path, { 'doc-action': 'CO' })
    expect([other.status, other.body['code']]).toEqual([409, 'rule/unknown-action'])
    expect((await person.put(path, { 'doc-action': 'VO', totalfee: 1 })).status).toBe(403)
    expect(await sita.application()).toMatchObject({ DocStatus: { id: 'DR' } })
    const done = await person.put(path, { id: sita.applicationId, 'doc-action': { id: 'VO' } })
    expect([done.status, done.body]).toMatchObject([
      200,
      { id: sita.applicationId, DocStatus: { id: 'CL' } },
    ])
  })

  it('is refused once the university has decided, while a voucher waits, and after a payment', async () => {
    const decided = await anApplicant(at)
    await at.database.kysely
      .updateTable('n_entrance_reg')
      .set({ docstatus: 'AP' })
      .where('n_entrance_reg_id', '=', decided.applicationId)
      .execute()
    const waiting = await anApplicant(at)
    await waiting.uploadVoucher(aSlip())
    const paid = await anApplicant(at)
    await payWithKhalti(at, paid, fee)
    for (const [one, code] of [
      [decided, 'rule/decided'],
      [waiting, 'rule/voucher-waiting'],
      [paid, 'rule/paid'],
    ] as const) {
      const before = await one.application()
      expect(await withdraw(await one.person(), one.applicationId)).toMatchObject({
        isError: true,
        code,
      })
      expect(await one.application()).toEqual(before)
    }
  })

  it('is refused to other students, and for a table without applications', async () => {
    const sita = await anApplicant(at)
    const ram = await (await anApplicant(at)).person()
    const unknown = { isError: true, code: 'rule/application-unknown' }
    expect(await withdraw(ram, sita.applicationId)).toMatchObject(unknown)
    expect(await withdraw(ram, sita.applicationId, { model: 'c_bpartner' })).toMatchObject(unknown)
    expect(await withdraw(ram, 2_000_000_000)).toMatchObject(unknown)
    const own = await sita.person()
    expect(await withdraw(own, sita.applicationId, { doc_action: 'AP' })).toMatchObject({
      code: 'rule/unknown-action',
    })
    expect((await registrar.post('/api/v1/processes/application_withdraw', {})).status).not.toBe(
      200,
    )
    expect(await sita.application()).toMatchObject({ DocStatus: { id: 'DR' } })
  })

  it('takes the form away, on the record as at the print', async () => {
    const sita = await anApplicant(at)
    const person = await sita.person()
    const print = async () =>
      (
        await person.post('/api/v1/processes/entrance_form', {
          n_entrance_reg_ID: sita.applicationId,
        })
      ).body
    const setStatus = (docstatus: string) =>
      at.database.kysely
        .updateTable('n_entrance_reg')
        .set({ docstatus })
        .where('n_entrance_reg_id', '=', sita.applicationId)
        .execute()
    for (const [status, ready] of [
      ['DR', false],
      ['IP', false],
      ['AP', true],
      ['CO', true],
      ['CL', true],
    ] as const) {
      await setStatus(status)
      expect([status, (await sita.application())['form_ready']]).toEqual([status, ready])
    }
    await setStatus('DR')
    await withdraw(person, sita.applicationId)
    expect(await sita.application()).toMatchObject({ DocStatus: { id: 'CL' }, form_ready: false })
    expect(await print()).toMatchObject({ isError: true, code: 'rule/download-not-ready' })
  })

  it('leaves money that arrives all the same to the student’s credit', async () => {
    const sita = await anApplicant(at)
    const pidx = pidxOf(await sita.getLink(fee))
    expect(await withdraw(await sita.person(), sita.applicationId)).toMatchObject({
      isError: false,
    })
    at.khalti.decide(pidx, 'pay')
    await comeBack(at, pidx)
    expect(await sita.application()).toMatchObject({ DocStatus: { id: 'CL' }, feepaid: 0 })
    const { body } = await (await sita.person()).get('/nou/payments/own')
    expect(body['credit']).toBe(1_500)
    await expectSoundMoney(at.database)
  })

  it('leaves one that the university closed as it is: its opening is not free', async () => {
    const sita = await anApplicant(at)
    const body = { n_entrance_reg_ID: sita.applicationId, doc_action: 'CL' }
    await registrar.post('/api/v1/processes/entrance_document_action', body)
    const person = await sita.person()
    expect(await withdraw(person, sita.applicationId)).toMatchObject({ code: 'rule/decided' })
    expect((await apply(person, sita.openingId)).body['code']).toBe('rule/already-applied')
  })
})
