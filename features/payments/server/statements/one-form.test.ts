import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApplicant, aSlip } from '#testing/applicant.ts'
import { importAs, statementCsv } from '#testing/bank-statements-in-tests.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { bringToOneForm } from './one-form.ts'

const { signal } = new AbortController()

describe('keys of numbers that an earlier rule made', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
    const csv = statementCsv('2026-11-02,९९०१,"1,500.00",SITA', '2026-11-02,9901,"1,500.00",GITA')
    const twice = statementCsv('2026-11-02,HB 7,20.00,RAM', '2026-11-03,HB 8,20.00,RAM')
    const cashier = await at.staff('cashier')
    await importAs(cashier, csv, { name: 'one.csv' })
    await importAs(cashier, twice, { name: 'other.csv' })
    const sita = await anApplicant(at)
    await sita.uploadVoucher(aSlip(), {
      bank: 'Nepal Bank',
      voucher_no: 'भौ-৯৯০১',
      voucher_date: '2026-11-02',
    })
    await asBefore()
  })
  afterAll(() => at.close())

  /** Lines as an earlier version left them: the digits as they were written, equal lines no several ones. */
  const asBefore = async () => {
    await at.database.kysely
      .updateTable('bank_statement_line')
      .set(({ ref }) => ({ number_key: ref('number'), key_form: 0, occurrence: 1 }))
      .execute()
    await at.database.kysely.updateTable('voucher').set({ slip_key: '৯৯০১', key_form: 0 }).execute()
  }
  const lines = () =>
    at.database.kysely
      .selectFrom('bank_statement_line')
      .select(['number', 'number_key', 'occurrence', 'key_form'])
      .orderBy('bank_statement_line_id')
      .execute()

  it('are made again by the rule of today, and lines that become equal stay two', async () => {
    await bringToOneForm(at.database, signal)
    expect(await lines()).toEqual([
      { number: '९९०१', number_key: '9901', occurrence: 2, key_form: 1 },
      { number: '9901', number_key: '9901', occurrence: 1, key_form: 1 },
      { number: 'HB 7', number_key: 'hb7', occurrence: 1, key_form: 1 },
      { number: 'HB 8', number_key: 'hb8', occurrence: 1, key_form: 1 },
    ])
    const voucher = await at.database.kysely
      .selectFrom('voucher')
      .select(['slip_key', 'key_form'])
      .executeTakeFirstOrThrow()
    expect(voucher).toEqual({ slip_key: 'भ9901', key_form: 1 })
  })

  it('are made again once: what is of today’s form is left alone', async () => {
    const before = await lines()
    await at.database.kysely
      .updateTable('bank_statement_line')
      .set({ number_key: 'kept' })
      .where('number', '=', 'HB 8')
      .execute()
    await bringToOneForm(at.database, signal)
    expect((await lines()).map(({ number_key }) => number_key)).toEqual([
      ...before.slice(0, 3).map(({ number_key }) => number_key),
      'kept',
    ])
  })

  it('new vouchers are stored with the current key form', async () => {
    const sita = await anApplicant(at)
    const typed = { bank: 'Nepal Bank', voucher_no: 'NB-4', voucher_date: '2026-11-02' }
    const { body } = await sita.uploadVoucher(aSlip(), typed)
    const stored = await at.database.kysely
      .selectFrom('voucher')
      .select(['slip_key', 'key_form'])
      .where('c_payment_id', '=', Number(body['C_Payment_ID']))
      .executeTakeFirstOrThrow()
    expect(stored).toEqual({ slip_key: 'nb4', key_form: 1 })
  })
})
