import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { storeTestAccount } from '#features/bank-accounts/testing/bank-account.factory.ts'
import { langtangAccount } from '#features/institution/testing/institution.factory.ts'
import { addDays, day } from '#platform/pure/calendar/day.ts'
import { anApplicant, anOpening, aSlip } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { DeskRow } from '#features/desk/wire/desk.ts'
import type { Evidence } from '#features/desk/wire/evidence.ts'
import type { Person } from '#testing/person.ts'
import { aSlipSentTwice } from '#testing/used-slip-in-tests.ts'
import { expectSoundMoney } from '#testing/invariants.ts'

describe('the slip of a voucher', () => {
  let at: TestServer
  let openingId: number

  beforeAll(async () => {
    at = await testServer()
    openingId = await anOpening(at)
  })
  afterEach(() => expectSoundMoney(at.database))
  afterAll(() => at.close())

  async function upload(typed: Record<string, unknown>) {
    const sita = await anApplicant(at, openingId)
    return sita.uploadVoucher(aSlip(), typed)
  }

  const stateOf = async (paymentId: unknown) =>
    at.database.kysely
      .selectFrom('voucher')
      .select(['state', 'bank', 'slip_number', 'slip_day'])
      .where('c_payment_id', '=', Number(paymentId))
      .executeTakeFirstOrThrow()

  it('has its typed fields stored beside the image', async () => {
    const typed = {
      bank: 'Nepal Bank',
      branch: 'Dhunche',
      voucher_no: '0093-5120',
      voucher_date: '2026-11-20',
    }
    const { body } = await upload(typed)
    expect(await stateOf(body['C_Payment_ID'])).toEqual({
      state: 'SUBMITTED',
      bank: 'Nepal Bank',
      slip_number: '0093-5120',
      slip_day: '2026-11-20',
    })
  })

  it.each([
    ['nabil bank limited', 'Nabil Bank'],
    ['नबिल बैंक लि.', 'Nabil Bank'],
    ['Nepal Demo Bank Ltd.', 'Nepal Demo Bank'],
    ['Langtang   Cooperative', 'Langtang Cooperative'],
  ])('has the bank %s stored as %s', async (bank, stored) => {
    const typed = { bank, voucher_no: `B-${bank.length}`, voucher_date: '2026-11-20' }
    const { body } = await upload(typed)
    expect(await stateOf(body['C_Payment_ID'])).toMatchObject({ state: 'SUBMITTED', bank: stored })
  })

  it('owes the fee of the day the bank stamped, also when it is sent after the last regular day', async () => {
    const opening = await anOpening(at, { state: 'late-fee' })
    const [early, late] = [await anApplicant(at, opening), await anApplicant(at, opening)]
    const { apply_to: lastDay } = await at.database.kysely
      .selectFrom('n_entrance_open')
      .select('apply_to')
      .where('n_entrance_open_id', '=', opening)
      .executeTakeFirstOrThrow()
    const send = (by: typeof early, voucher_no: string, voucher_date: string) =>
      by.uploadVoucher(aSlip(), { bank: 'Nepal Bank', voucher_no, voucher_date })
    await send(early, 'REG-1', String(lastDay))
    await send(late, 'LATE-1', addDays(day(String(lastDay)), 1))
    const [regular, raised] = [await early.application(), await late.application()]
    expect(Number(raised['totalfee'])).toBeGreaterThan(Number(regular['totalfee']))
    expect(regular['totalfee']).toBe(1_500)
  })

  it('P-11: holds the same bank and number from another student, whatever the case', async () => {
    await upload({ bank: 'Himal Bank', voucher_no: 'HB-77', voucher_date: '2026-11-19' })
    const { body } = await upload({
      bank: 'HIMAL bank',
      voucher_no: 'hb-77',
      voucher_date: '2026-11-19',
    })
    expect(await stateOf(body['C_Payment_ID'])).toMatchObject({ state: 'HELD' })
  })

  it.each([
    ['another spelling of the bank', { bank: 'Nabil Bank Ltd.', voucher_no: 'NB-4411' }],
    ['a blank for the dash', { bank: 'Nabil Bank', voucher_no: 'NB 4411' }],
    ['Devanagari digits', { bank: 'Nabil Bank', voucher_no: 'nb४४११' }],
    ['the bank in Nepali', { bank: 'नबिल बैंक लिमिटेड', voucher_no: 'NB-4411' }],
  ])('P-11: holds the same slip under %s', async (_, again) => {
    const fresh = `7${Math.random().toString().slice(2, 8)}`
    const number = (typed: string) => `${typed}/${fresh}`
    await upload({ bank: 'Nabil Bank', voucher_no: number('NB-4411'), voucher_date: '2026-11-19' })
    const { body } = await upload({
      ...again,
      voucher_no: number(again.voucher_no),
      voucher_date: '2026-11-19',
    })
    expect(await stateOf(body['C_Payment_ID'])).toMatchObject({ state: 'HELD' })
  })

  async function review(cashier: Person, record: number) {
    const { body } = await cashier.post('/api/v1/processes/desk_item', {
      queue: 'vouchers',
      record,
    })
    return (body['data'] as { evidence: Evidence }).evidence
  }
  async function rowOf(cashier: Person, record: number) {
    const { body } = await cashier.post('/api/v1/processes/desk_list', { queue: 'vouchers' })
    return (body['data'] as { rows: readonly DeskRow[] }).rows.find((row) => row.record === record)
  }

  it('names the account it should have been paid into, and stays ready for a batch', async () => {
    const cashier = await at.staff('cashier')
    const typed = { bank: 'Nepal Bank', voucher_no: 'ACC-1', voucher_date: '2026-11-20' }
    const record = Number((await upload(typed)).body['C_Payment_ID'])
    const { checks } = await review(cashier, record)
    expect(checks.at(-1)).toMatchObject({
      fact: { en: 'Account' },
      values: [{ en: 'on the slip' }, { en: 'No statement' }, '…345678'],
      sign: 'agree',
    })
    expect(await rowOf(cashier, record)).toMatchObject({ isReady: true, words: { en: 'Ready' } })
    const batch = { 'desk-lot': 'b'.repeat(32) }
    const body = { c_payment_ID: record, amount: 1_500 }
    const approved = await cashier.post('/api/v1/processes/voucher_approve', body, batch)
    expect(approved.body).toMatchObject({ isError: false })
  })

  it('is of the account that the student chose, and of none that is for other fees', async () => {
    const account = { ...langtangAccount, bank: 'Nabil Bank', qr: null }
    const [entrance, exam] = await at.database.transaction(async (transaction) => [
      await storeTestAccount(transaction, {
        ...account,
        number: '0110017511',
        purposes: ['ENTRANCE'],
      }),
      await storeTestAccount(transaction, { ...account, number: '0110017522', purposes: ['EXAM'] }),
    ])
    const slip = (n: number) => ({
      bank: 'Nepal Bank',
      voucher_no: `TWO-${n}`,
      voucher_date: '2026-11-20',
    })
    const refused = await upload({ ...slip(1), n_bank_account_ID: exam })
    expect(refused.body).toMatchObject({
      code: 'rule/account-not-for-fee',
      errors: [{ field: 'n_bank_account_ID' }],
    })
    const unknown = await upload({ ...slip(1), n_bank_account_ID: 5 })
    expect(unknown.body).toMatchObject({ code: 'rule/account-unknown' })
    const cashier = await at.staff('cashier')
    const accountRow = async (typed: object) => {
      const id = Number((await upload({ ...typed })).body['C_Payment_ID'])
      const { n_bank_account_id: stored } = await at.database.kysely
        .selectFrom('voucher')
        .select('n_bank_account_id')
        .where('c_payment_id', '=', id)
        .executeTakeFirstOrThrow()
      return [stored, (await review(cashier, id)).checks.at(-1)?.values]
    }
    const [typed, both] = ['…017511', '…345678, …017511']
    const none = { en: 'No statement' }
    expect(await accountRow({ ...slip(2), n_bank_account_ID: entrance })).toMatchObject([
      entrance,
      [typed, none, both],
    ])
    expect(await accountRow(slip(3))).toMatchObject([null, [{ en: 'on the slip' }, none, both]])
    await at.database.kysely
      .updateTable('n_bank_account')
      .set({ isactive: false })
      .where('n_bank_account_id', 'in', [entrance ?? 0, exam ?? 0])
      .execute()
  })

  it('reports two claims to one slip at both, each naming the other, and approves neither in a batch', async () => {
    const cashier = await at.staff('cashier')
    const { first, second, firstId, heldId } = await aSlipSentTwice(at)
    const nameOf = async ({ partnerId }: { readonly partnerId: number }) =>
      (
        await at.database.kysely
          .selectFrom('c_bpartner')
          .select('name')
          .where('c_bpartner_id', '=', partnerId)
          .executeTakeFirstOrThrow()
      ).name
    const claims = [
      [firstId, await nameOf(second), 'look', 'Claimed twice'],
      [heldId, await nameOf(first), 'block', 'Used before'],
    ] as const
    for (const [record, other, sign, words] of claims) {
      const { alerts, files } = await review(cashier, record)
      expect(alerts.map(({ text }) => text.en)).toEqual([expect.stringContaining(other)])
      expect(files).toHaveLength(2)
      expect(await rowOf(cashier, record)).toMatchObject({
        sign,
        words: { en: words },
        isReady: false,
      })
    }
    const batch = { 'desk-lot': 'a'.repeat(32) }
    const approved = await cashier.post(
      '/api/v1/processes/voucher_approve',
      { c_payment_ID: firstId, amount: 1_500 },
      batch,
    )
    expect(approved.body).toMatchObject({ code: 'rule/not-ready' })
  })

  it('approves the later claim once the earlier one was returned', async () => {
    const cashier = await at.staff('cashier')
    const { firstId, heldId } = await aSlipSentTwice(at)
    const approve = { c_payment_ID: heldId, amount: 1_500 }
    const call = (slug: string, body: object) => cashier.post(`/api/v1/processes/${slug}`, body)
    expect((await call('voucher_approve', approve)).body).toMatchObject({
      code: 'rule/voucher-held',
    })
    await call('voucher_return', { c_payment_ID: firstId, reason: 'Slip of another student' })
    expect((await call('voucher_approve', approve)).body).toMatchObject({ isError: false })
  })

  it('shows the same number at another bank beside each other, and lets a person decide', async () => {
    const cashier = await at.staff('cashier')
    const typed = { voucher_no: 'SAME-1', voucher_date: '2026-11-19' }
    await upload({ ...typed, bank: 'Siddhartha Bank' })
    const { body } = await upload({ ...typed, bank: 'Machhapuchchhre Bank' })
    const record = Number(body['C_Payment_ID'])
    expect(await rowOf(cashier, record)).toMatchObject({ words: { en: 'Similar' }, isReady: false })
    const approve = { c_payment_ID: record, amount: 1_500 }
    expect((await cashier.post('/api/v1/processes/voucher_approve', approve)).body).toMatchObject({
      isError: false,
    })
  })

  it.each([
    [{ voucher_date: '2026-11-21' }, 'voucher_date'],
    [{ voucher_date: '2026-13-01' }, 'voucher_date'],
    [{ voucher_no: '<b>' }, 'voucher_no'],
    [{ bank: 'x'.repeat(81) }, 'bank'],
    [{ bank: '' }, 'bank'],
  ])('refuses %o field by field and stores nothing', async (typed, field) => {
    const before = await at.database.kysely.selectFrom('voucher').select('c_payment_id').execute()
    const refused = await upload(typed)
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field }] } })
    expect(await at.database.kysely.selectFrom('voucher').select('c_payment_id').execute()).toEqual(
      before,
    )
  })
})
