import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfText } from '#platform/testing/pdf-text.ts'
import { anEntranceOpening, storeOpening } from '#kinds/entrance/testing/entrance.factory.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'

describe('the way through the entrance', () => {
  let at: TestServer
  let openingId: number

  beforeAll(async () => {
    at = await testServer()
    const row = anEntranceOpening('open', { name: 'BE Civil Entrance', today: todayOf(at) })
    openingId = await at.database.transaction((transaction) => storeOpening(transaction, row))
  })
  afterAll(() => at.close())

  it('leads from applying over Khalti to an admit card', async () => {
    const { email, partnerId } = await at.student()
    const sita = await at.signIn(email)
    const applied = await sita.post('/api/v1/models/n_entrance_reg', {
      n_entrance_open_ID: openingId,
      totalfee: 1,
      feepaid: 9,
      eligible: true,
    })
    expect(applied).toMatchObject({
      status: 201,
      body: { totalfee: 1500, feepaid: 0, eligible: false, IsPaid: false },
    })
    const id = Number(applied.body['id'])

    const link = await sita.post('/nou/khaltipay/getlink', {
      amount: 150_000,
      payment_type: 'ENTRANCE',
      payment_reference_id: id,
    })
    expect(link.status).toBe(200)
    const pidx = new URL(String(link.body['payment_url'])).searchParams.get('pidx') ?? ''
    const back = new URL(at.khalti.decide(pidx, 'pay') ?? '')
    const returned = await at.app.inject({ method: 'GET', url: `${back.pathname}${back.search}` })
    expect(returned.statusCode).toBe(303)
    expect(returned.headers.location).toContain('/entrance?tab=applied&payment=')

    const list = await sita.get('/api/v1/models/n_entrance_reg', {
      $expand: 'C_Payment',
      $filter: `C_BPartner_ID eq ${partnerId}`,
    })
    expect(list.body).toMatchObject({
      records: [{ feepaid: 1500, IsPaid: true, isPending: false, C_Payment: [{ PayAmt: 1500 }] }],
    })

    const registrar = await at.staff('registrar')
    expect(
      (
        await registrar.post('/api/v1/processes/entrance_document_action', {
          n_entrance_reg_ID: id,
          doc_action: 'AP',
        })
      ).body,
    ).toMatchObject({ isError: false })
    expect(
      (
        await registrar.post('/api/v1/processes/entrance_set_number', {
          n_entrance_reg_ID: id,
          exam_centre: 'Block B, Room 204',
        })
      ).body,
    ).toMatchObject({ isError: false })
    const card = await sita.post('/api/v1/processes/entrance_form', {
      report_type: 'PDF',
      n_entrance_reg_ID: id,
    })
    expect(card.body).toMatchObject({ isError: false, exportFileName: 'admit_card_2083-0001.pdf' })
    const cardText = pdfText(Buffer.from(String(card.body['exportFile']), 'base64'))
    expect(cardText).toContain('Entrance fee Rs. 1,500 paid, receipt R-2083/84-000001.')
    expect(cardText).toContain('Dhunche campus, Gosaikunda-6, Rasuwa\nधुन्चे परिसर, गोसाइँकुण्ड-६, रसुवा')
    await at.database.kysely
      .updateTable('n_entrance_open')
      .set({ exam_address: null, exam_address_ne: null })
      .execute()
    const inTestServer = await sita.post('/api/v1/processes/entrance_form', {
      n_entrance_reg_ID: id,
    })
    expect(pdfText(Buffer.from(String(inTestServer.body['exportFile']), 'base64'))).toContain(
      'Block B, Room 204\nDhunche, Rasuwa\nधुन्चे, रसुवा',
    )
    const sat = await sita.get(`/api/v1/models/n_entrance_reg/${id}`)
    expect(sat.body).toMatchObject({ DocStatus: { id: 'AP' }, eligible: false })
  })
})
