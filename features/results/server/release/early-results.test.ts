import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import type { Answer, Person } from '#testing/person.ts'
import { proposalRead } from '#testing/proposals-in-tests.ts'
import { aMarking, confirm, isoText, release } from '#testing/kinds/results-in-tests.ts'

const reason = 'The paper was sat early at the second campus'

describe('an exam before its exam papers are over', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  type Slot = readonly [day: string, from: string, to: string]
  const codeOf = ({ body }: Answer) => body['code'] ?? null
  const inDays = (days: number): Slot => [addDays(todayOf(at), days), '11:00', '14:00']
  const enter = (exam: Exam, by: Person, more: { erollno?: string; code?: string } = {}) =>
    exam.onSheet(by, 'marks_enter', {
      code: 'CSC151',
      erollno: exam.erollno,
      external: '40',
      ...more,
    })

  /** One candidate of two courses; the first is sat then, the second has no day. */
  async function anExam(slot: Slot) {
    const exam = await aMarking(at)
    const sita = await exam.candidate('Sita Rai', 'CSC151', 'MTH151')
    const erollno = await exam.number(sita)
    await exam.setRoutine('CSC151', slot)
    return { ...exam, sita, erollno, which: { n_exam_open_ID: exam.openingId } }
  }
  type Exam = Awaited<ReturnType<typeof anExam>>
  const soon = () => Math.ceil(at.clock.nowMs() / 60_000) * 60_000 + 600_000
  /** An exam marked on time and prepared; then its first exam paper is moved to a future day. */
  async function marked(movedTo: number): Promise<Exam> {
    const exam = await anExam(inDays(-1))
    for (const code of ['CSC151', 'MTH151']) await exam.enterTwice(exam.sita, code, 40)
    await exam.mina.post('/api/v1/processes/result_prepare', {
      ...exam.which,
      at: isoText(soon()),
    })
    await exam.setRoutine('CSC151', inDays(movedTo))
    return exam
  }
  const propose = ({ mina, which }: Exam, more: object = {}) =>
    mina.post('/api/v1/processes/result_release', { ...which, ...more })
  const readData = async (by: Person, slug: string, body: object) =>
    (await by.post(`/api/v1/processes/${slug}`, body)).body['data'] as Record<string, unknown>

  it('takes no marks of a paper until it is over, and says from when', async () => {
    const to = isoText(at.clock.nowMs() + 300_000).slice(11)
    const exam = await anExam([todayOf(at), '11:00', to])
    expect((await enter(exam, exam.mina)).body).toMatchObject({
      code: 'rule/too-early',
      summary: `This can be done from ${formatDay(todayOf(at), 'en')}, ${to}, when the paper has been sat. To do it earlier, give a reason; a second person confirms it.`,
    })
    at.clock.advance(300_000)
    expect(codeOf(await enter(exam, exam.mina))).toBeNull()
  })

  it('is not opened by moving a paper that is still to be sat to a time that has begun', async () => {
    const exam = await anExam(inDays(6))
    const moved = await exam.setRoutine('CSC151', inDays(-1))
    expect(codeOf(moved)).toBe('rule/slot-passed')
    expect(codeOf(await enter(exam, exam.mina))).toBe('rule/too-early')
  })

  it.each([
    [1, 'rule/too-early'],
    [-1, null],
  ])('of %i days from today answers an entry with %s', async (days, code) => {
    const exam = await anExam(inDays(days))
    expect(codeOf(await enter(exam, exam.mina))).toBe(code)
  })

  it('takes marks of a course whose paper has no day, and its sheet says so', async () => {
    const exam = await anExam(inDays(6))
    expect(codeOf(await enter(exam, exam.mina, { code: 'MTH151' }))).toBeNull()
    const sheet = {
      n_exam_master_ID: exam.examId,
      n_course_ID: await exam.courseId('MTH151'),
    }
    expect(await readData(exam.mina, 'mark_sheet', sheet)).toMatchObject({
      firstDay: { from: null, daysEarly: null, undated: ['MTH151'] },
    })
  })

  it('takes marks once a second person confirmed the reason, of that sheet and for that day', async () => {
    const exam = await anExam(inDays(6))
    const { mina, om, sarita } = exam
    await exam.setRoutine('MTH151', inDays(7))
    const early = (more: object) =>
      exam.onSheet(mina, 'marks_enter_early', { code: 'CSC151', ...more })
    expect(codeOf(await early({ reason: ' ' }))).toBe('rule/reason-needed')
    const proposed = await early({ reason })
    const { view } = await proposalRead(sarita, proposed)
    expect(view?.subject.en).toMatch(/^CSC151 /)
    expect(view?.early).toEqual({
      fact: { en: '6 days before the paper', ne: 'यस विषयको परीक्षाभन्दा ६ दिन अघि' },
      reason,
    })
    expect(codeOf(await early({ reason }))).toBe('rule/proposal-open')
    expect(codeOf(await confirm(mina, proposed))).toBe('rule/own-entry')
    expect(codeOf(await enter(exam, mina))).toBe('rule/too-early')
    expect((await confirm(sarita, proposed)).body).toMatchObject({ isError: false })
    for (const by of [mina, om]) expect(codeOf(await enter(exam, by))).toBeNull()
    expect(codeOf(await enter(exam, mina, { code: 'MTH151' }))).toBe('rule/too-early')
    expect(codeOf(await early({ reason }))).toBe('rule/not-early')
    await exam.setRoutine('CSC151', inDays(8))
    const gita = await exam.number(await exam.candidate('Gita Rai', 'CSC151'))
    expect(codeOf(await enter(exam, mina, { erollno: gita }))).toBe('rule/day-moved')
  })

  it('refuses to confirm going earlier once the paper was moved to a later day', async () => {
    const exam = await anExam(inDays(6))
    const body = { code: 'CSC151', reason }
    const proposed = await exam.onSheet(exam.mina, 'marks_enter_early', body)
    await exam.setRoutine('CSC151', inDays(7))
    expect(codeOf(await confirm(exam.sarita, proposed))).toBe('rule/day-moved')
  })

  it('is not released before the last paper that has a day is over', async () => {
    const exam = await marked(6)
    const day = formatDay(addDays(todayOf(at), 6), 'en')
    for (const more of [{}, { reason: ' ' }])
      expect((await propose(exam, more)).body).toMatchObject({
        code: 'rule/too-early',
        summary: `This can be done from ${day}, 14:00, when the last paper has been sat. To do it earlier, give a reason; a second person confirms it.`,
      })
    const alone = { n_exam_reg_ID: exam.sita.registrationId }
    expect(codeOf(await release(exam, alone, soon()))).toBe('rule/too-early')
    expect(await readData(exam.mina, 'result_overview', exam.which)).toMatchObject({
      firstDay: { daysEarly: 6, from: { time: '14:00', after: 'papers' }, undated: ['MTH151'] },
    })
  })

  it('is released earlier with a reason, which the second person reads in full', async () => {
    const exam = await marked(6)
    const proposed = await propose(exam, { reason })
    const { view } = await proposalRead(exam.sarita, proposed)
    expect(view?.early).toEqual({
      fact: { en: '6 days before the last paper', ne: 'अन्तिम विषयको परीक्षाभन्दा ६ दिन अघि' },
      reason,
    })
    expect(view?.checks.at(-1)).toMatchObject({ found: { en: 'MTH151' }, sign: 'look' })
    expect((await confirm(exam.sarita, proposed)).body).toMatchObject({ isError: false })
  })

  it('is not released by what was proposed on time, once a paper is moved to a later day', async () => {
    const exam = await marked(-2)
    const proposed = await propose(exam)
    expect(codeOf(proposed)).toBeNull()
    await exam.setRoutine('MTH151', inDays(1))
    expect(codeOf(await confirm(exam.sarita, proposed))).toBe('rule/too-early')
  })
})
