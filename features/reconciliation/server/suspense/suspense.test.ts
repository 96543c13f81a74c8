import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { anApplicant, comeBack } from '#testing/applicant.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { fieldsOf, proposalRead } from '#testing/proposals-in-tests.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import {
  aPuzzle,
  importLine,
  linkAs,
  readLists,
  sendVoucher,
} from '../../testing/at-reconciliation.ts'

describe('money of the bank that no payment explains', () => {
  let at: TestServer
  let cashier: Person
  let second: Person
  let next = 100
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    cashier = await at.staff('cashier')
    second = await at.staff('administrator')
  })
  afterEach(() => expectSoundMoney(at.database))
  afterAll(() => at.close())

  const aLine = (facts: object = {}) =>
    importLine(at, second, { number: `S-${next++}`, remarks: 'SITA RAI', ...facts })
  const of = (lineId: number) => ({ bank_statement_line_ID: lineId })
  const move = (lineId: number, by = cashier, reason = 'No claim') =>
    by.post(processPath('suspense_move'), { ...of(lineId), reason })
  const back = (lineId: number, reason = 'Too early') =>
    cashier.post(processPath('suspense_back'), { ...of(lineId), reason })
  const place = (item: string, facts: object, by = cashier) =>
    by.post(processPath('suspense_place'), {
      item,
      reason: 'The student showed the slip',
      ...facts,
    })
  const sumOf = async (account: 'bank' | 'khalti' | 'suspense' | 'fees' | 'unclaimed') => {
    const { total } = await at.database.kysely
      .selectFrom('ledger_line')
      .select(({ fn }) => fn.sum<number | null>('amount').as('total'))
      .where('account', '=', account)
      .executeTakeFirstOrThrow()
    return total ?? 0
  }
  const writeOff = (item: string, reason = 'No one asked in three years') =>
    cashier.post(processPath('suspense_write_off'), { item, reason })
  const sums = async () => [await sumOf('bank'), await sumOf('suspense')]
  const placeOf = async (lineId: number) => {
    const found = await readLists(at, cashier)
    const has = (list: readonly { readonly key: string }[]) =>
      list.some(({ key }) => key === `line:${lineId}`)
    return { isOpen: has(found.onlyBank), inSuspense: has(found.suspense) }
  }

  it('goes to suspense, with its reason, and back', async () => {
    const lineId = await aLine()
    const [bank = 0, suspense = 0] = await sums()
    expect((await move(lineId)).body).toMatchObject({ isError: false })
    expect(await sums()).toEqual([bank + 150_000, suspense - 150_000])
    expect(await placeOf(lineId)).toEqual({ isOpen: false, inSuspense: true })
    expect((await move(lineId)).body['code']).toBe('rule/in-suspense')
    expect((await back(lineId)).body).toMatchObject({ isError: false })
    expect((await back(lineId)).body['code']).toBe('rule/not-in-suspense')
    expect(await sums()).toEqual([bank, suspense])
    expect(await placeOf(lineId)).toEqual({ isOpen: true, inSuspense: false })
    expect((await move(lineId)).body).toMatchObject({ isError: false })
  })

  it('goes there once however often it is pressed, and never without a reason', async () => {
    const lineId = await aLine()
    const [bank = 0] = await sums()
    expect((await move(lineId, cashier, ' ')).body['code']).toBe('rule/reason-needed')
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, press) => move(lineId, press % 2 === 0 ? cashier : second)),
    )
    expect(answers.filter(({ body }) => body['isError'] === false)).toHaveLength(1)
    expect((await sums())[0]).toBe(bank + 150_000)
    expect((await back(lineId, ' ')).body['code']).toBe('rule/reason-needed')
    expect((await move(999_999)).body['code']).toBe('rule/line-gone')
  })

  it('adds up on the page while it waits there', async () => {
    const { sums: all } = await readLists(at, cashier)
    expect(all.suspense).toBeGreaterThan(0)
    expect(all.matched + all.onlyBank + all.differs + all.suspense).toBe(all.inBank)
  })

  it('leaves suspense when it is linked to a payment', async () => {
    const { paymentId, lineId } = await aPuzzle(at, second, next++)
    await move(lineId)
    const [bank = 0, suspense = 0] = await sums()
    const { suspense: listed } = await readLists(at, cashier)
    expect(listed.find(({ key }) => key === `line:${lineId}`)?.likely).toMatchObject({
      key: `payment:${paymentId}`,
    })
    expect((await linkAs(cashier, { paymentId, lineId })).body['isError']).toBe(false)
    expect(await sums()).toEqual([bank, suspense + 150_000])
    expect((await move(lineId)).body['code']).toBe('rule/line-used')
  })

  it('leaves suspense when its own voucher comes later and is approved at the desk', async () => {
    const number = `S-${next++}`
    const lineId = await importLine(at, second, { number })
    await move(lineId)
    const [bank = 0] = await sums()
    const paymentId = await sendVoucher(at, await anApplicant(at), { number })
    const approved = { c_payment_ID: paymentId, amount: 1_500 }
    const { body } = await cashier.post(processPath('voucher_approve'), approved)
    expect(body['isError']).toBe(false)
    expect((await sums())[0]).toBe(bank)
    expect(await placeOf(lineId)).toEqual({ isOpen: false, inSuspense: false })
  })

  it('becomes a student’s credit by two people, once', async () => {
    const lineId = await aLine()
    await move(lineId)
    const { partnerId } = await anApplicant(at)
    const [bank, suspense] = await sums()
    const proposed = await place(`line:${lineId}`, { C_BPartner_ID: partnerId })
    const shown = await proposalRead(second, proposed)
    expect(fieldsOf(shown)?.map(([name]) => name)).toEqual([
      'Amount',
      'Money in suspense',
      'The bank’s remarks',
      'Day in the bank',
      'The student’s credit',
      'Reason',
    ])
    expect(await sums()).toEqual([bank, suspense])
    expect((await confirm(cashier, proposed)).body['code']).toBe('rule/own-entry')
    expect((await confirm(second, proposed)).body).toMatchObject({ isError: false })
    expect((await confirm(second, proposed)).body['isError']).toBe(true)
    expect(await sums()).toEqual([bank, suspense])
    const own = await at.database.kysely
      .selectFrom('n_suspense')
      .select('amount')
      .where('c_bpartner_id', '=', partnerId)
      .execute()
    expect(own).toEqual([{ amount: rupees(1_500) }])
    const account = await cashier.post(processPath('student_account'), {
      C_BPartner_ID: partnerId,
    })
    expect(account.body['data']).toMatchObject({
      statement: { rows: [{}, { type: 'placed', name: { en: expect.stringMatching(/^S-\d+$/) } }] },
    })
    const again = await place(`line:${lineId}`, { C_BPartner_ID: partnerId })
    expect(again.body['code']).toBe('rule/not-in-suspense')
    expect((await back(lineId)).body['code']).toBe('rule/not-in-suspense')
  })

  it('pays an open fee of the student, and what is over is their credit', async () => {
    const lineId = await aLine({ amount: 2_000 })
    await move(lineId)
    const applicant = await anApplicant(at)
    const { partnerId, applicationId } = applicant
    const fee = { payment_type: 'ENTRANCE', payment_reference_id: applicationId }
    const proposed = await place(`line:${lineId}`, { C_BPartner_ID: partnerId, ...fee })
    const { view } = await proposalRead(second, proposed)
    expect(view?.lists[0]?.rows).toMatchObject([{ partnerId }])
    expect((await confirm(second, proposed)).body).toMatchObject({ isError: false })
    expect(await applicant.application()).toMatchObject({ feepaid: 1_500, IsPaid: true })
    const student = await applicant.person()
    const { body } = await student.get('/api/v1/models/ad_note')
    expect(JSON.stringify(body)).toContain('was found to be yours')
  })

  it('is placed from the wallet too, where no link of ours explains it', async () => {
    const order = { amount: 77_700, purchase_order_id: 'lost', purchase_order_name: 'x' }
    const reply = at.khalti.initiate({ ...order, return_url: 'x:/' }, 'http://pay.test/')
    const pidx = /"pidx":"([\w-]+)"/.exec(JSON.stringify(reply))?.[1] ?? ''
    at.khalti.decide(pidx, 'pay')
    await comeBack(at, pidx)
    const { partnerId } = await anApplicant(at)
    const before = await readLists(at, cashier)
    expect(before.suspense.map(({ key }) => key)).toContain(`khalti:${pidx}`)
    const khalti = await sumOf('khalti')
    const proposed = await place(`khalti:${pidx}`, { C_BPartner_ID: partnerId })
    expect((await confirm(second, proposed)).body).toMatchObject({ isError: false })
    expect(await sumOf('khalti')).toBe(khalti)
    const after = await readLists(at, cashier)
    expect(after.suspense.map(({ key }) => key)).not.toContain(`khalti:${pidx}`)
    expect(after.sums.inBank).toBe(before.sums.inBank)
    expect(after.sums.matched).toBe(before.sums.matched + 77_700)
    const again = await place(`khalti:${pidx}`, { C_BPartner_ID: partnerId })
    expect(again.body['code']).toBe('rule/not-in-suspense')
  })

  it('is not placed where it went back meanwhile, to oneself, or to no student', async () => {
    const lineId = await aLine()
    await move(lineId)
    const { partnerId, applicationId } = await anApplicant(at)
    const proposed = await place(`line:${lineId}`, { C_BPartner_ID: partnerId })
    await back(lineId)
    expect((await confirm(second, proposed)).body['code']).toBe('rule/not-in-suspense')
    await move(lineId)
    const item = `line:${lineId}`
    const code = async (facts: object, key = item) => (await place(key, facts)).body['code']
    const owner = await at.staff('cashier')
    const { email } = await at.database.kysely
      .updateTable('ad_user')
      .set({ c_bpartner_id: partnerId })
      .where('ad_user_id', '=', owner.userId)
      .returning('email')
      .executeTakeFirstOrThrow()
    at.clock.advance(30_000) // a code counts once
    const own = await place(item, { C_BPartner_ID: partnerId }, await at.signIn(email))
    expect(own.body['code']).toBe('rule/own-money')
    expect(await code({ C_BPartner_ID: 999_999 })).toBe('rule/partner-unknown')
    const other = await anApplicant(at)
    const fee = { payment_type: 'ENTRANCE', payment_reference_id: applicationId }
    expect(await code({ C_BPartner_ID: other.partnerId, ...fee })).toBe('rule/partner-unknown')
    expect(await code({ C_BPartner_ID: partnerId }, 'purse:1')).toBe('rule/item-unknown')
    expect(await code({ C_BPartner_ID: partnerId }, 'khalti:none')).toBe('rule/item-unknown')
    expect(await code({ C_BPartner_ID: partnerId }, 'line:x')).toBe('rule/line-gone')
    expect(await code({ C_BPartner_ID: partnerId, reason: ' ' })).toBe('rule/reason-needed')
  })

  it('is not linked after it was placed, not even by SQL', async () => {
    const { paymentId, lineId } = await aPuzzle(at, second, next++)
    await move(lineId)
    const { partnerId } = await anApplicant(at)
    await confirm(second, await place(`line:${lineId}`, { C_BPartner_ID: partnerId }))
    const { body } = await linkAs(cashier, { paymentId, lineId })
    expect(body['code']).toBe('rule/line-used')
    const byHand = at.database.kysely
      .updateTable('voucher')
      .set({ state: 'APPROVED', bank_statement_line_id: lineId })
      .where('c_payment_id', '=', paymentId)
      .execute()
    await expect(byHand).rejects.toThrow(/in suspense, placed, written off or paid back/u)
  })

  it('that no one claims becomes income by two people, once, and is open no more', async () => {
    const { paymentId, lineId } = await aPuzzle(at, second, next++)
    await move(lineId)
    const [bank = 0, suspense = 0] = await sums()
    const unclaimed = await sumOf('unclaimed')
    const item = `line:${lineId}`
    expect((await writeOff(item, ' ')).body['code']).toBe('rule/reason-needed')
    const proposed = await writeOff(item)
    const shown = await proposalRead(second, proposed)
    expect(fieldsOf(shown)?.map(([name]) => name)).toEqual([
      'Amount',
      'Money in suspense',
      'The bank’s remarks',
      'Day in the bank',
      'Reason',
    ])
    const listed = await readLists(at, cashier)
    expect(listed.suspense.find(({ key }) => key === item)?.isProposed).toBe(true)
    expect((await confirm(cashier, proposed)).body['code']).toBe('rule/own-entry')
    expect(await sums()).toEqual([bank, suspense])
    expect((await confirm(second, proposed)).body).toMatchObject({ isError: false })
    expect(await sums()).toEqual([bank, suspense + 150_000])
    expect(await sumOf('unclaimed')).toBe(unclaimed - 150_000)
    expect(await placeOf(lineId)).toEqual({ isOpen: false, inSuspense: false })
    const after = await readLists(at, cashier)
    expect(after.sums.inBank).toBe(listed.sums.inBank)
    expect((await back(lineId)).body['code']).toBe('rule/not-in-suspense')
    expect((await writeOff(item)).body['code']).toBe('rule/not-in-suspense')
    expect((await linkAs(cashier, { paymentId, lineId })).body['code']).toBe('rule/line-used')
  })

  it('that was written off becomes a student’s after all, by two people, once', async () => {
    const lineId = await aLine({ amount: 2_000 })
    await move(lineId)
    const item = `line:${lineId}`
    await confirm(second, await writeOff(item))
    const listed = async () => {
      const { writtenOff } = await readLists(at, cashier)
      return writtenOff.find(({ key }) => key === item)
    }
    expect(await listed()).toMatchObject({
      amount: 200_000,
      reason: 'No one asked in three years',
      isProposed: false,
    })
    const [bank = 0, suspense = 0] = await sums()
    const unclaimed = await sumOf('unclaimed')
    const applicant = await anApplicant(at)
    const { partnerId, applicationId } = applicant
    const fee = { payment_type: 'ENTRANCE', payment_reference_id: applicationId }
    const proposed = await place(item, { C_BPartner_ID: partnerId, ...fee })
    expect((await listed())?.isProposed).toBe(true)
    at.clock.advance(30_000) // a code counts once
    expect((await confirm(cashier, proposed)).body['code']).toBe('rule/own-entry')
    const before = await readLists(at, cashier)
    expect((await confirm(second, proposed)).body).toMatchObject({ isError: false })
    expect(await sumOf('unclaimed')).toBe(unclaimed + 200_000)
    expect(await sums()).toEqual([bank, suspense - 50_000])
    expect(await applicant.application()).toMatchObject({ feepaid: 1_500, IsPaid: true })
    expect(await listed()).toBeUndefined()
    expect((await readLists(at, cashier)).sums).toEqual(before.sums)
    const again = await place(item, { C_BPartner_ID: partnerId })
    expect(again.body['code']).toBe('rule/not-in-suspense')
  })

  it('is not written off where it was placed meanwhile', async () => {
    const lineId = await aLine()
    await move(lineId)
    const proposed = await writeOff(`line:${lineId}`)
    const { partnerId } = await anApplicant(at)
    const placed = await place(`line:${lineId}`, { C_BPartner_ID: partnerId })
    expect((await confirm(second, placed)).body).toMatchObject({ isError: false })
    at.clock.advance(30_000) // a code counts once
    expect((await confirm(second, proposed)).body['code']).toBe('rule/not-in-suspense')
  })

  it('of the wallet is written off too', async () => {
    const order = { amount: 66_600, purchase_order_id: 'lost too', purchase_order_name: 'x' }
    const reply = at.khalti.initiate({ ...order, return_url: 'x:/' }, 'http://pay.test/')
    const pidx = /"pidx":"([\w-]+)"/.exec(JSON.stringify(reply))?.[1] ?? ''
    at.khalti.decide(pidx, 'pay')
    await comeBack(at, pidx)
    const [khalti, unclaimed] = [await sumOf('khalti'), await sumOf('unclaimed')]
    const proposed = await writeOff(`khalti:${pidx}`)
    expect((await confirm(second, proposed)).body).toMatchObject({ isError: false })
    expect(await sumOf('khalti')).toBe(khalti)
    expect(await sumOf('unclaimed')).toBe(unclaimed - 66_600)
    const after = await readLists(at, cashier)
    expect(after.suspense.map(({ key }) => key)).not.toContain(`khalti:${pidx}`)
    expect(after.writtenOff.map(({ key }) => key)).toContain(`khalti:${pidx}`)
    const { partnerId } = await anApplicant(at)
    at.clock.advance(30_000) // a code counts once
    const placed = await place(`khalti:${pidx}`, { C_BPartner_ID: partnerId })
    expect((await confirm(second, placed)).body).toMatchObject({ isError: false })
    expect(await sumOf('unclaimed')).toBe(unclaimed)
    expect(await sumOf('khalti')).toBe(khalti)
  })

  it('holds its statement, which cannot be taken back any more', async () => {
    const lineId = await aLine()
    await move(lineId)
    const { bank_statement_id } = await at.database.kysely
      .selectFrom('bank_statement_line')
      .select('bank_statement_id')
      .where('bank_statement_line_id', '=', lineId)
      .executeTakeFirstOrThrow()
    const { body } = await cashier.post(processPath('bank_statement_take_back'), {
      bank_statement_ID: bank_statement_id,
    })
    expect(body['code']).toBe('rule/statement-moved')
  })
})
