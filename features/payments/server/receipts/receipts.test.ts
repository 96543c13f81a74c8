import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { pdfText } from '#platform/testing/pdf-text.ts'
import { anApplicant, anOpening, aSlip, payWithKhalti } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { testPassword } from '#testing/test-people.ts'
import type { Person } from '#testing/person.ts'

describe('receipts', () => {
  let at: TestServer
  let openingId: number

  beforeAll(async () => {
    at = await testServer()
    openingId = await anOpening(at, { name: 'BE Civil Entrance' })
  })
  afterAll(() => at.close())

  async function paid(): Promise<{ student: Person; paymentId: number; number: string }> {
    const sita = await anApplicant(at, openingId, { name: 'Sita Shrestha' })
    await payWithKhalti(at, sita, rupees(1_500))
    const student = await sita.person()
    const { body } = await student.get('/api/v1/models/c_payment')
    const [record] = Array.isArray(body['records']) ? body['records'] : []
    return { student, paymentId: Number(record.id), number: String(record.receipt_no) }
  }

  it('are numbered without gaps, even when many are paid at once', async () => {
    const numbers = (await Promise.all(Array.from({ length: 6 }, paid)))
      .map(({ number }) => number)
      .toSorted((one, other) => one.localeCompare(other))
    expect(numbers).toEqual(Array.from({ length: 6 }, (_, index) => `R-2083/84-00000${index + 1}`))
  })

  const mailed = {
    en_GB: ['Receipt R-2083/84-', 'We received Rs. 1,500 for BE Civil Entrance.'],
    ne_NP: ['रसिद R-2083/84-', 'BE Civil Entranceका लागि रु. १,५०० प्राप्त भयो।'],
  } as const

  it.each(['en_GB', 'ne_NP'] as const)(
    'are mailed once, in the language of their reader (%s)',
    async (language) => {
      const sita = await anApplicant(at, openingId)
      const { email } = await at.database.kysely
        .selectFrom('ad_user')
        .select('email')
        .where('c_bpartner_id', '=', sita.partnerId)
        .executeTakeFirstOrThrow()
      await at.signIn(email, testPassword, language)
      await payWithKhalti(at, sita, rupees(1_500))
      await at.jobs.runNow('mail')
      await at.jobs.runNow('mail')
      const mails = at.mailer.sent.filter(({ to }) => to === email)
      expect(mails).toHaveLength(1)
      const [subject, text] = mailed[language]
      expect(mails[0]?.subject).toContain(subject)
      expect(mails[0]?.text).toContain(text)
      expect(mails[0]?.text).toContain('http://portal.test/payment-history')
    },
  )

  it('print amount, words, name and number, for their owner only', async () => {
    const { student, paymentId, number } = await paid()
    const { body } = await student.post('/api/v1/processes/payment_receipt', {
      c_payment_ID: paymentId,
    })
    expect(body).toMatchObject({
      isError: false,
      exportFileName: `receipt_${number.replace('/', '-')}.pdf`,
    })
    const text = pdfText(Buffer.from(String(body['exportFile']), 'base64'))
    for (const part of [
      number,
      'Rs. 1,500',
      'One thousand five hundred rupees only',
      'Sita Shrestha',
      'Entrance fee, BE Civil Entrance',
      /Confirmed[^]*\), \d\d:\d\d, Khalti/,
      'Entrance fee, regular प्रवेश परीक्षा शुल्क, नियमित',
      /Total[^]*Rs. 1,500[^]*Still owed[^]*Nothing to pay/,
    ])
      expect(text).toMatch(part)
    const other = await at.signIn((await at.student()).email)
    const refused = await other.post('/api/v1/processes/payment_receipt', {
      c_payment_ID: paymentId,
    })
    const missing = await other.post('/api/v1/processes/payment_receipt', {
      c_payment_ID: 999_999_999,
    })
    expect(refused.body).toMatchObject({ isError: true, code: 'rule/receipt-unknown' })
    expect(missing.body['summary']).toBe(refused.body['summary'])
  })

  it('of a voucher name its number and bank, the day on it, and who confirmed it', async () => {
    const sita = await anApplicant(at, openingId)
    const slip = { bank: 'Nepal Demo Bank', voucher_no: '0093 5120', voucher_date: '2026-01-05' }
    const { body: uploaded } = await sita.uploadVoucher(aSlip(), slip)
    const c_payment_ID = Number(uploaded['C_Payment_ID'])
    const cashier = await at.staff('cashier')
    await cashier.post('/api/v1/processes/voucher_approve', { c_payment_ID, amount: 1_500 })
    const student = await sita.person()
    const { body } = await student.post('/api/v1/processes/payment_receipt', { c_payment_ID })
    const text = pdfText(Buffer.from(String(body['exportFile']), 'base64'))
    expect(text).toContain('Bank voucher 0093 5120, Nepal Demo Bank')
    expect(text).toMatch(/\(5 Jan 2026\)[^]*Confirmed[^]*\d{4}\), \d\d:\d\d, \S+/)
  })
})
