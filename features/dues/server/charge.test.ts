import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectSoundMoney } from '#testing/invariants.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import { someone } from '#testing/kinds/program-applicant.ts'
import type { Person } from '#testing/person.ts'
import { fieldsOf, proposalRead } from '#testing/proposals-in-tests.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { aDue } from '../testing/due.factory.ts'

describe('an amount that is charged to a student', () => {
  let at: TestServer
  let cashier: Person
  let second: Person
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    cashier = await at.staff('cashier')
    second = await at.staff('registrar')
  })
  afterEach(() => expectSoundMoney(at.database))
  afterAll(() => at.close())

  const charge = (partnerId: number, facts: object = {}) =>
    cashier.post('/api/v1/processes/due_charge', {
      C_BPartner_ID: partnerId,
      name: 'Broken window',
      name_ne: 'फुटेको झ्याल',
      amount: 350,
      head: 'FINE',
      reason: 'Laboratory note 4',
      ...facts,
    })
  const waive = (id: number, reason = 'Paid at the laboratory') =>
    cashier.post('/api/v1/processes/due_waive', { n_due_ID: id, reason })
  const listed = async (partnerId: number) => {
    const answer = await cashier.post('/api/v1/processes/student_dues', {
      C_BPartner_ID: partnerId,
    })
    return (answer.body['data'] as { dues: Record<string, unknown>[] }).dues
  }
  const own = async (person: Person) =>
    (await person.get('/api/v1/models/n_due')).body['records'] as Record<string, unknown>[]

  it('is due when a second person confirms it, and the student is notified', async () => {
    const { person, partnerId } = await someone(at)
    const proposed = await charge(partnerId)
    expect(await own(person)).toEqual([])
    expect(fieldsOf(await proposalRead(second, proposed))).toEqual([
      ['For', null, { en: 'Broken window', ne: 'फुटेको झ्याल' }],
      ['Amount in rupees', null, { paisa: 35_000 }],
      ['Head of income', null, { en: 'Fine', ne: 'जरिवाना' }],
      ['Reason', null, 'Laboratory note 4'],
    ])
    expect((await confirm(cashier, proposed)).body).toMatchObject({ code: 'rule/own-entry' })
    expect((await confirm(second, proposed)).body).toMatchObject({ isError: false })
    expect(await own(person)).toMatchObject([{ name: 'Broken window', totalfee: 350 }])
    const notices = await person.get('/api/v1/models/ad_note')
    expect(notices.text).toContain('Rs. 350 is due: Broken window.')
    expect((await charge(partnerId)).body).toMatchObject({ code: 'rule/same-name' })
  })

  it('is refused by field', async () => {
    const { partnerId } = await someone(at)
    const codes = []
    for (const facts of [
      { name: ' ' },
      { amount: 0 },
      { amount: -5 },
      { head: 'TOYS' },
      { reason: ' ' },
      { C_BPartner_ID: 1 },
    ])
      codes.push((await charge(partnerId, facts)).body['code'])
    expect(codes).toEqual([
      'rule/name-needed',
      'rule/amount-outside',
      'rule/amount-outside',
      'rule/head-unknown',
      'rule/reason-needed',
      'rule/student-unknown',
    ])
  })

  it('is paid under its head, in parts; the rest may be waived, what is paid stays paid', async () => {
    const { person, partnerId } = await someone(at)
    const id = await aDue(at, partnerId)
    const paid = await cashier.post('/api/v1/processes/cash_take', {
      C_BPartner_ID: partnerId,
      payment_type: 'DUE',
      payment_reference_id: id,
      amount: 20,
      owed: 50,
    })
    expect(paid.body).toMatchObject({ isError: false })
    expect(await listed(partnerId)).toMatchObject([{ owed: 3_000, paid: 2_000, mayWaive: true }])
    const proposed = await waive(id)
    expect(await listed(partnerId)).toMatchObject([{ mayWaive: false }])
    expect((await confirm(second, proposed)).body).toMatchObject({ isError: false })
    expect(await listed(partnerId)).toEqual([])
    const account = await person.post('/api/v1/processes/student_account', {})
    const { statement } = account.body['data'] as { statement: Record<string, unknown> }
    expect(statement).toMatchObject({ charged: 2_000, paid: 2_000, owed: 0 })
    expect((await waive(id)).body).toMatchObject({ code: 'rule/due-unknown' })
    expect(await aDue(at, partnerId)).toBeGreaterThan(id)
  })

  it('that is paid cannot be waived', async () => {
    const { partnerId } = await someone(at)
    const id = await aDue(at, partnerId)
    const proposed = await waive(id)
    await cashier.post('/api/v1/processes/cash_take', {
      C_BPartner_ID: partnerId,
      payment_type: 'DUE',
      payment_reference_id: id,
      amount: 50,
      owed: 50,
    })
    expect((await confirm(second, proposed)).body).toMatchObject({ code: 'rule/is-paid' })
  })
})
