import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { aMarking, confirm, offeredTo, release } from '#testing/kinds/results-in-tests.ts'
import type { Answer, Person } from '#testing/person.ts'

describe('the mark scheme of a course', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  const code = 'CSC151'
  const columns = ['external_fm', 'external_pm', 'practical_fm', 'practical_pm'] as const

  /** A course of one candidate, marked out of 60 with 30 to pass. */
  async function aCourse() {
    const marking = await aMarking(at)
    const candidate = await marking.candidate('Sita Rai', code)
    const erollno = await marking.number(candidate)
    const id = await offeredTo(at, candidate.registrationId)
    const enter = (by: Person, marks: object) =>
      marking.onSheet(by, 'marks_enter', { code, erollno, ...marks })
    return {
      ...marking,
      id,
      candidate,
      erollno,
      enter,
      async agree(marks: object) {
        for (const by of [marking.mina, marking.om])
          expect((await enter(by, marks)).body).toMatchObject({ isError: false })
      },
      set: (by: Person, terms: object) =>
        by.post('/api/v1/processes/mark_schema_set', { n_batch_course_ID: id, ...terms }),
      async stands() {
        const row = await at.database.kysely
          .selectFrom('n_batch_course')
          .select(columns)
          .where('n_batch_course_id', '=', id)
          .executeTakeFirstOrThrow()
        return columns.map((column) => row[column])
      },
    }
  }
  const outOf = (full: string, pass: string) => ({ external_fm: full, external_pm: pass })
  const practical = { practical_fm: '20', practical_pm: '8' }
  const proposalOf = ({ body }: Answer) =>
    (body['data'] as { n_proposal_ID?: number } | undefined)?.n_proposal_ID
  const saved = { isError: false, summary: 'Saved' }

  it('is set by one person while nothing is entered', async () => {
    const course = await aCourse()
    const answer = await course.set(course.sarita, { ...outOf('50', '20'), ...practical })
    expect(answer.body).toMatchObject(saved)
    expect(proposalOf(answer)).toBeUndefined()
    expect(await course.stands()).toEqual([50, 20, 20, 8])
  })

  it('is set by one person while one has entered, but not to below that entry', async () => {
    const course = await aCourse()
    await course.enter(course.mina, { external: '55' })
    const below = await course.set(course.om, outOf('54.99', '20'))
    expect(below.body).toMatchObject({
      isError: true,
      code: 'rule/schema-below-marks',
      summary:
        'Final: the highest mark entered is 55. Full marks cannot be below it, and the part cannot be left out.',
    })
    expect((await course.set(course.om, practical)).body).toMatchObject({
      code: 'rule/schema-below-marks',
    })
    expect(await course.stands()).toEqual([60, 30, null, null])
    expect((await course.set(course.om, outOf('55', '20'))).body).toMatchObject(saved)
    expect(await course.stands()).toEqual([55, 20, null, null])
  })

  it('is not set to below agreed marks of either part, and no part with marks is left out', async () => {
    const course = await aCourse()
    await course.set(course.mina, { ...outOf('60', '30'), ...practical })
    await course.agree({ external: '55', practical: '0' })
    for (const terms of [{ ...outOf('50', '20'), ...practical }, practical, outOf('60', '30')])
      expect((await course.set(course.mina, terms)).body).toMatchObject({
        isError: true,
        code: 'rule/schema-below-marks',
      })
    const asked = await course.set(course.mina, outOf('60', '30'))
    expect(asked.body['summary']).toBe(
      'Practical: the highest mark entered is 0. Full marks cannot be below it, and the part cannot be left out.',
    )
    expect(await course.stands()).toEqual([60, 30, 20, 8])
  })

  it('counts what moderation made of a mark, and what was found when it was added up again', async () => {
    const course = await aCourse()
    await course.agree({ external: '40' })
    const mark = at.database.kysely
      .updateTable('n_mark')
      .where('n_exam_regdetails_id', 'in', (papers) =>
        papers
          .selectFrom('n_exam_regdetails')
          .select('n_exam_regdetails_id')
          .where('n_exam_reg_id', '=', course.candidate.registrationId),
      )
    await mark.set({ moderated: 45.5, moderated_for: 'Rule 7' }).execute()
    const moderated = await course.set(course.mina, outOf('45', '20'))
    expect(moderated.body).toMatchObject({ summary: expect.stringContaining('is 45.5.') })
    await mark.set({ retotaled: 47, retotaled_for: 'Question 3' }).execute()
    const found = await course.set(course.mina, outOf('46', '20'))
    expect(found.body).toMatchObject({ summary: expect.stringContaining('is 47.') })
    expect(proposalOf(await course.set(course.mina, outOf('47', '20')))).toEqual(expect.any(Number))
  })

  it('changes with two people once marks are agreed, and the one who proposed is none of them', async () => {
    const course = await aCourse()
    await course.agree({ external: '40' })
    const proposed = await course.set(course.mina, outOf('50', '20'))
    expect(proposed.body).toMatchObject({
      isError: false,
      summary:
        'Two people have agreed on marks of this course. A second person has to confirm the change.',
    })
    expect(await course.stands()).toEqual([60, 30, null, null])
    const { body } = await course.sarita.post('/api/v1/processes/proposals_open', {})
    const { proposals } = body['data'] as { proposals: { id: number }[] }
    expect(proposals.find(({ id }) => id === proposalOf(proposed))).toMatchObject({
      sort: 'schema-change',
      before: { code, opening: 'Semester II', external_fm: 60, external_pm: 30 },
      after: { code, opening: 'Semester II', external_fm: 50, external_pm: 20 },
    })
    expect((await confirm(course.mina, proposed)).body).toMatchObject({ code: 'rule/own-entry' })
    expect(await course.stands()).toEqual([60, 30, null, null])
    expect((await confirm(course.sarita, proposed)).body).toMatchObject({ isError: false })
    expect(await course.stands()).toEqual([50, 20, null, null])
  })

  it('that is what it was is saved by one person, whatever is agreed', async () => {
    const course = await aCourse()
    await course.agree({ external: '40' })
    const answer = await course.set(course.mina, outOf('60', '30'))
    expect(answer.body).toMatchObject(saved)
    expect(proposalOf(answer)).toBeUndefined()
  })

  it('is not confirmed once a mark stands above it, or it has changed since', async () => {
    const course = await aCourse()
    await course.agree({ external: '40' })
    const proposed = await course.set(course.mina, outOf('50', '20'))
    const moderate = { code, erollno: course.erollno, moderated: '51', reason: 'Rule 7' }
    const moderation = await course.onSheet(course.mina, 'mark_change', moderate)
    await confirm(course.sarita, moderation)
    expect((await confirm(course.om, proposed)).body).toMatchObject({
      code: 'rule/schema-below-marks',
    })
    expect(await course.stands()).toEqual([60, 30, null, null])
    await at.database.kysely
      .updateTable('n_batch_course')
      .set({ external_fm: 70 })
      .where('n_batch_course_id', '=', course.id)
      .execute()
    expect((await confirm(course.om, proposed)).body).toMatchObject({ code: 'rule/value-changed' })
    expect(await course.stands()).toEqual([70, 30, null, null])
  })

  it('neither changes nor is confirmed once a result with it is scheduled', async () => {
    const course = await aCourse()
    await course.agree({ external: '40' })
    const proposed = await course.set(course.mina, outOf('50', '20'))
    const which = { n_exam_open_ID: course.openingId }
    const released = await release(course, which, at.clock.nowMs() + 3_600_000)
    expect(released.body).toMatchObject({ isError: false })
    const refused = { isError: true, code: 'rule/schema-released' }
    expect((await confirm(course.om, proposed)).body).toMatchObject(refused)
    expect((await course.set(course.mina, outOf('55', '30'))).body).toMatchObject(refused)
    expect(await course.stands()).toEqual([60, 30, null, null])
  })

  it('proposed by two at once waits for a second person once, and is confirmed once', async () => {
    const course = await aCourse()
    await course.agree({ external: '40' })
    const answers = await Promise.all([
      course.set(course.mina, outOf('50', '20')),
      course.set(course.om, outOf('45', '20')),
    ])
    const stored = answers.filter((answer) => proposalOf(answer) !== undefined)
    expect(stored).toHaveLength(1)
    expect(answers.map(({ body }) => body['code'])).toContain('rule/proposal-open')
    const [proposed] = stored
    if (proposed === undefined) throw new Error('None is proposed')
    const registrar = await at.staff('registrar')
    const both = await Promise.all([confirm(course.sarita, proposed), confirm(registrar, proposed)])
    expect(both.filter(({ body }) => body['isError'] === false)).toHaveLength(1)
    expect(both.map(({ body }) => body['code'])).toContain('rule/proposal-decided')
  })

  it('and a mark above it, both at once, never stand together', async () => {
    const course = await aCourse()
    await Promise.all([
      course.enter(course.mina, { external: '55' }),
      course.set(course.om, outOf('50', '20')),
    ])
    const [full] = await course.stands()
    const entries = await at.database.kysely
      .selectFrom('n_mark_entry as e')
      .innerJoin('n_exam_regdetails as d', 'd.n_exam_regdetails_id', 'e.n_exam_regdetails_id')
      .select('e.external')
      .where('d.n_exam_reg_id', '=', course.candidate.registrationId)
      .execute()
    expect([
      [[60], 1],
      [[50], 0],
    ]).toContainEqual([[full], entries.length])
  })

  it('is refused to other roles, for an unknown course and with wrong marks', async () => {
    const course = await aCourse()
    for (const role of ['cashier', 'librarian'] as const)
      expect((await course.set(await at.staff(role), outOf('50', '20'))).status).toBe(403)
    const none = await course.set(course.mina, { ...outOf('50', '20'), n_batch_course_ID: 1 })
    expect(none.body).toMatchObject({ code: 'rule/offered-course-unknown' })
    const wrong = await course.set(course.mina, outOf('50', '51'))
    expect(wrong.body).toMatchObject({ code: 'rule/pass-above-full' })
  })
})
