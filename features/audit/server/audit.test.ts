import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { append, verifyChain } from '#features/audit/server/chain.ts'
import type { AuditEntry } from '#features/audit/wire/entry.ts'
import { voucherMessages } from '#features/payments/rules/slips/voucher-messages.ts'
import { aPdf } from '#features/profile/testing/plain-files.ts'
import { anApplicant } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'

describe('the audit trail', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  /** Entries of one user, without the sign-ins. */
  const entries = (userId: number) =>
    at.database.kysely
      .selectFrom('audit_entry')
      .select(['role', 'act', 'subject', 'record', 'code', 'times'])
      .where('ad_user_id', '=', userId)
      .where('act', '<>', 'signed-in')
      .orderBy('audit_entry_id')
      .execute()

  it('has a record before staff see it: the profile, one property, the files', async () => {
    const { partnerId } = await at.student()
    const registrar = await at.staff('registrar')
    expect((await registrar.get(`/api/v1/models/c_bpartner/${partnerId}`)).status).toBe(200)
    expect((await registrar.get(`/api/v1/models/c_bpartner/${partnerId}/religion`)).status).toBe(
      200,
    )
    const read = { role: 'registrar', act: 'read', subject: 'c_bpartner', record: `${partnerId}` }
    expect(await entries(registrar.userId)).toMatchObject([read, read])

    const applicant = await anApplicant(at)
    const slip = await applicant.uploadVoucher(aPdf('/Lang (slip)'), { filename: 'slip.pdf' })
    const record_id = Number(slip.body['C_Payment_ID'])
    const cashier = await at.staff('cashier')
    await cashier.post('/nou/attachment/getAttachmentZip', { model_name: 'c_payment', record_id })
    expect(await entries(cashier.userId)).toMatchObject([
      { role: 'cashier', act: 'read', subject: 'files of c_payment', record: `${record_id}` },
    ])
  })

  it('is read in words of both languages: what processes and tables call themselves', async () => {
    const applicant = await anApplicant(at)
    const slip = await applicant.uploadVoucher(aPdf('/Lang (in words)'), { filename: 'slip.pdf' })
    const record_id = Number(slip.body['C_Payment_ID'])
    const cashier = await at.staff('cashier')
    await cashier.post('/nou/attachment/getAttachmentZip', { model_name: 'c_payment', record_id })
    const body = { c_payment_ID: record_id, amount: 500 }
    const approved = await cashier.post('/api/v1/processes/voucher_approve', body)
    expect(approved.body).toMatchObject({ isError: false })
    const admin = await at.staff('administrator')
    const given = { ad_user_ID: cashier.userId }
    const answer = await admin.post('/api/v1/processes/audit_entries', given)
    expect(answer.body['data']).toMatchObject({
      entries: [
        {
          act: 'changed',
          process: 'voucher_approve',
          processName: { en: 'Approve voucher', ne: expect.stringMatching(/[\u0900-\u097f]/u) },
          subjectName: { en: 'Payment', ne: expect.stringMatching(/[\u0900-\u097f]/u) },
          person: { id: applicant.partnerId, name: expect.any(String) },
        },
        {
          act: 'read',
          processName: null,
          subjectName: { en: 'Files of Payment' },
          person: { id: applicant.partnerId },
        },
        { act: 'signed-in' },
      ],
    })
  })

  it('names the report that was read', async () => {
    const reader = await at.staff('cashier')
    const read = await reader.post('/api/v1/processes/report_run', { report: 'dues' })
    expect(read.body).toMatchObject({ isError: false })
    const admin = await at.staff('administrator')
    const given = { ad_user_ID: reader.userId }
    const { data } = (await admin.post('/api/v1/processes/audit_entries', given)).body
    const { entries: all } = data as { entries: AuditEntry[] }
    expect(all.find(({ subject }) => subject === 'report')).toMatchObject({
      record: 'dues',
      recordName: { en: 'Dues', ne: expect.stringMatching(/[\u0900-\u097f]/u) },
    })
  })

  it('shows every amount in rupees, those of a proposal and of the fee included', async () => {
    const cashier = await at.staff('cashier')
    const applicant = await anApplicant(at)
    const slip = await applicant.uploadVoucher(aPdf('/Lang (amounts)'), { filename: 'slip.pdf' })
    const c_payment_ID = Number(slip.body['C_Payment_ID'])
    await cashier.post('/api/v1/processes/voucher_approve', { c_payment_ID, amount: 1_600 })
    const paidOut = await cashier.post('/api/v1/processes/credit_pay_out', {
      C_BPartner_ID: applicant.partnerId,
      amount: 50,
      bank: 'NIC Asia Bank',
      account_holder: 'Sita Rai',
      account_number: '0110-203040',
      reason: 'Letter 12',
    })
    expect(paidOut.body).toMatchObject({ isError: false })
    const admin = await at.staff('administrator')
    const { data } = (
      await admin.post('/api/v1/processes/audit_entries', { ad_user_ID: cashier.userId })
    ).body
    const { entries: all } = data as { entries: AuditEntry[] }
    const proposal = all.find(({ subject }) => subject === 'n_proposal')
    expect(proposal).toMatchObject({
      before: { credit: 10_000 },
      after: {
        amount: 5_000,
        bank: 'NIC Asia Bank',
        subject: {
          en: `Business Partner ${applicant.partnerId}`,
          ne: `व्यक्ति ${applicant.partnerId}`,
        },
      },
      amounts: expect.arrayContaining(['amount', 'credit']),
    })
    const inPaisa = all.flatMap(({ before, after, amounts }) =>
      Object.entries({ ...before, ...after }).filter(
        ([name, value]) =>
          typeof value === 'number' &&
          value >= 5_000 &&
          value < 1_000_000 &&
          !amounts.includes(name),
      ),
    )
    expect(inPaisa).toEqual([])
  })

  it('names the reason of a refusal in both languages, without values in the text', async () => {
    const cashier = await at.staff('cashier')
    const approve = { c_payment_ID: 999_999_999, amount: 500 }
    await cashier.post('/api/v1/processes/voucher_approve', approve)
    const registrar = await at.staff('registrar')
    const { partnerId } = await at.student()
    const wrong = { C_BPartner_ID: partnerId, field: 'Name', value: '', basis: 'x' }
    await registrar.post('/nou/profile/correction/staff', wrong)
    const admin = await at.staff('administrator')
    const refusals = async (ad_user_ID: number) => {
      const given = { ad_user_ID, act: 'refused' }
      const { body } = await admin.post('/api/v1/processes/audit_entries', given)
      return (body['data'] as { entries: AuditEntry[] }).entries
    }
    await expect
      .poll(() => refusals(cashier.userId))
      .toMatchObject([
        { code: 'rule/voucher-unknown', codeName: voucherMessages['voucher-unknown'] },
      ])
    await expect
      .poll(() => refusals(registrar.userId))
      .toMatchObject([
        {
          processName: { en: 'Enter a correction' },
          codeName: { en: 'Enter the correct value', ne: 'सही विवरण लेख्नुहोस्' },
        },
      ])
    const { rows } = await sql<{ refusal: string }>`
      select en || ne as refusal from refusal_words where en ~ '[{}]' or ne ~ '[{}]'`.execute(
      at.database.kysely,
    )
    expect(rows).toEqual([])
  })

  it('has lists of staff in bundles, nothing of openings, and nothing a student reads of their own', async () => {
    const registrar = await at.staff('registrar')
    for (let time = 0; time < 5; time += 1) await registrar.get('/api/v1/models/n_entrance_reg')
    await registrar.get('/api/v1/models/n_entrance_open')
    const { email, partnerId } = await at.student()
    const sita = await at.signIn(email)
    await sita.get(`/api/v1/models/c_bpartner/${partnerId}`)
    await sita.get('/api/v1/models/n_entrance_reg')
    const seen = async () =>
      (await entries(registrar.userId)).reduce((sum, { times }) => sum + times, 0)
    await expect.poll(seen).toBe(5)
    expect(await entries(registrar.userId)).toContainEqual(
      expect.objectContaining({ act: 'listed', subject: 'n_entrance_reg' }),
    )
    expect(await entries(sita.userId)).toEqual([])
  })

  it('has who was refused what: models, processes, files, the same things together', async () => {
    const other = await at.student()
    const sita = await at.signIn((await at.student()).email)
    for (let time = 0; time < 50; time += 1)
      await sita.get(`/api/v1/models/c_bpartner/${other.partnerId}`)
    await sita.put(`/api/v1/models/c_bpartner/${other.partnerId}`, { religion: 'x' })
    await sita.post('/api/v1/processes/voucher_approve', { c_payment_ID: 1 })
    await sita.post('/nou/attachment/getAttachmentZip', { model_name: 'c_payment', record_id: 1 })
    const librarian = await at.staff('librarian')
    await librarian.get('/api/v1/models/c_payment')
    const denied = async () => (await entries(librarian.userId)).length
    await expect.poll(denied).toBe(1)
    const mine = await entries(sita.userId)
    expect(mine.every(({ act, role }) => act === 'denied' && role === 'student')).toBe(true)
    const times = (subject: string) =>
      mine.filter((each) => each.subject === subject).reduce((sum, each) => sum + each.times, 0)
    expect(times('read c_bpartner')).toBe(50)
    expect(times('update c_bpartner')).toBe(1)
    expect(times('POST /api/v1/processes/:slug')).toBe(1)
    expect(times('POST /nou/attachment/getAttachmentZip')).toBe(1)
    expect(mine.length).toBeLessThan(20)
  })

  it('does not lose what still waits when the server closes', async () => {
    const librarian = await at.staff('librarian')
    await librarian.get('/api/v1/models/c_payment')
    await at.restart()
    expect(await entries(librarian.userId)).toMatchObject([
      { act: 'denied', subject: 'read c_payment', code: 'plan/unknown-model' },
    ])
    const admin = await at.staff('administrator')
    const given = { typed: 'read c_payment' }
    const { body } = await admin.post('/api/v1/processes/audit_entries', given)
    const found = (body['data'] as { entries: AuditEntry[] }).entries
    expect(new Set(found.map(({ subject }) => subject))).toEqual(new Set(['read c_payment']))
  })

  it('is never changed, and names the entry that was changed or taken out past it', async () => {
    const entry = (subject: string) => ({
      at: new Date(at.clock.nowMs()),
      ad_user_id: 1,
      role: 'registrar',
      act: 'read',
      subject,
      record: '',
      code: '',
      times: 1,
      process: '',
      before: '',
      after: '',
    })
    await Promise.all(
      Array.from({ length: 10 }, (_, each) =>
        at.database.transaction((transaction) =>
          append(transaction, [entry(`${each}`), entry('b')]),
        ),
      ),
    )
    const { kysely } = at.database
    const whole = await verifyChain(at.database)
    expect(whole).toMatchObject({ is: 'whole', hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
    const last = whole.is === 'whole' ? whole.entries : 0
    expect(last).toBeGreaterThan(20)
    for (const forbidden of [
      sql`update audit_entry set subject = 'x'`,
      sql`delete from audit_entry`,
      sql`truncate audit_entry`,
    ])
      await expect(forbidden.execute(kysely)).rejects.toThrow('never changed')
    const past = async (statement: ReturnType<typeof sql>) => {
      await sql`alter table audit_entry disable trigger all`.execute(kysely)
      await statement.execute(kysely)
      await sql`alter table audit_entry enable trigger all`.execute(kysely)
    }
    await past(sql`update audit_entry set role = 'student' where audit_entry_id = ${last - 5}`)
    expect(await verifyChain(at.database)).toEqual({ is: 'broken', entry: last - 5 })
    await past(sql`update audit_entry set role = 'registrar' where audit_entry_id = ${last - 5}`)
    expect((await verifyChain(at.database)).is).toBe('whole')
    await past(sql`delete from audit_entry where audit_entry_id = ${last - 3}`)
    expect(await verifyChain(at.database)).toEqual({ is: 'broken', entry: last - 2 })
  })
})
