import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { pdfText } from '#platform/testing/pdf-text.ts'
import { anApplicant, anOpening, type Applicant, aSlip, payWithKhalti } from '#testing/applicant.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { giveCredit } from '../../testing/credit.factory.ts'
import { sendToBank } from '../../testing/refunds-in-tests.ts'

type Statement = {
  readonly rows: readonly { readonly type: string; readonly balance: number }[]
  readonly paid: number
  readonly balance: number
  readonly owed: number
  readonly credit: number
  readonly dues: readonly object[]
}

const name = { en: 'BE Civil Entrance', ne: 'बीई सिभिल प्रवेश परीक्षा' }

describe('the account of a student', () => {
  let at: TestServer
  let cashier: Person
  let second: Person
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    cashier = await at.staff('cashier')
    second = await at.staff('cashier')
  })
  afterAll(async () => {
    await expectSoundMoney(at.database)
    await at.close()
  })

  const path = '/api/v1/processes/student_account'
  const read = async (person: Person, body: object): Promise<Statement> =>
    ((await person.post(path, body)).body['data'] as { statement: Statement }).statement
  const ofLedger = async ({ partnerId }: Applicant) => {
    const { rows } = await sql<{ paid: number }>`
      select coalesce(-sum(amount), 0) as paid from ledger_line
      where c_bpartner_id = ${partnerId} and account in ('fees', 'suspense')`.execute(
      at.database.kysely,
    )
    return rows[0]?.paid
  }

  it('begins with the fee that is owed, the same for the student and the cashier', async () => {
    const sita = await anApplicant(at, anOpening(at, { name: name.en, name_ne: name.ne }))
    const own = await read(await sita.person(), {})
    expect(own).toMatchObject({
      rows: [{ type: 'charge', name, balance: 150_000 }],
      balance: 150_000,
      owed: 150_000,
      dues: [{ name, days: 0, owed: 150_000 }],
    })
    expect(await read(cashier, { C_BPartner_ID: sita.partnerId })).toEqual(own)
  })

  it('agrees with the ledger after a payment, its reversal, a set-off and a pay-out', async () => {
    const sita = await anApplicant(at)
    const agree = async (types: readonly string[]) => {
      const statement = await read(cashier, { C_BPartner_ID: sita.partnerId })
      expect(statement.rows.map(({ type }) => type).toSorted()).toEqual(types.toSorted())
      expect(statement.paid).toBe(await ofLedger(sita))
      expect(statement.balance).toBe(statement.owed - statement.credit)
      expect(statement.rows.at(-1)?.balance).toBe(statement.balance)
      return statement
    }
    const saved = await sita.uploadVoucher(aSlip())
    const c_payment_ID = saved.body['C_Payment_ID']
    await cashier.post('/api/v1/processes/voucher_approve', { c_payment_ID, amount: 2_000 })
    expect(await agree(['charge', 'voucher'])).toMatchObject({ balance: -50_000, credit: 50_000 })
    const reversal = { c_payment_ID, reason: 'Another account', reason_ne: 'अर्को खाता' }
    await confirm(second, await cashier.post('/api/v1/processes/voucher_reverse', reversal))
    expect(await agree(['charge', 'voucher', 'reversed'])).toMatchObject({ balance: 150_000 })
    await at.database.transaction((transaction) =>
      giveCredit(transaction, sita.partnerId, rupees(900)),
    )
    const fee = { payment_type: 'ENTRANCE', payment_reference_id: sita.applicationId }
    const setOff = { C_BPartner_ID: sita.partnerId, ...fee, amount: 700 }
    await confirm(second, await cashier.post('/api/v1/processes/credit_set_off', setOff))
    const account = { bank: 'NIC Asia', account_holder: 'Sita Rai', account_number: '0110203040' }
    const body = { C_BPartner_ID: sita.partnerId, amount: 200, reason: 'Letter 12', ...account }
    await confirm(second, await cashier.post('/api/v1/processes/credit_pay_out', body))
    const before = ['charge', 'voucher', 'reversed', 'given-back', 'credit-used']
    expect(await agree(before)).toMatchObject({ balance: 60_000, owed: 80_000, credit: 20_000 })
    await sendToBank(cashier, { by: second, on: todayOf(at) })
    const all = [...before, 'refund']
    expect(await agree(all)).toMatchObject({ balance: 80_000, owed: 80_000, credit: 0 })
  })

  it('is not another student’s to read, nor a role’s that reads no payments', async () => {
    const [sita, ram] = [await anApplicant(at), await anApplicant(at)]
    const asked = await (await ram.person()).post(path, { C_BPartner_ID: sita.partnerId })
    expect(asked.body).toMatchObject({ isError: true, code: 'rule/partner-unknown' })
    expect((await cashier.post(path, {})).body).toMatchObject({ code: 'rule/partner-unknown' })
    for (const role of ['registrar', 'exam-office', 'librarian'] as const) {
      const person = await at.staff(role)
      expect((await person.post(path, { C_BPartner_ID: sita.partnerId })).status).toBe(403)
    }
  })

  it('is printed in both languages with its sums', async () => {
    const sita = await anApplicant(at, anOpening(at, { name: name.en, name_ne: name.ne }))
    await payWithKhalti(at, sita, rupees(1_500))
    const printed = await (await sita.person()).post(`${path}_print`, {})
    const text = pdfText(Buffer.from(String(printed.body['exportFile']), 'base64'))
    for (const part of [
      'Account statement',
      'हिसाबको विवरण',
      'BE Civil Entrance',
      'No fee is owed',
    ])
      expect(text).toContain(part)
    expect(text).toContain('Paid with Khalti')
  })
})
