import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Candidate } from '#testing/kinds/examination-in-tests.ts'
import type { Answer, Person } from '#testing/person.ts'
import { fieldsOf, proposalRead } from '#testing/proposals-in-tests.ts'
import { aMarking, confirm, type Given, isoText, release } from '#testing/kinds/results-in-tests.ts'

const gap = 600_000

describe('releasing results', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  type Marks = Readonly<Record<string, Given>>

  /** An exam with candidates; two people have entered the marks. */
  async function anExam(...all: readonly Marks[]) {
    const marking = await aMarking(at)
    const candidates: Candidate[] = []
    for (const marks of all) {
      const one = await marking.candidate('Sita Rai', ...Object.keys(marks))
      for (const [code, given] of Object.entries(marks)) await marking.enterTwice(one, code, given)
      candidates.push(one)
    }
    const which = { n_exam_open_ID: marking.openingId }
    const soon = Math.ceil(at.clock.nowMs() / 60_000) * 60_000 + gap
    return { ...marking, candidates, which, soon }
  }
  const run = (by: Person, slug: string, body: object) => by.post(`/api/v1/processes/${slug}`, body)
  const dataOf = ({ body }: Answer) => body['data'] as Record<string, unknown>
  const resultsOf = async (candidate: Candidate | undefined) => {
    const person = await candidate?.person()
    const answer = await person?.get('/api/v1/models/n_exam_result', {
      $expand: 'n_exam_resultdetails',
    })
    return (answer?.body['records'] ?? []) as Record<string, unknown>[]
  }
  const outcomesOf = async (candidate: Candidate | undefined) => {
    const person = await candidate?.person()
    const answer = await person?.get('/api/v1/models/n_exam_regdetails')
    const records = (answer?.body['records'] ?? []) as { outcome?: { id: string } }[]
    return records.map(({ outcome }) => outcome?.id ?? null)
  }
  const withhold = (by: Person, candidate: Candidate | undefined) =>
    run(by, 'result_decide', {
      n_exam_reg_ID: candidate?.registrationId,
      sort: 'WITHHELD',
      ground: 'DUES',
      reason: 'Exam fee',
      decision: 'Committee 4',
      decided_on: '2026-01-01',
    })

  it('needs two people, shows nothing before the release time and everything from then on', async () => {
    const exam = await anExam({ CSC151: 34, MTH151: 44 }, { CSC151: 20, MTH151: 'absent' })
    const { mina, sarita, which, soon } = exam
    const [passed, failed] = exam.candidates
    const prepare = (ms: number) => run(mina, 'result_prepare', { ...which, at: isoText(ms) })
    expect((await run(mina, 'result_release', which)).body).toMatchObject({
      code: 'rule/not-prepared',
    })
    expect((await prepare(at.clock.nowMs() - gap)).body).toMatchObject({
      code: 'rule/instant-wrong',
    })
    expect(dataOf(await prepare(soon))).toMatchObject({ n: 2, held: 0 })
    const proposed = await run(mina, 'result_release', which)
    expect((await confirm(mina, proposed)).body).toMatchObject({ code: 'rule/own-entry' })
    const read = await proposalRead(sarita, proposed)
    expect(fieldsOf(read)).toEqual([
      ['Published at', null, { instant: new Date(soon).toISOString() }],
      ['Results', null, '2'],
    ])
    const [courses, people] = read.view?.lists ?? []
    expect(courses?.rows.map(({ cells: [code, , sat, absent] }) => [code, sat, absent])).toEqual([
      ['CSC151', '2', '0'],
      ['MTH151', '1', '1'],
    ])
    expect(people?.rows).toMatchObject([{ partnerId: expect.any(Number) }])
    expect((await confirm(sarita, proposed)).body).toMatchObject({ isError: false })
    at.clock.advance(soon - 1 - at.clock.nowMs())
    for (const one of [passed, failed]) {
      expect(await resultsOf(one)).toEqual([])
      expect(await outcomesOf(one)).toEqual([null, null])
    }
    at.clock.advance(1)
    expect(await outcomesOf(passed)).toEqual(['PASS', 'PASS'])
    expect(await outcomesOf(failed)).toEqual(['FAIL', 'ABSENT'])
    // 4 × 3.0 (30 + 34 = 64) and 3 × 3.3 (30 + 44 = 74): 21.9 ÷ 7 = 3.1286
    expect(await resultsOf(passed)).toMatchObject([
      { sgpa: 3.13, cgpa: 3.13, outcome: { id: 'PASS' }, version: 1, credits_earned: 7 },
    ])
    const [sheet] = await resultsOf(failed)
    expect(sheet).toMatchObject({ sgpa: 0, outcome: { id: 'FAIL' }, promotion: { id: 'promoted' } })
    expect(sheet?.['n_exam_resultdetails']).toMatchObject([
      { external_om: 20, external_pm: 30, total_om: 50, grade: 'F', outcome: { id: 'FAIL' } },
      { grade: 'F', outcome: { id: 'ABSENT' } },
    ])
  })

  it('names a course in which no one passed to its second person, and no other', async () => {
    const exam = await anExam({ CSC151: 10, MTH151: 44 }, { CSC151: 12, MTH151: 8 })
    await run(exam.mina, 'result_prepare', { ...exam.which, at: isoText(exam.soon) })
    const { view } = await proposalRead(
      exam.sarita,
      await run(exam.mina, 'result_release', exam.which),
    )
    const noOne = { en: 'A course in which no one passed', ne: 'कोही उत्तीर्ण नभएको विषय' }
    expect(view?.checks.find(({ fact }) => fact.en === noOne.en)).toEqual({
      fact: noOne,
      found: { en: 'CSC151', ne: 'CSC151' },
      sign: 'look',
    })
    const passed = view?.lists[0]?.rows.map(({ cells }) => [cells[0], cells.at(-1)])
    expect(passed).toMatchObject([
      ['CSC151', { en: '0 %' }],
      ['MTH151', { en: '50 %' }],
    ])
  })

  it('is not possible with a mark missing or not agreed, by name', async () => {
    const exam = await anExam({ CSC151: 34 })
    const other = await exam.candidate('Gita Rai', 'CSC151')
    const erollno = await exam.number(other)
    const answer = await release(exam, exam.which, exam.soon)
    expect(answer.body).toMatchObject({
      code: 'rule/marks-missing',
      summary: `Marks are missing or not agreed: 1. ${erollno} in CSC151`,
    })
    expect((await withhold(exam.sarita, other)).body).toMatchObject({ isError: false })
    expect((await release(exam, exam.which, exam.soon)).body).toMatchObject({ isError: false })
  })

  it('leaves withheld results out, also one withheld after it was scheduled, and publishes each alone later', async () => {
    const exam = await anExam({ CSC151: 34 }, { CSC151: 40 }, { CSC151: 50 })
    const [one, held, late] = exam.candidates
    const decided = await withhold(exam.sarita, held)
    expect((await release(exam, exam.which, exam.soon)).body).toMatchObject({ isError: false })
    await withhold(exam.sarita, late)
    at.clock.advance(exam.soon - at.clock.nowMs())
    expect(await resultsOf(one)).toHaveLength(1)
    for (const left of [held, late]) {
      expect(await resultsOf(left)).toEqual([])
      expect(await outcomesOf(left)).toEqual([null])
    }
    const n_exam_reg_ID = held?.registrationId ?? 0
    const later = exam.soon + gap
    expect((await release(exam, { n_exam_reg_ID }, later)).body).toMatchObject({
      code: 'rule/all-withheld',
    })
    await run(exam.sarita, 'result_decision_lift', { ...dataOf(decided), reason: 'Paid' })
    expect((await release(exam, { n_exam_reg_ID }, later)).body).toMatchObject({ isError: false })
    at.clock.advance(gap - 1)
    expect(await resultsOf(held)).toEqual([])
    at.clock.advance(1)
    expect(await resultsOf(held)).toHaveLength(1)
    expect(await resultsOf(late)).toEqual([])
    expect((await withhold(exam.sarita, held)).body).toMatchObject({
      code: 'rule/released-already',
    })
  })

  it('is refused when anything it says has changed since it was proposed', async () => {
    const exam = await anExam({ CSC151: 29 })
    await run(exam.mina, 'result_prepare', { ...exam.which, at: isoText(exam.soon) })
    const proposed = await run(exam.mina, 'result_release', exam.which)
    const [candidate] = exam.candidates
    const erollno = candidate && (await exam.number(candidate))
    const grace = await exam.onSheet(exam.mina, 'mark_change', {
      code: 'CSC151',
      erollno,
      grace: '1',
      reason: 'Rule 9',
    })
    await confirm(exam.om, grace)
    expect((await confirm(exam.sarita, proposed)).body).toMatchObject({
      code: 'rule/value-changed',
    })
  })

  it('is confirmed before the release time only', async () => {
    const exam = await anExam({ CSC151: 29 })
    await run(exam.mina, 'result_prepare', { ...exam.which, at: isoText(exam.soon) })
    const proposed = await run(exam.mina, 'result_release', exam.which)
    at.clock.advance(exam.soon - at.clock.nowMs())
    expect((await confirm(exam.sarita, proposed)).body).toMatchObject({
      code: 'rule/instant-passed',
    })
  })

  it('is stopped by one person until the release time; marks change only while it is stopped', async () => {
    const exam = await anExam({ CSC151: 40 })
    expect((await release(exam, exam.which, exam.soon)).body).toMatchObject({ isError: false })
    const erollno = exam.candidates[0] && (await exam.number(exam.candidates[0]))
    const change = () =>
      exam.onSheet(exam.mina, 'mark_change', { code: 'CSC151', erollno, grace: '1', reason: 'x' })
    expect((await change()).body).toMatchObject({ code: 'rule/result-scheduled' })
    expect(dataOf(await run(exam.mina, 'result_stop', exam.which))).toEqual({ n: 1, others: 0 })
    expect((await change()).body).toMatchObject({ isError: false })
    at.clock.advance(exam.soon - at.clock.nowMs())
    expect(await resultsOf(exam.candidates[0])).toEqual([])
    expect((await run(exam.mina, 'result_stop', exam.which)).body).toMatchObject({
      code: 'rule/nothing-to-stop',
    })
  })

  it('notifies each candidate once, when the result is there, without the result in the text', async () => {
    const exam = await anExam({ CSC151: 40 }, { CSC151: 10 })
    await release(exam, exam.which, exam.soon)
    const notes = async (candidate: Candidate | undefined) => {
      const answer = await (await candidate?.person())?.get('/api/v1/models/ad_note')
      const records = (answer?.body['records'] ?? []) as { TextMsg: string }[]
      return records.map(({ TextMsg }) => TextMsg)
    }
    await at.jobs.runNow('results')
    expect(await notes(exam.candidates[0])).toEqual([])
    at.clock.advance(exam.soon - at.clock.nowMs())
    await at.jobs.runNow('results')
    await at.jobs.runNow('results')
    for (const candidate of exam.candidates)
      expect(await notes(candidate)).toEqual([
        'Your result of Semester II Regular 2083 is published.',
      ])
  })

  it('shows the office where it stands', async () => {
    const exam = await anExam({ CSC151: 29 }, { CSC151: 55 }, { CSC151: 'absent' })
    const read = async () => dataOf(await run(exam.sarita, 'result_overview', exam.which))
    expect(await read()).toMatchObject({
      resultAt: null,
      courses: [{ code: 'CSC151', candidates: 3, sat: 2, absent: 1, agreed: 3, passedPercent: 50 }],
      sheets: { registrations: 3, prepared: 0 },
      look: { nearMisses: [{ code: 'CSC151' }], absent: [{ code: 'CSC151' }], missing: [] },
      proposal: null,
    })
    await withhold(exam.sarita, exam.candidates[1])
    await run(exam.mina, 'result_prepare', { ...exam.which, at: isoText(exam.soon) })
    const proposed = await run(exam.mina, 'result_release', exam.which)
    expect(await read()).toMatchObject({
      exam: { name: { en: 'Semester II Regular 2083' } },
      decisions: [{ sort: 'WITHHELD', ground: 'DUES', code: null }],
      sheets: { preparedFor: new Date(exam.soon).toISOString() },
      proposal: { n: 2, isOwn: false },
    })
    expect(dataOf(await run(exam.mina, 'result_overview', exam.which))).toMatchObject({
      proposal: { isOwn: true },
    })
    const { exams } = dataOf(await run(exam.mina, 'result_exams', {})) as {
      exams: { n_exam_open_ID: number }[]
    }
    expect(exams.find((each) => each.n_exam_open_ID === exam.openingId)).toMatchObject({
      registrations: 3,
      unnumbered: 0,
      papers: 3,
      agreed: 3,
      prepared: 3,
      scheduled: 0,
    })
    await confirm(exam.sarita, proposed)
    expect(await read()).toMatchObject({
      resultAt: new Date(exam.soon).toISOString(),
      sheets: { prepared: 1, scheduled: 2, published: 0 },
      proposal: null,
    })
  })
})
