import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codeAt } from '#features/staff/server/one-time-code.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { anApplicant, type Applicant } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import type { Person } from '#testing/person.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import { testCodeSecret } from '#testing/test-people.ts'
import { fieldsOf, proposalRead } from '#testing/proposals-in-tests.ts'
import { giveCredit } from '../../testing/credit.factory.ts'
import { ownMoneyPath } from '../../wire/own-money.ts'

describe('the credit of a student', () => {
  let at: TestServer
  let cashier: Person
  let second: Person
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    cashier = await at.staff('cashier')
    second = await at.staff('cashier')
  })
  afterEach(() => expectSoundMoney(at.database))
  afterAll(() => at.close())

  /** Applicant who owes Rs. 1,500 and has a credit of Rs. 600. */
  async function withCredit(): Promise<Applicant> {
    const sita = await anApplicant(at)
    await at.database.transaction((transaction) =>
      giveCredit(transaction, sita.partnerId, rupees(600)),
    )
    return sita
  }
  const own = async ({ person }: Applicant) => (await (await person()).get(ownMoneyPath)).body
  const setOff = ({ partnerId, applicationId }: Applicant, body: object = {}) =>
    cashier.post('/api/v1/processes/credit_set_off', {
      C_BPartner_ID: partnerId,
      payment_type: 'ENTRANCE',
      payment_reference_id: applicationId,
      ...body,
    })
  const payOut = ({ partnerId }: Applicant, body: object = {}) =>
    cashier.post('/api/v1/processes/credit_pay_out', {
      C_BPartner_ID: partnerId,
      amount: 600,
      bank: 'NIC Asia Bank',
      account_holder: 'Sita Rai',
      account_number: '0110-203040',
      reason: 'Asked for by letter 12',
      ...body,
    })

  it('is set off against a fee by two people, and stands in the payment history', async () => {
    const sita = await withCredit()
    expect((await setOff(sita, { amount: 600.01 })).body).toMatchObject({
      code: 'rule/amount-wrong',
    })
    const proposed = await setOff(sita)
    expect(fieldsOf(await proposalRead(second, proposed))).toEqual([
      ['Amount', null, { paisa: 60_000 }],
      ['Remaining amount', { paisa: 60_000 }, { paisa: 0 }],
      ['Still owed', { paisa: 150_000 }, { paisa: 90_000 }],
    ])
    expect((await confirm(cashier, proposed)).body).toMatchObject({ code: 'rule/own-entry' })
    const both = await Promise.all([confirm(second, proposed), confirm(second, proposed)])
    expect(both.map(({ body }) => body['isError']).toSorted()).toEqual([false, true])
    expect(await sita.application()).toMatchObject({ feepaid: 600, IsPaid: false })
    expect(await own(sita)).toMatchObject({
      credit: 0,
      setOffs: [
        { document_type: 'Entrance Fee', amount: 600, by: 'credit', date: expect.any(String) },
      ],
    })
    expect((await setOff(sita)).body).toMatchObject({ code: 'rule/award-used' })
  })

  it('and the fees it may pay are listed for the cashier', async () => {
    const sita = await withCredit()
    const listed = async () =>
      (
        await cashier.post('/api/v1/processes/set_off_standing', {
          C_BPartner_ID: sita.partnerId,
        })
      ).body['data']
    const fee = { payment_type: 'ENTRANCE', payment_reference_id: sita.applicationId }
    expect(await listed()).toMatchObject({
      credit: 600,
      sources: [{ process: 'credit_set_off', id: sita.partnerId, left: 600 }],
      fees: [{ ...fee, owed: 1_500 }],
    })
    await confirm(second, await setOff(sita, { amount: 600 }))
    expect(await listed()).toMatchObject({ credit: 0, sources: [], fees: [{ owed: 900 }] })
  })

  it('cannot pay another student’s fee', async () => {
    const [sita, ram] = [await withCredit(), await anApplicant(at)]
    const asked = await setOff(sita, { payment_reference_id: ram.applicationId })
    expect(asked.body).toMatchObject({ code: 'rule/reference-unknown' })
  })

  it('is paid out to a bank account by two people, and the student is notified', async () => {
    const sita = await withCredit()
    for (const [body, code] of [
      [{ amount: 600.01 }, 'rule/amount-wrong'],
      [{ amount: 0 }, 'rule/amount-wrong'],
      [{ amount: -5 }, 'rule/amount-wrong'],
      [{ account_number: '12 or 13' }, 'rule/account-wrong'],
      [{ C_BPartner_ID: 1 }, 'rule/partner-unknown'],
    ] as const)
      expect((await payOut(sita, body)).body).toMatchObject({ code })
    const proposed = await payOut(sita)
    const read = await proposalRead(second, proposed)
    expect(fieldsOf(read)).toEqual([
      ['Amount', null, { paisa: 60_000 }],
      ['The student’s credit', { paisa: 60_000 }, { paisa: 0 }],
      ['Bank', null, 'NIC Asia Bank'],
      ['Account name', null, 'Sita Rai'],
      ['Account number', null, '0110-203040'],
      ['Reason', null, 'Asked for by letter 12'],
    ])
    expect(read.view?.lists[0]?.rows).toMatchObject([{ partnerId: sita.partnerId }])
    expect((await payOut(sita)).body).toMatchObject({ code: 'rule/proposal-open' })
    expect((await confirm(cashier, proposed)).body).toMatchObject({ code: 'rule/own-entry' })
    expect((await own(sita))['credit']).toBe(600)
    expect((await confirm(second, proposed)).body).toMatchObject({ isError: false })
    expect((await own(sita))['credit']).toBe(0)
    const notes = await (await sita.person()).get('/api/v1/models/ad_note')
    expect(notes.text).toContain('goes back to your account at NIC Asia Bank that ends in 3040')
  })

  it('is neither set off nor paid out without a fresh code, nor with one that was used', async () => {
    for (const propose of [setOff, payOut]) {
      const sita = await withCredit()
      const { n_proposal_ID } = (await propose(sita)).body['data'] as { n_proposal_ID: number }
      const person = await at.staff('cashier')
      const confirming = async (more: object) =>
        (await person.post('/api/v1/processes/proposal_confirm', { n_proposal_ID, ...more })).body
      expect(await confirming({})).toMatchObject({ code: 'rule/code-needed' })
      const used = codeAt(testCodeSecret, at.clock.nowMs())
      expect(await confirming({ code: used })).toMatchObject({ code: 'rule/code-wrong' })
      expect((await own(sita))['credit']).toBe(600)
      expect(await confirming({ code: await person.code() })).toMatchObject({ isError: false })
      expect((await own(sita))['credit']).toBe(0)
    }
  })

  it('is used once, though a set-off and a pay-out wait for it together', async () => {
    const sita = await withCredit()
    const proposals = [await setOff(sita), await payOut(sita)]
    const answers = await Promise.all(proposals.map((each) => confirm(second, each)))
    expect(answers.map(({ body }) => body['isError']).toSorted()).toEqual([false, true])
    expect((await own(sita))['credit']).toBe(0)
  })

  it('is the cashier’s and the administrator’s to use', async () => {
    const sita = await withCredit()
    const body = { C_BPartner_ID: sita.partnerId, amount: 1, bank: 'B', reason: 'r' }
    const account = { account_holder: 'S', account_number: '0110203040' }
    for (const person of [
      await sita.person(),
      await at.staff('registrar'),
      await at.staff('librarian'),
    ])
      for (const slug of ['credit_pay_out', 'credit_set_off', 'set_off_standing'])
        expect(
          (await person.post(`/api/v1/processes/${slug}`, { ...body, ...account })).status,
        ).toBe(403)
  })
})
