import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Candidate } from '#testing/kinds/examination-in-tests.ts'
import { ask, type Person } from '#testing/person.ts'
import { aMarking, confirm, type Marking, release } from '#testing/kinds/results-in-tests.ts'
import { marksMessages as text } from '#features/results/rules/office-messages.ts'

describe('a decision on a candidate', () => {
  let at: TestServer
  let marking: Marking
  let librarian: Person
  let cashier: Person
  beforeAll(async () => {
    at = await testServer()
    marking = await aMarking(at)
    librarian = await at.staff('librarian')
    cashier = await at.staff('cashier')
  })
  afterAll(() => at.close())

  const decidePath = '/api/v1/processes/result_decide'
  const lift = (by: Person, body: object) => by.post('/api/v1/processes/result_decision_lift', body)
  const aCandidate = async () => {
    const candidate = await marking.candidate('Sita Rai', 'CSC151', 'MTH151')
    for (const code of ['CSC151', 'MTH151']) await marking.enterTwice(candidate, code, 40)
    return candidate
  }
  const withheld = ({ registrationId }: Candidate) => ({
    n_exam_reg_ID: registrationId,
    sort: 'WITHHELD',
    ground: 'DUES',
    reason: 'Exam fee',
    decision: 'Committee 4',
    decided_on: '2026-11-01',
  })
  const stored = ({ registrationId }: Candidate) =>
    at.database.kysely
      .selectFrom('n_result_decision')
      .select(['sort', 'reason', 'lifted_for', 'n_exam_regdetails_id'])
      .where('n_exam_reg_id', '=', registrationId)
      .orderBy('n_result_decision_id')
      .execute()
  const codeOf = async (by: Person, body: object) => {
    const { status, body: answer } = await by.post(decidePath, body)
    expect(status).toBeLessThan(500)
    return answer['isError'] === false ? null : answer['code']
  }
  const idOf = async (by: Person, body: object) =>
    ((await by.post(decidePath, body)).body['data'] as { n_result_decision_ID: number })
      .n_result_decision_ID

  it('is refused field by field, and nothing of it is stored', async () => {
    const candidate = await aCandidate()
    const body = withheld(candidate)
    const wrong = [
      [{ sort: 'withheld' }, 'rule/decision-sort-wrong'],
      [{ sort: 'toString' }, 'rule/decision-sort-wrong'],
      [{ ground: 'NONE' }, 'rule/decision-sort-wrong'],
      [{ ground: 'constructor' }, 'rule/decision-sort-wrong'],
      [{ decided_on: '2026-02-30' }, 'rule/decided-on-wrong'],
      [{ decided_on: 'yesterday' }, 'rule/decided-on-wrong'],
      [{ decided_on: '2083-08-05' }, 'rule/decided-on-wrong'],
      [{ decided_on: '2026-11-21' }, 'rule/decided-on-wrong'], // tomorrow
    ] as const
    for (const [facts, code] of wrong)
      expect([facts, await codeOf(marking.mina, { ...body, ...facts })]).toEqual([facts, code])
    for (const field of ['sort', 'ground', 'reason', 'decision', 'decided_on', 'n_exam_reg_ID'])
      for (const value of [undefined, null, '', '  ', {}, ['x']])
        expect([field, await codeOf(marking.mina, { ...body, [field]: value })]).not.toEqual([
          field,
          null,
        ])
    expect(await stored(candidate)).toEqual([])
  })

  it('says that a blank reason is none; so do a settled difference and a changed mark', async () => {
    const candidate = await aCandidate()
    const erollno = await marking.number(candidate)
    const blank = { code: 'CSC151', erollno, reason: ' \u00A0\n' }
    const answers = [
      await marking.mina.post(decidePath, { ...withheld(candidate), decision: '   ' }),
      await marking.onSheet(marking.sarita, 'mark_settle', { ...blank, external: '41' }),
      await marking.onSheet(marking.mina, 'mark_change', { ...blank, grace: '1' }),
    ]
    for (const { body } of answers)
      expect(body).toMatchObject({
        isError: true,
        code: 'rule/words-missing',
        summary: text['words-missing'].en,
      })
    expect(await stored(candidate)).toEqual([])
  })

  it('may be of today in Nepal', async () => {
    const candidate = await aCandidate()
    const today = { ...withheld(candidate), decided_on: '2026-11-20' }
    expect(await codeOf(marking.mina, today)).toBeNull()
  })

  it('is for the exam office and the registrar alone', async () => {
    const candidate = await aCandidate()
    const body = withheld(candidate)
    for (const by of [librarian, cashier, await candidate.person()])
      expect((await by.post(decidePath, body)).status).toBe(403)
    const anonymous = await ask(at.app, { method: 'POST', url: decidePath, payload: body })
    expect(anonymous.status).toBe(401)
    expect(await stored(candidate)).toEqual([])
  })

  it('is of a registration and a paper that are there', async () => {
    const candidate = await aCandidate()
    const body = { ...withheld(candidate), sort: 'EXPELLED', ground: 'UNFAIR' }
    const courseId = await marking.courseId('CSC151')
    expect(await codeOf(marking.mina, { ...body, n_exam_reg_ID: 999_999_999 })).not.toBeNull()
    expect(await codeOf(marking.mina, { ...body, n_course_ID: 999_999_999 })).not.toBeNull()
    const onePaper = { ...withheld(candidate), n_course_ID: courseId }
    expect(await codeOf(marking.mina, onePaper)).not.toBeNull() // a result is withheld as a whole
    expect(await stored(candidate)).toEqual([])
    expect(await codeOf(marking.mina, { ...body, n_course_ID: courseId })).toBeNull()
    expect(await stored(candidate)).toMatchObject([{ sort: 'EXPELLED' }])
  })

  it('to withhold is stored once, of two at the same time', async () => {
    const candidate = await aCandidate()
    const both = await Promise.all(
      [marking.mina, marking.sarita].map((by) => codeOf(by, withheld(candidate))),
    )
    expect(both.filter((code) => code === null)).toHaveLength(1)
    expect(both).toContain('rule/withheld-already')
    expect(await stored(candidate)).toHaveLength(1)
  })

  it('is lifted once with a reason, and may be taken again', async () => {
    const candidate = await aCandidate()
    const n_result_decision_ID = await idOf(marking.mina, withheld(candidate))
    for (const reason of [undefined, null, '', ' \n '])
      expect((await lift(marking.mina, { n_result_decision_ID, reason })).body['isError']).not.toBe(
        false,
      )
    expect((await lift(librarian, { n_result_decision_ID, reason: 'Paid' })).status).toBe(403)
    expect(await stored(candidate)).toMatchObject([{ lifted_for: null }])
    const both = await Promise.all(
      [marking.mina, marking.sarita].map((by) =>
        lift(by, { n_result_decision_ID, reason: 'Paid' }),
      ),
    )
    expect(both.filter(({ body }) => body['isError'] === false)).toHaveLength(1)
    expect(await stored(candidate)).toMatchObject([{ lifted_for: 'Paid' }])
    expect(await codeOf(marking.sarita, withheld(candidate))).toBeNull()
    expect(await stored(candidate)).toHaveLength(2)
  })

  it('to expel is lifted by two people, not by one', async () => {
    const candidate = await aCandidate()
    const body = { ...withheld(candidate), sort: 'EXPELLED', ground: 'UNFAIR' }
    const n_result_decision_ID = await idOf(marking.mina, body)
    const asked = await lift(marking.mina, { n_result_decision_ID, reason: 'Appeal won' })
    expect(await stored(candidate)).toMatchObject([{ lifted_for: null }])
    expect((await confirm(marking.mina, asked)).body).toMatchObject({ code: 'rule/own-entry' })
    expect((await confirm(cashier, asked)).body['isError']).not.toBe(false)
    expect(await stored(candidate)).toMatchObject([{ lifted_for: null }])
    expect((await confirm(marking.sarita, asked)).body).toMatchObject({ isError: false })
    expect(await stored(candidate)).toMatchObject([{ lifted_for: 'Appeal won' }])
    expect((await confirm(marking.sarita, asked)).body['isError']).not.toBe(false)
  })

  it('is refused once the result is published, in English and in Nepali', async () => {
    const candidate = await aCandidate()
    const soon = Math.ceil(at.clock.nowMs() / 60_000) * 60_000 + 600_000
    const which = { n_exam_reg_ID: candidate.registrationId }
    expect((await release(marking, which, soon)).body).toMatchObject({ isError: false })
    const expelled = { ...withheld(candidate), sort: 'EXPELLED', ground: 'UNFAIR' }
    expect(await codeOf(marking.mina, expelled)).toBe('rule/result-scheduled')
    at.clock.advance(soon - at.clock.nowMs())
    for (const body of [withheld(candidate), expelled])
      expect(await codeOf(marking.mina, body)).toBe('rule/released-already')
    const { body } = await marking.mina.post(decidePath, withheld(candidate))
    expect(JSON.stringify(body)).toContain(text['released-already'].en)
    const nepali = await at.signIn('exam-office1@staff.example', undefined, 'ne_NP')
    const answer = await nepali.post(decidePath, withheld(candidate))
    expect(JSON.stringify(answer.body)).toContain(text['released-already'].ne)
    expect(await stored(candidate)).toEqual([])
  })
})
