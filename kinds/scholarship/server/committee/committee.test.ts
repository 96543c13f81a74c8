import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeAt } from '#features/staff/server/one-time-code.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import type { Person } from '#testing/person.ts'
import { testCodeSecret } from '#testing/test-people.ts'
import { academicsOf } from '#testing/kinds/programs-in-tests.ts'
import { aScholarship, storeScholarship } from '../../testing/scholarship.factory.ts'

type Ranking = {
  readonly seats: number | null
  readonly awarded: number
  readonly applicants: readonly {
    readonly n_scholarship_reg_ID: number
    readonly n_proposal_ID: number | null
    readonly score: number | null
    readonly scores: readonly object[]
    readonly proposal: object | null
    readonly criteria: readonly { readonly criterion: string; readonly fit: string }[]
  }[]
}

const name = { en: 'Merit 2083', ne: 'योग्यता २०८३' }

describe('a committee', () => {
  let at: TestServer
  let registrar: Person
  let one: Person
  let other: Person
  let cashier: Person
  let secondCashier: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
    one = await at.staff('librarian')
    other = await at.staff('exam-office')
    cashier = await at.staff('cashier')
    secondCashier = await at.staff('cashier')
  })
  afterAll(() => at.close())

  const run = async (person: Person, slug: string, body: object) =>
    (await person.post(`/api/v1/processes/scholarship_${slug}`, body)).body
  const confirm = async (person: Person, id: unknown) =>
    (
      await person.post('/api/v1/processes/proposal_confirm', {
        n_proposal_ID: id,
        code: await person.code(),
      })
    ).body

  /** A scholarship of Rs. 15,000 with both members on its committee. */
  async function scholarship(facts: { seats?: number; least_attendance?: number } = {}) {
    const place = { today: todayOf(at), academics: await academicsOf(at) }
    const row = aScholarship('open', {
      name: name.en,
      ...place,
      facts: { name_ne: name.ne, ...facts },
    })
    const openingId = await at.database.transaction((transaction) =>
      storeScholarship(transaction, row),
    )
    for (const { userId } of [one, other]) await seat(registrar, openingId, userId)
    return openingId
  }

  /** Given before the next proposal. */
  async function seat(by: Person, openingId: number, userId: number) {
    const body = { n_scholarship_open_ID: openingId, AD_User_ID: userId, is_member: true }
    const answer = await run(by, 'member', body)
    at.clock.advance(1)
    return answer
  }

  /** An applicant whose proofs are checked. */
  async function applicant(openingId: number) {
    const { email, partnerId } = await at.student()
    await enrollPartner(at, { partnerId })
    const person = await at.signIn(email)
    const model = '/api/v1/models/n_scholarship_reg'
    const applied = await person.post(model, { n_scholarship_open_ID: openingId })
    const id = Number(applied.body['id'])
    await run(registrar, 'document_action', { n_scholarship_reg_ID: id, doc_action: 'AP' })
    return { person, partnerId, id, read: async () => (await person.get(`${model}/${id}`)).body }
  }

  const ranking = async (openingId: number, person = one) =>
    (await run(person, 'ranking', { n_scholarship_open_ID: openingId }))['data'] as Ranking

  it('is listed to its members and the registrar, not to other roles; members see no list of other staff', async () => {
    const openingId = await scholarship({ seats: 2 })
    await applicant(openingId)
    const committees = async (person: Person) => {
      const { committees: all } = (await run(person, 'committees', {}))['data'] as {
        committees: { n_scholarship_open_ID: number }[]
      }
      return all.find((each) => each.n_scholarship_open_ID === openingId)
    }
    expect(await committees(one)).toMatchObject({
      applicants: 1,
      awarded: 0,
      seats: 2,
      isMember: true,
    })
    expect(await committees(registrar)).toMatchObject({ isMember: false })
    expect(await committees(cashier)).toBeUndefined()
    const read = { n_scholarship_open_ID: openingId }
    const [own, all] = [await run(one, 'ranking', read), await run(registrar, 'ranking', read)]
    expect(own['data']).toMatchObject({ isMember: true, members: [{}, {}], staff: [] })
    expect(all['data']).toMatchObject({ isMember: false, name, amount: 15_000 })
  })

  async function award(openingId: number, id: number, amount?: number) {
    const proposed = await run(one, 'award', {
      n_scholarship_reg_ID: id,
      reason: 'First of the semester',
      ...(amount !== undefined && { amount }),
    })
    expect(proposed).toMatchObject({ isError: false })
    const { applicants } = await ranking(openingId)
    const found = applicants.find((each) => each.n_scholarship_reg_ID === id)
    return confirm(other, found?.n_proposal_ID)
  }

  it('ranks by score, shows the criteria, and is read by members only', async () => {
    const openingId = await scholarship({ least_attendance: 80 })
    const [first, second] = [await applicant(openingId), await applicant(openingId)]
    for (const [person, id, score] of [
      [one, first.id, '60'],
      [other, first.id, '70.5'],
      [one, second.id, '90'],
      [one, first.id, '62'],
    ] as const)
      expect(await run(person, 'score', { n_scholarship_reg_ID: id, score })).toMatchObject({
        isError: false,
      })
    const { applicants } = await ranking(openingId)
    expect(applicants[0]?.scores).toMatchObject([{ score: 90, isMine: true }])
    expect((await ranking(openingId, other)).applicants[0]?.scores).toMatchObject([
      { isMine: false },
    ])
    expect(applicants.map(({ n_scholarship_reg_ID: id, score }) => [id, score])).toEqual([
      [second.id, 90],
      [first.id, 66.25],
    ])
    expect(applicants[0]?.criteria).toEqual([{ criterion: 'attendance', fit: 'unknown' }])
    for (const score of ['100.01', '-1', '1e2', 'ten'])
      expect(await run(one, 'score', { n_scholarship_reg_ID: first.id, score })).toMatchObject({
        code: 'rule/score-wrong',
      })
    const outsider = await at.staff('librarian')
    expect(await run(outsider, 'ranking', { n_scholarship_open_ID: openingId })).toMatchObject({
      code: 'rule/scholarship-unknown',
    })
    expect(
      await run(outsider, 'score', { n_scholarship_reg_ID: first.id, score: '1' }),
    ).toMatchObject({ code: 'rule/not-on-committee' })
    const student = await run(first.person, 'ranking', { n_scholarship_open_ID: openingId })
    expect(student['data']).toBeUndefined()
  })

  it('awards with two of its members, and not with one alone', async () => {
    const openingId = await scholarship()
    const sita = await applicant(openingId)
    const body = { n_scholarship_reg_ID: sita.id, reason: 'First' }
    await run(one, 'award', body)
    expect(await run(other, 'award', body)).toMatchObject({ code: 'rule/proposal-open' })
    expect(await sita.read()).toMatchObject({ DocStatus: { id: 'AP' }, eligible: false })
    const proposal = (await ranking(openingId)).applicants[0]?.n_proposal_ID
    expect(await confirm(one, proposal)).toMatchObject({ code: 'rule/own-entry' })
    expect(await confirm(registrar, proposal)).toMatchObject({ code: 'rule/not-on-committee' })
    expect(await confirm(other, proposal)).toMatchObject({ isError: false })
    expect(await sita.read()).toMatchObject({
      DocStatus: { id: 'CO' },
      eligible: true,
      awarded: 15_000,
    })
    const notices = await at.database.kysely
      .selectFrom('ad_note as n')
      .innerJoin('ad_user as u', 'u.ad_user_id', 'n.ad_user_id')
      .select(['n.textmsg', 'n.textmsg_ne'])
      .where('u.c_bpartner_id', '=', sita.partnerId)
      .where('n.sort', '=', 'scholarship-decided')
      .execute()
    expect(notices).toEqual([
      {
        textmsg: 'You are awarded Rs. 15,000 of Merit 2083.',
        textmsg_ne: expect.stringContaining(name.ne),
      },
    ])
    expect(await run(one, 'decline', { ...body })).toMatchObject({ code: 'rule/decided' })
  })

  it('confirms no award without a fresh code, nor with one that was used', async () => {
    const openingId = await scholarship()
    const sita = await applicant(openingId)
    const person = await at.staff('librarian')
    await seat(registrar, openingId, person.userId)
    await run(one, 'award', { n_scholarship_reg_ID: sita.id, reason: 'First' })
    const n_proposal_ID = (await ranking(openingId)).applicants[0]?.n_proposal_ID
    const confirming = async (more: object) =>
      (await person.post('/api/v1/processes/proposal_confirm', { n_proposal_ID, ...more })).body
    expect(await confirming({})).toMatchObject({ code: 'rule/code-needed' })
    const used = codeAt(testCodeSecret, at.clock.nowMs())
    expect(await confirming({ code: used })).toMatchObject({ code: 'rule/code-wrong' })
    expect(await sita.read()).toMatchObject({ DocStatus: { id: 'AP' } })
    expect(await confirming({ code: await person.code() })).toMatchObject({ isError: false })
  })

  it('confirms nothing with a seat that the proposer gave, or that was given after the proposal', async () => {
    const openingId = await scholarship()
    const sita = await applicant(openingId)
    await seat(registrar, openingId, registrar.userId)
    expect(await seat(registrar, openingId, cashier.userId)).toMatchObject({ isError: false })
    await run(registrar, 'award', { n_scholarship_reg_ID: sita.id, reason: 'First' })
    const proposal = (await ranking(openingId)).applicants[0]?.n_proposal_ID
    expect(await confirm(cashier, proposal)).toMatchObject({ code: 'rule/seat-of-proposer' })
    const chief = await at.staff('administrator')
    await seat(chief, openingId, secondCashier.userId)
    expect(await confirm(secondCashier, proposal)).toMatchObject({ code: 'rule/seat-given-since' })
    const refused = await cashier.post('/api/v1/processes/proposal_refuse', {
      n_proposal_ID: proposal,
      reason: 'Not the first',
    })
    expect(refused.body).toMatchObject({ isError: false })
    at.clock.advance(1)
    await run(one, 'award', { n_scholarship_reg_ID: sita.id, reason: 'First' })
    const later = (await ranking(openingId)).applicants[0]?.n_proposal_ID
    expect(await confirm(secondCashier, later)).toMatchObject({ isError: false })
  })

  it('takes no member from the administrator who made or reset the account', async () => {
    const openingId = await scholarship()
    const chief = await at.staff('administrator')
    const command = { Name: 'Nabin KC', EMail: 'nabin@office.example', roles: 'librarian' }
    const made = await chief.post('/api/v1/processes/staff_account_create', command)
    const { ad_user_ID: userId } = made.body['data'] as { ad_user_ID: number }
    const own = await seat(chief, openingId, userId)
    expect(own).toMatchObject({ code: 'rule/seat-for-own-account' })
    expect(await seat(registrar, openingId, userId)).toMatchObject({ isError: false })
    const reset = await chief.post('/api/v1/processes/staff_account_password', {
      ad_user_ID: userId,
    })
    expect(reset.body['data']).toEqual({ n_proposal_ID: expect.any(Number) })
  })

  it('declines with a reason, and notifies the student', async () => {
    const openingId = await scholarship()
    const sita = await applicant(openingId)
    const body = { n_scholarship_reg_ID: sita.id }
    expect(await run(one, 'decline', { ...body, reason: ' ' })).toMatchObject({ isError: true })
    expect(await run(one, 'decline', { ...body, reason: 'No seat left' })).toMatchObject({
      isError: false,
    })
    expect(await sita.read()).toMatchObject({ DocStatus: { id: 'CL' }, reason: 'No seat left' })
    expect((await sita.person.get('/api/v1/models/ad_note')).text).toContain('No seat left')
  })

  it('gives the last seat once, however many awards are confirmed together', async () => {
    const openingId = await scholarship({ seats: 1 })
    await seat(registrar, openingId, secondCashier.userId)
    const people = [await applicant(openingId), await applicant(openingId)]
    for (const { id } of people)
      await run(one, 'award', { n_scholarship_reg_ID: id, reason: 'Good' })
    const { applicants } = await ranking(openingId)
    const members = [other, secondCashier]
    const answers = await Promise.all(
      applicants.map(({ n_proposal_ID }, place) => confirm(members[place] ?? other, n_proposal_ID)),
    )
    expect(answers.map((each) => each['isError']).toSorted()).toEqual([false, true])
    expect(answers.find((each) => each['isError'])).toMatchObject({ code: 'rule/no-seat' })
    expect((await ranking(openingId)).awarded).toBe(1)
  })

  it('an award is set off against fees by two people, entry by entry, until it is used up', async () => {
    const openingId = await scholarship()
    const sita = await applicant(openingId)
    await award(openingId, sita.id, 2_000)
    const registration = await sita.person.post('/api/v1/models/n_noureg', {})
    const feeId = Number(registration.body['id'])
    const setOff = (body: object) =>
      run(cashier, 'set_off', {
        n_scholarship_reg_ID: sita.id,
        payment_type: 'UNIVERSITY_REGISTRATION',
        payment_reference_id: feeId,
        ...body,
      })
    expect(await setOff({ amount: 1_500.01 })).toMatchObject({ code: 'rule/amount-wrong' })
    const first = await setOff({ amount: 400 })
    const { n_proposal_ID } = first['data'] as { n_proposal_ID: number }
    expect(await confirm(cashier, n_proposal_ID)).toMatchObject({ code: 'rule/own-entry' })
    const twice = await Promise.all([
      confirm(secondCashier, n_proposal_ID),
      confirm(secondCashier, n_proposal_ID),
    ])
    expect(twice.map((each) => each['isError']).toSorted()).toEqual([false, true])
    const rest = (await setOff({}))['data'] as { n_proposal_ID: number }
    expect(await confirm(secondCashier, rest.n_proposal_ID)).toMatchObject({ isError: false })
    const fee = (await sita.person.get(`/api/v1/models/n_noureg/${feeId}`)).body
    expect(fee).toMatchObject({ totalfee: 1_500, feepaid: 1_500, IsPaid: true })
    expect(await setOff({})).toMatchObject({ code: 'rule/nothing-owed' })
    expect(await sita.read()).toMatchObject({ awarded: 2_000, set_off: 1_500 })
    const lines = await at.database.kysely
      .selectFrom('ledger_line as l')
      .innerJoin('ledger_transaction as t', 't.ledger_transaction_id', 'l.ledger_transaction_id')
      .select(['l.account', 'l.amount'])
      .where('t.source', 'like', `scholarship:${sita.id}:%`)
      .orderBy('l.ledger_line_id')
      .execute()
    expect(lines).toEqual([
      { account: 'scholarship', amount: rupees(400) },
      { account: 'fees', amount: rupees(-400) },
      { account: 'scholarship', amount: rupees(1_100) },
      { account: 'fees', amount: rupees(-1_100) },
    ])
    await expectSoundMoney(at.database)
  })

  it('pays no other student’s fee, and nothing without an award', async () => {
    const openingId = await scholarship()
    const [sita, ram] = [await applicant(openingId), await applicant(openingId)]
    const fee = await ram.person.post('/api/v1/models/n_noureg', {})
    const body = { payment_type: 'LTU', payment_reference_id: fee.body['id'] }
    const refused = { n_scholarship_reg_ID: sita.id, ...body }
    expect(await run(cashier, 'set_off', refused)).toMatchObject({ code: 'rule/award-unknown' })
    await award(openingId, sita.id)
    expect(await run(cashier, 'set_off', refused)).toMatchObject({ code: 'rule/reference-unknown' })
    await expectSoundMoney(at.database)
  })
})
