import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { purposes } from '#features/payments/rules/purposes.ts'
import {
  aSlip,
  anApplicant,
  type Applicant,
  comeBack,
  payWithKhalti,
  pidxOf,
} from '#testing/applicant.ts'
import { importAs, statementCsv } from '#testing/bank-statements-in-tests.ts'
import {
  storeTestAccount,
  firstAccountId,
} from '#features/bank-accounts/testing/bank-account.factory.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { addsUp } from '../rules/reconcile.ts'
import { walletAccount } from '../rules/of-account.ts'
import type { Reconciliation } from '../wire/reconciliation.ts'

const anAccount = {
  bank: 'Nepal Bank',
  branch: 'Dhunche',
  number: '0011-2233-44',
  holder: 'A University',
  purposes: null,
  qr: null,
  from: null,
  until: null,
  isActive: true,
}

describe('the reconciliation', () => {
  let at: TestServer
  let cashier: Person
  let today: ReturnType<typeof todayOf>
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    cashier = await at.staff('cashier')
    today = todayOf(at)
  })
  afterEach(() => expectSoundMoney(at.database))
  afterAll(() => at.close())

  const read = async (facts: object = {}): Promise<Reconciliation> => {
    const days = { first_day: addDays(today, -20), last_day: today }
    const { body } = await cashier.post(processPath('reconciliation'), { ...days, ...facts })
    return (body['data'] as { reconciliation: Reconciliation }).reconciliation
  }
  const upload = ({ uploadVoucher }: Applicant, voucher_no: string, more: object = {}) =>
    uploadVoucher(aSlip(), {
      bank: 'Nepal Bank',
      voucher_no,
      voucher_date: addDays(today, -2),
      ...more,
    })
  const numbers = (list: readonly { readonly number: string }[]) => list.map(({ number }) => number)

  it('without statements has all vouchers in the portal only, and waits for the statement', async () => {
    await upload(await anApplicant(at), 'A-5001')
    const found = await read()
    expect(numbers(found.onlyPortal)).toEqual(['A-5001'])
    expect(found.onlyPortal[0]).toMatchObject({ note: 'no-statement', likely: null })
    expect(found).toMatchObject({ until: null, oldest: null, counts: { onlyBank: 0 } })
  })

  it('puts lines and vouchers side by side: matched, one side only, and another amount', async () => {
    const roshani = await anApplicant(at, undefined, { name: 'Roshani Tamang' })
    await upload(roshani, '00935144')
    await upload(await anApplicant(at), '00934810')
    const day = addDays(today, -2)
    const csv = statementCsv(
      `${day},A-5001,1500,`,
      `${day},00935145,1500,ROSHNI TAMANG`,
      `${day},00934810,1450,`,
      `${day},,777,CASH DEPOSIT`,
      `${addDays(today, -30)},9,10,too old`,
    )
    expect((await importAs(cashier, csv)).body['isError']).toBe(false)
    const found = await read()
    expect(numbers(found.onlyBank)).toEqual(['00935145', ''])
    expect(found.onlyBank[0]?.likely).toMatchObject({
      number: '00935144',
      name: { en: 'Roshani Tamang' },
    })
    expect(found.onlyPortal.map(({ number, likely }) => [number, likely?.number])).toEqual([
      ['00935144', '00935145'],
    ])
    expect(found.differs).toMatchObject([
      {
        item: { amount: rupees(1_450), isOwn: true },
        claim: { amount: rupees(1_500), isOwn: false },
      },
    ])
    expect(found.sums).toEqual({
      inBank: rupees(1_500 + 1_500 + 1_450 + 777),
      matched: rupees(1_500),
      onlyBank: rupees(2_277),
      onlyPortal: rupees(1_500),
      differs: rupees(1_450),
      suspense: 0,
    })
    expect(found).toMatchObject({ until: day, oldest: day })
  })

  it('counts the open fees of an amount that no claim explains', async () => {
    await anApplicant(at)
    await importAs(cashier, statementCsv(`${addDays(today, -9)},,1500,CASH`))
    const { onlyBank } = await read()
    const unnamed = onlyBank.find(({ remarks }) => remarks === 'CASH')
    expect(unnamed?.openFees).toBeGreaterThan(0)
    expect(onlyBank.find(({ amount }) => amount === rupees(777))?.openFees).toBe(0)
  })

  it('has what the wallet credited on both sides, and what it took otherwise apart', async () => {
    const before = await read()
    await payWithKhalti(at, await anApplicant(at), 150_000)
    const held = await anApplicant(at)
    const pidx = pidxOf(await held.getLink(150_000))
    at.khalti.change(pidx, { status: 'Completed', amount: 75_000 })
    await comeBack(at, pidx)
    const after = await read()
    expect(after.counts.matched).toBe(before.counts.matched + 1)
    expect(after.sums.inBank).toBe(before.sums.inBank + 225_000)
    expect(after.differs.at(-1)).toMatchObject({
      item: { source: 'khalti', amount: 75_000 },
      claim: { tender: 'Khalti', amount: 150_000, forWhat: purposes['ENTRANCE'] },
    })
  })

  it('has each line once, although its statement is imported twice or overlaps another', async () => {
    const before = await read()
    const csv = statementCsv(`${addDays(today, -5)},TWICE 1,321,`)
    expect((await importAs(cashier, csv)).body['isError']).toBe(false)
    expect((await importAs(cashier, csv)).body['code']).toBe('rule/statement-known')
    const overlapping = statementCsv(
      `${addDays(today, -5)},twice-1,321,`,
      `${addDays(today, -4)},TWICE 2,1,`,
    )
    expect((await importAs(cashier, overlapping)).body['code']).toBe('rule/statement-wrong')
    const after = await read()
    expect(after.counts.onlyBank).toBe(before.counts.onlyBank + 1)
    expect(after.sums.inBank).toBe(before.sums.inBank + rupees(321))
  })

  it('sends the first of each list, and counts them all', async () => {
    const found = await read({ most: 1 })
    expect(found.onlyBank).toHaveLength(1)
    expect(found.counts.onlyBank).toBe(4)
  })

  it.each([
    ['2026-11-20', '2026-11-19'],
    ['soon', '2026-11-19'],
    ['2020-01-01', '2026-11-19'],
  ])('refuses days that are none: from %s to %s', async (first_day, last_day) => {
    const { body } = await cashier.post(processPath('reconciliation'), { first_day, last_day })
    expect(body['code']).toBe('rule/days-wrong')
  })

  it('is not for roles that do not read payments', async () => {
    const librarian = await at.staff('librarian')
    const days = { first_day: today, last_day: today }
    expect((await librarian.post(processPath('reconciliation'), days)).status).toBe(403)
  })

  it('names a student without a Nepali name in English to readers of Nepali', async () => {
    const applicant = await anApplicant(at, undefined, { name: 'John Smith' })
    await at.database.kysely
      .updateTable('c_bpartner')
      .set({ name_nepali: '' })
      .where('c_bpartner_id', '=', applicant.partnerId)
      .execute()
    await upload(applicant, 'A-5002')
    const found = (await read()).onlyPortal.find(({ number }) => number === 'A-5002')
    expect(found?.name).toEqual({ en: 'John Smith', ne: 'John Smith' })
  })

  it('shows one account, or the wallet, whose lists add up by themselves', async () => {
    const account = { ...anAccount, bank: 'Everest Bank', number: '0099-2211-77' }
    const second = await at.database.transaction((transaction) =>
      storeTestAccount(transaction, account),
    )
    const day = addDays(today, -3)
    const first = await importAs(cashier, statementCsv(`${day},B-1,610,`), {
      n_bank_account_ID: firstAccountId,
    })
    // Nothing in the file names the second account: a person chose it.
    const other = await importAs(cashier, statementCsv(`${day},B-2,720,`), {
      n_bank_account_ID: second,
    })
    expect([first, other].map(({ body }) => body['isError'])).toEqual([false, false])
    const all = await read()
    const ofSecond = await read({ account: String(second) })
    expect(ofSecond.sums).toMatchObject({ inBank: rupees(720), matched: 0, onlyBank: rupees(720) })
    expect(numbers(ofSecond.onlyBank)).toEqual(['B-2'])
    expect(ofSecond.until).toBe(day)
    const ofFirst = await read({ account: String(firstAccountId) })
    const wallet = await read({ account: walletAccount })
    expect(numbers(ofFirst.onlyBank)).toContain('B-1')
    expect(numbers(ofFirst.onlyBank)).not.toContain('B-2')
    expect(ofFirst.sums.inBank + ofSecond.sums.inBank + wallet.sums.inBank).toBe(all.sums.inBank)
    for (const { sums } of [ofFirst, ofSecond, wallet]) expect(addsUp(sums)).toBe(true)
    expect(all.accounts.map(({ name }) => name)).toContain('Everest Bank, 0099-2211-77')
    const unknown = await cashier.post(processPath('reconciliation'), {
      first_day: day,
      last_day: today,
      account: '12',
    })
    expect(unknown.body['code']).toBe('rule/no-account')
  })
})
