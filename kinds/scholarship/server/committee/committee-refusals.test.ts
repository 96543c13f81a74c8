import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import { ask, type Person } from '#testing/person.ts'
import { academicsOf } from '#testing/kinds/programs-in-tests.ts'
import { awardRefusals, committeeMessages as text } from '../../rules/committee-messages.ts'
import { aScholarship, storeScholarship } from '../../testing/scholarship.factory.ts'

describe('refused to a committee', () => {
  let at: TestServer
  let registrar: Person
  let one: Person
  let other: Person
  let outsider: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
    one = await at.staff('librarian')
    other = await at.staff('exam-office')
    outsider = await at.staff('cashier')
  })
  afterAll(() => at.close())

  const path = (slug: string) => `/api/v1/processes/scholarship_${slug}`
  const run = (person: Person, slug: string, body: object) => person.post(path(slug), body)
  const refusalOf = async (person: Person, slug: string, body: object) => {
    const { status, body: answer } = await run(person, slug, body)
    expect(status).toBeLessThan(500)
    return answer['isError'] === false ? null : answer['code']
  }
  async function scholarship(facts: object = {}) {
    const place = { today: todayOf(at), academics: await academicsOf(at) }
    const row = aScholarship('open', { name: 'Merit 2083', ...place, facts })
    const openingId = await at.database.transaction((transaction) =>
      storeScholarship(transaction, row),
    )
    for (const { userId } of [one, other])
      await run(registrar, 'member', {
        n_scholarship_open_ID: openingId,
        AD_User_ID: userId,
        is_member: true,
      })
    return openingId
  }
  async function applicant(openingId: number, checked = true) {
    const { email, partnerId } = await at.student()
    await enrollPartner(at, { partnerId })
    const person = await at.signIn(email)
    const applied = await person.post('/api/v1/models/n_scholarship_reg', {
      n_scholarship_open_ID: openingId,
    })
    const id = Number(applied.body['id'])
    const approve = { n_scholarship_reg_ID: id, doc_action: 'AP' }
    if (checked) await run(registrar, 'document_action', approve)
    return { person, partnerId, id }
  }
  const stands = async (id: number) => {
    const { kysely } = at.database
    const row = await kysely
      .selectFrom('n_scholarship_reg')
      .select(['docstatus', 'reason'])
      .where('n_scholarship_reg_id', '=', id)
      .executeTakeFirstOrThrow()
    const scores = await kysely
      .selectFrom('scholarship_score')
      .select(['ad_user_id', 'score', 'note'])
      .where('n_scholarship_reg_id', '=', id)
      .orderBy('ad_user_id')
      .execute()
    const notices = await kysely
      .selectFrom('ad_note')
      .select((of) => of.fn.countAll<number>().as('n'))
      .where('ad_user_id', 'in', (of) =>
        of
          .selectFrom('ad_user as u')
          .innerJoin('n_scholarship_reg as r', 'r.c_bpartner_id', 'u.c_bpartner_id')
          .select('u.ad_user_id')
          .where('r.n_scholarship_reg_id', '=', id),
      )
      .executeTakeFirstOrThrow()
    return { ...row, scores, notices: Number(notices.n) }
  }

  it('a score that is none, field by field; the one that stands stays', async () => {
    const { id } = await applicant(await scholarship())
    const body = { n_scholarship_reg_ID: id }
    expect(await refusalOf(one, 'score', { ...body, score: '80.25', note: 'Good' })).toBeNull()
    const before = await stands(id)
    expect(before.scores).toHaveLength(1)
    const wrong = ['-1', '100.01', '101', '1000', '80.255', '1e2', 'eighty', '८०', '80,5', 'NaN']
    for (const score of wrong)
      expect([score, await refusalOf(one, 'score', { ...body, score })]).toEqual([
        score,
        'rule/score-wrong',
      ])
    for (const bad of [{}, { score: '' }, { score: null }, { score: { n: 1 } }, { score: ['80'] }])
      expect(await refusalOf(one, 'score', { ...body, ...bad })).not.toBeNull()
    expect(await stands(id)).toEqual(before)
    for (const score of ['0', '100', '100.00', ' 55.5 '])
      expect(await refusalOf(one, 'score', { ...body, score })).toBeNull()
    const { scores } = await stands(id)
    expect(scores.map(({ score }) => Number(score))).toEqual([55.5])
  })

  it('anything by who does not sit on it, by the applicant, and without a session', async () => {
    const { id, person } = await applicant(await scholarship())
    const before = await stands(id)
    const actions = [
      ['score', { score: '80' }],
      ['decline', { reason: 'No' }],
      ['award', { amount: 1000, reason: 'Merit' }],
    ] as const
    for (const [slug, more] of actions) {
      const body = { n_scholarship_reg_ID: id, ...more }
      expect([slug, await refusalOf(outsider, slug, body)]).toEqual([slug, 'rule/not-on-committee'])
      expect((await run(registrar, slug, body)).body['code']).toBe('rule/not-on-committee')
      expect((await run(person, slug, body)).status).toBe(403)
      const anonymous = await ask(at.app, { method: 'POST', url: path(slug), payload: body })
      expect(anonymous.status).toBe(401)
    }
    expect(await stands(id)).toEqual(before)
  })

  it('an application that is not there, or is no number', async () => {
    for (const id of [999_999_999, 0, -1])
      expect([
        id,
        await refusalOf(one, 'score', { n_scholarship_reg_ID: id, score: '80' }),
      ]).toEqual([id, 'rule/application-unknown'])
    for (const id of ['x', null, {}, 1.5]) {
      const { status } = await run(one, 'score', { n_scholarship_reg_ID: id, score: '80' })
      expect([id, status]).toEqual([id, 400])
    }
  })

  it('declining without a reason, and once it is decided', async () => {
    const { id } = await applicant(await scholarship())
    const body = { n_scholarship_reg_ID: id }
    const before = await stands(id)
    expect(await refusalOf(one, 'decline', { ...body, reason: '  \n ' })).not.toBeNull()
    expect(await stands(id)).toEqual(before)
    const both = await Promise.all(
      [one, other].map((person) => refusalOf(person, 'decline', { ...body, reason: 'Income' })),
    )
    expect(both.toSorted()).toEqual([null, 'rule/decided'].toSorted())
    const after = await stands(id)
    expect(after).toMatchObject({ docstatus: 'CL', reason: 'Income' })
    expect(after.notices).toBe(before.notices + 1)
    expect(await refusalOf(one, 'score', { ...body, score: '80' })).toBe('rule/decided')
    expect(await refusalOf(one, 'award', { ...body, amount: 1000, reason: 'Merit' })).toBe(
      'rule/decided',
    )
    expect(await stands(id)).toEqual(after)
  })

  it('an award before the documents are checked, or of more than there is', async () => {
    const openingId = await scholarship()
    const unchecked = await applicant(openingId, false)
    const award = (id: number, amount: unknown) =>
      refusalOf(one, 'award', { n_scholarship_reg_ID: id, amount, reason: 'Merit' })
    expect(await award(unchecked.id, 1000)).toBe('rule/not-checked')
    const { id } = await applicant(openingId)
    for (const amount of [0, -5, 15_000.01, '१५००१', 'ten', true, [1000]])
      expect([amount, await award(id, amount)]).not.toEqual([amount, null])
    const proposals = () =>
      at.database.kysely.selectFrom('n_proposal').select('n_proposal_id').execute()
    expect(await proposals()).toEqual([])
    expect(await award(id, 15_000)).toBeNull()
    expect(await proposals()).toHaveLength(1)
    await expectSoundMoney(at.database)
  })

  it('a member who is no member of staff, or on no scholarship', async () => {
    const openingId = await scholarship()
    const { userId } = await at.signIn((await at.student()).email)
    const body = { n_scholarship_open_ID: openingId, AD_User_ID: userId, is_member: true }
    expect(await refusalOf(registrar, 'member', body)).toBe('rule/not-staff')
    expect(await refusalOf(registrar, 'member', { ...body, AD_User_ID: 999_999_999 })).toBe(
      'rule/not-staff',
    )
    expect(
      await refusalOf(registrar, 'member', {
        ...body,
        AD_User_ID: one.userId,
        n_scholarship_open_ID: 999_999_999,
      }),
    ).not.toBeNull()
    const own = { ...body, AD_User_ID: one.userId }
    expect((await run(one, 'member', own)).status).toBe(403)
  })

  it('a member who has left decides nothing more', async () => {
    const openingId = await scholarship()
    const { id } = await applicant(openingId)
    const leave = { n_scholarship_open_ID: openingId, AD_User_ID: one.userId, is_member: false }
    expect(await refusalOf(registrar, 'member', leave)).toBeNull()
    expect(await refusalOf(registrar, 'member', leave)).toBeNull()
    expect(await refusalOf(one, 'score', { n_scholarship_reg_ID: id, score: '80' })).toBe(
      'rule/not-on-committee',
    )
  })

  it('in the language of the person who asks', async () => {
    const { id } = await applicant(await scholarship())
    const { body } = await run(outsider, 'score', { n_scholarship_reg_ID: id, score: '80' })
    expect(JSON.stringify(body)).toContain(text['not-on-committee'].en)
    at.clock.advance(60_000) // another code on the phone
    const nepali = await at.signIn('librarian1@staff.example', undefined, 'ne_NP')
    await run(nepali, 'decline', { n_scholarship_reg_ID: id, reason: 'आम्दानी' })
    const again = await run(nepali, 'score', { n_scholarship_reg_ID: id, score: '80' })
    expect(JSON.stringify(again.body)).toContain(awardRefusals.decided.ne)
  })
})
