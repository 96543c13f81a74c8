import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { unzipped } from '#platform/testing/unzip.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { uploadMaxBytes } from '#features/payments/rules/facts.ts'
import { ownMoneyPath } from '#features/payments/wire/own-money.ts'
import { portrait } from '#features/profile/testing/portrait.ts'
import { aSlip, anApplicant, type Applicant, payWithKhalti } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import type { Person } from '#testing/person.ts'

describe('bank vouchers', () => {
  let at: TestServer
  let cashier: Person
  beforeAll(async () => {
    at = await testServer()
    cashier = await at.staff('cashier')
  })
  afterEach(async () => {
    await expectSoundMoney(at.database)
  })
  afterAll(() => at.close())

  const approve = (paymentId: unknown, amount: unknown, by = cashier) =>
    by.post('/api/v1/processes/voucher_approve', { c_payment_ID: paymentId, amount })
  const giveBack = (paymentId: unknown, reason: string, by = cashier) =>
    by.post('/api/v1/processes/voucher_return', { c_payment_ID: paymentId, reason })
  const rows = async () => {
    const count = async (table: 'c_payment' | 'voucher' | 'stored_file' | 'ledger_line') =>
      (
        await at.database.kysely
          .selectFrom(table)
          .select((each) => each.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n
    return [
      await count('c_payment'),
      await count('voucher'),
      await count('stored_file'),
      await count('ledger_line'),
    ]
  }
  const submitted = async (applicant: Applicant, file = aSlip()) => {
    const answer = await applicant.uploadVoucher(file)
    expect(answer).toMatchObject({ status: 200, body: { Message: 'true' } })
    return Number(answer.body['C_Payment_ID'])
  }

  it('wait as a draft that credits nothing, whatever amount they say', async () => {
    const sita = await anApplicant(at)
    await sita.uploadVoucher(aSlip(), { payamt: 9_999_999, C_BPartner_ID: 1, DocStatus: 'CO' })
    expect(await sita.application()).toMatchObject({
      feepaid: 0,
      IsPaid: false,
      isPending: true,
      C_Payment: [{ TenderType: { id: 'Voucher' }, DocStatus: { id: 'DR' } }],
    })
  })

  it('P-10: are credited with the amount staff read, once for 20 approvals at once', async () => {
    const sita = await anApplicant(at)
    const payment = await submitted(sita)
    const all = await Promise.all(Array.from({ length: 20 }, () => approve(payment, 1_500)))
    for (const each of all) expect(each).toMatchObject({ status: 200, body: { isError: false } })
    expect(await sita.application()).toMatchObject({
      feepaid: 1_500,
      IsPaid: true,
      isPending: false,
      C_Payment: [{ PayAmt: 1_500, DocStatus: { id: 'CO' } }],
    })
    expect((await sita.uploadVoucher(aSlip())).status).toBe(409)
  })

  it('P-10: are returned with a reason, sent again and approved', async () => {
    const sita = await anApplicant(at)
    const first = await submitted(sita)
    expect((await sita.uploadVoucher(aSlip())).status).toBe(409)
    expect((await giveBack(first, '')).status).toBe(400)
    expect((await giveBack(first, 'The stamp cannot be read')).body).toMatchObject({
      isError: false,
    })
    expect(await sita.application()).toMatchObject({
      isPending: false,
      C_Payment: [{ DocStatus: { id: 'CL' }, comments: 'The stamp cannot be read' }],
    })
    expect((await approve(first, 1_500)).body).toMatchObject({ isError: true })
    expect((await giveBack(first, 'Again')).body).toMatchObject({ isError: true })
    const second = await submitted(sita)
    expect((await approve(second, 1_500)).body).toMatchObject({ isError: false })
    expect(await sita.application()).toMatchObject({ feepaid: 1_500, IsPaid: true })
  })

  it('P-12: may pay in parts, exact to the paisa, over both channels', async () => {
    const sita = await anApplicant(at)
    await approve(await submitted(sita), 499.99)
    expect(await sita.application()).toMatchObject({
      feepaid: 499.99,
      IsPaid: false,
      isPending: false,
    })
    await approve(await submitted(sita), 0.01)
    expect(await sita.application()).toMatchObject({ feepaid: 500, IsPaid: false })
    expect((await sita.getLink(150_000)).body['error']).toBe(
      'Fee updated to Rs. 1,000 due to payment date.',
    )
    await payWithKhalti(at, sita, 100_000)
    expect(await sita.application()).toMatchObject({ feepaid: 1_500, IsPaid: true })
  })

  it('P-10: over the fee leave the rest in suspense, where staff see it', async () => {
    const sita = await anApplicant(at)
    await approve(await submitted(sita), 2_000)
    expect(await sita.application()).toMatchObject({ feepaid: 1_500, IsPaid: true })
    const { amount } = await at.database.kysely
      .selectFrom('ledger_line')
      .select('amount')
      .where('account', '=', 'suspense')
      .where('reference_id', '=', sita.applicationId)
      .executeTakeFirstOrThrow()
    expect(amount).toBe(-50_000)
    const $filter = `reference_id eq ${sita.applicationId}`
    const shown = await cashier.get('/api/v1/models/n_suspense', { $filter })
    expect(shown.body['records']).toMatchObject([
      { amount: 500, source: expect.stringMatching(/^voucher:/) },
    ])
    expect((await (await sita.person()).get('/api/v1/models/n_suspense')).status).not.toBe(200)
  })

  it('P-10: for what is owed no more go to credit on request, once, by the cashier only', async () => {
    const sita = await anApplicant(at)
    const payment = await submitted(sita)
    const toCredit = (by = cashier) =>
      by.post('/api/v1/processes/voucher_approve', {
        c_payment_ID: payment,
        amount: 1_500,
        to_credit: true,
      })
    expect((await toCredit()).body).toMatchObject({ code: 'rule/still-owed' })
    await at.database.kysely
      .updateTable('n_entrance_reg')
      .set({ totalfee: 0 })
      .where('n_entrance_reg_id', '=', sita.applicationId)
      .execute()
    expect((await approve(payment, 1_500)).body).toMatchObject({ code: 'rule/nothing-owed' })
    expect(await sita.application()).toMatchObject({ feepaid: 0, isPending: true })
    expect((await toCredit(await at.staff('registrar'))).status).toBe(403)
    const all = await Promise.all(Array.from({ length: 20 }, () => toCredit()))
    for (const each of all) expect(each.body).toMatchObject({ isError: false })
    expect(await sita.application()).toMatchObject({ feepaid: 0, isPending: false })
    const own = await (await sita.person()).get(ownMoneyPath)
    expect(own.body).toMatchObject({ credit: 1_500 })
    const notes = await (await sita.person()).get('/api/v1/models/ad_note')
    expect(notes.text).toContain('is to your credit')
  })

  it.each([0, -5, '', 'many', null, 1e300])('are not approved at %j', async (amount) => {
    const sita = await anApplicant(at)
    const payment = await submitted(sita)
    const answer = await approve(payment, amount)
    expect([answer.status === 400, answer.body['isError'] === true]).toContain(true)
    expect(await sita.application()).toMatchObject({ feepaid: 0, isPending: true })
  })

  it('are never decided by who sent them, nor by students and other staff', async () => {
    const sita = await anApplicant(at)
    const payment = await submitted(sita)
    await at.database.kysely
      .updateTable('voucher')
      .set({ submitted_by: cashier.userId })
      .where('c_payment_id', '=', payment)
      .execute()
    expect((await approve(payment, 1_500)).body).toMatchObject({ isError: true })
    expect((await giveBack(payment, 'No')).body).toMatchObject({ isError: true })
    for (const other of [
      await sita.person(),
      await at.staff('registrar'),
      await at.staff('librarian'),
    ])
      expect((await approve(payment, 1_500, other)).status).toBe(403)
    expect((await approve(payment, 1_500, await at.staff('administrator'))).body).toMatchObject({
      isError: false,
    })
    expect((await approve(999_999_999, 1_500)).body).toMatchObject({ isError: true })
  })

  it('P-11: of one slip for two students: the second is held and cannot be approved', async () => {
    const [sita, gita] = [await anApplicant(at), await anApplicant(at)]
    const slip = aSlip()
    const [first, second] = [await submitted(sita, slip), await submitted(gita, slip)]
    expect((await approve(second, 1_500)).body).toMatchObject({ isError: true })
    expect((await approve(first, 1_500)).body).toMatchObject({ isError: false })
    expect((await approve(second, 1_500)).body).toMatchObject({ isError: true })
    expect((await giveBack(second, 'Already used')).body).toMatchObject({ isError: false })
    expect(await gita.application()).toMatchObject({ feepaid: 0, isPending: false })
  })

  it('P-11: of one slip by ten students at once: one waits, nine are held, one credit', async () => {
    const people = []
    for (let each = 0; each < 10; each++) people.push(await anApplicant(at))
    const slip = aSlip()
    const payments = await Promise.all(people.map((each) => submitted(each, slip)))
    const approvals = await Promise.all(payments.map((payment) => approve(payment, 1_500)))
    expect(approvals.filter(({ body }) => body['isError'] === false)).toHaveLength(1)
    const applications = await Promise.all(people.map((each) => each.application()))
    expect(applications.filter((each) => each['IsPaid'] === true)).toHaveLength(1)
    expect(applications.filter((each) => each['isPending'] === true)).toHaveLength(9)
  })

  it('10 at once for one application are one', async () => {
    const sita = await anApplicant(at)
    const all = await Promise.all(Array.from({ length: 10 }, () => sita.uploadVoucher(aSlip())))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(all.filter(({ status }) => status === 409)).toHaveLength(9)
  })

  it('of exactly 5 MB are taken; one byte and 6 MB more get the sentence for it', async () => {
    const [sita, gita] = [await anApplicant(at), await anApplicant(at)]
    expect((await sita.uploadVoucher(aSlip(uploadMaxBytes))).status).toBe(200)
    const before = await rows()
    for (const bytes of [uploadMaxBytes + 1, 6 * 1024 * 1024]) {
      const answer = await gita.uploadVoucher(aSlip(bytes))
      expect(answer).toMatchObject({
        status: 413,
        body: {
          error: 'File size should not exceed 5MB.',
          detail: 'File size should not exceed 5MB.',
        },
      })
    }
    expect(await rows()).toEqual(before)
  })

  it('are refused by the real type of the file, and no file is stored', async () => {
    const sita = await anApplicant(at)
    const jpeg = Buffer.from(await portrait(1))
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    )
    const files: [string, Buffer][] = [
      ['slip.txt', Buffer.from('paid')],
      ['slip.pdf', Buffer.from('paid')],
      ['slip.png', svg],
      ['slip.svg', svg],
      ['slip.jpg', Buffer.from('MZ\u0090\u0000 program')],
      ['slip.jpg', jpeg.subarray(0, jpeg.length / 2)],
      ['slip.html', Buffer.from('<html>')],
      ['slip.pdf', Buffer.from('%PDF-1.4\n/JavaScript /JS (app.alert(1))\n%%EOF')],
      ['slip.png', Buffer.alloc(0)],
    ]
    const before = await rows()
    for (const [filename, content] of files) {
      const answer = await sita.uploadVoucher(content, { filename })
      expect([filename, answer.status, typeof answer.body['error']]).toEqual([
        filename,
        400,
        'string',
      ])
    }
    const wrongType = await sita.uploadVoucher(Buffer.from('paid'), { filename: 'slip.txt' })
    expect(wrongType.body['error']).toBe('Invalid file type. Only PDF and Image files are allowed.')
    for (const filedata of ['', '!!!', 7, null, ['JVBERg=='], 'data:application/pdf;base64,'])
      expect((await sita.uploadVoucher(aSlip(), { filedata })).status).toBe(400)
    for (const payamt of [0, -1, 'x', null, 1e15, [], 0.001])
      expect((await sita.uploadVoucher(aSlip(), { payamt })).status).toBe(400)
    expect(await rows()).toEqual(before)
    expect(await sita.application()).toMatchObject({ isPending: false })
  })

  it.each(['', 'slip', 'slip.jfif', 'slip.pdf.exe'])(
    'are taken by their bytes under any name: %j',
    async (filename) => {
      const sita = await anApplicant(at)
      const answer = await sita.uploadVoucher(aSlip(), { filename })
      expect(answer).toMatchObject({ status: 200, body: { Message: 'true' } })
      const { file_name } = await at.database.kysely
        .selectFrom('stored_file')
        .select('file_name')
        .orderBy('stored_file_id', 'desc')
        .executeTakeFirstOrThrow()
      expect(file_name).toMatch(/^[a-z]+\.pdf$/)
    },
  )

  it('as images are rewritten and come back to their owner in a zip with a harmless name', async () => {
    const [sita, other] = [await anApplicant(at), await anApplicant(at)]
    const evil = Buffer.concat([
      Buffer.from(await portrait(2)),
      Buffer.from('<script>alert(1)</script>'),
    ])
    const saved = await sita.uploadVoucher(evil, { filename: '../../etc/पैसा<b>.JPG' })
    const body = { record_id: saved.body['C_Payment_ID'], model_name: 'c_payment' }
    const zip = await (await sita.person()).post('/nou/attachment/getAttachmentZip', body)
    const files = await unzipped(Buffer.from(String(zip.body['data']), 'base64'))
    const [[name, content] = [], ...more] = files
    expect(more).toEqual([])
    expect(name).toMatch(/^[^/\\.<>]+\.jpg$/)
    expect(content?.includes('<script>')).toBe(false)
    expect((await sharp(content).metadata()).format).toBe('jpeg')

    const asOther = (record: object) =>
      other.person().then((person) => person.post('/nou/attachment/getAttachmentZip', record))
    const foreign = await asOther(body)
    const missing = await asOther({ record_id: 999_999_999, model_name: 'c_payment' })
    const unknown = await asOther({ record_id: 1, model_name: 'ad_user' })
    expect(
      new Set([foreign, missing, unknown].map(({ status, text }) => `${status} ${text}`)).size,
    ).toBe(1)
    expect(foreign.status).toBe(404)
    expect((await cashier.post('/nou/attachment/getAttachmentZip', body)).status).toBe(200)
  })
})
