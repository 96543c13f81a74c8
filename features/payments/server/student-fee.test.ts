import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'

describe('POST n_student_fee', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  const post = async (body: Record<string, unknown>) => {
    const { email, partnerId } = await at.student()
    const student = await at.signIn(email)
    return student.post('/api/v1/models/n_student_fee', { C_BPartner_ID: partnerId, ...body })
  }

  it('keeps a note of its student', async () => {
    const { status, body } = await post({ tendertype: 'Cash', ReceiptRefund: 'Receipt' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ tendertype: 'Cash', ReceiptRefund: 'Receipt' })
  })

  it.each([
    [{ tendertype: 'Cash', ReceiptRefund: '1500' }, 403],
    [{ tendertype: 'Cash', ReceiptRefund: 'Rs 1,500 paid' }, 403],
    [{ tendertype: 'Cash', payamt: 1500 }, 400],
    [{ tendertype: 'Cash', feepaid: 1500, IsPaid: true }, 400],
    [{ tendertype: 'Cash', C_BPartner_ID: 1 }, 403],
  ])('credits nothing for %o', async (body, status) => {
    expect((await post(body)).status).toBe(status)
    expect(await at.database.kysely.selectFrom('ledger_line').select('amount').execute()).toEqual(
      [],
    )
    expect(await at.database.kysely.selectFrom('c_payment').select('payamt').execute()).toEqual([])
  })
})
