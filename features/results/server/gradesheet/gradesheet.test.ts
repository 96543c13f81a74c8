import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { pageText, print, scan } from '#testing/printed-document.ts'
import { aMarking, release } from '#testing/kinds/results-in-tests.ts'

describe('the gradesheet', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  async function aResult() {
    const marking = await aMarking(at)
    const sita = await marking.candidate('Sita Rai', 'CSC151', 'MTH151')
    await marking.enterTwice(sita, 'CSC151', 34)
    await marking.enterTwice(sita, 'MTH151', 44)
    const soon = Math.ceil(at.clock.nowMs() / 60_000) * 60_000 + 600_000
    const body = { n_exam_reg_ID: sita.registrationId }
    return { ...marking, sita, soon, body, which: { n_exam_open_ID: marking.openingId } }
  }

  it('is available from the release time on, in the register, and its code repeats every grade', async () => {
    const { sita, soon, body, which, ...marking } = await aResult()
    const student = await sita.person()
    const ask = () => student.post('/api/v1/processes/gradesheet_print', body)
    const early = await ask()
    expect(early.body).toMatchObject({
      isError: true,
      code: 'rule/result-not-published',
      summary: 'Result not published yet',
    })
    await release(marking, which, soon)
    at.clock.advance(soon - 1 - at.clock.nowMs())
    const { AD_PInstance_ID: _, ...again } = (await ask()).body
    const { AD_PInstance_ID: __, ...before } = early.body
    expect(again).toEqual(before)
    at.clock.advance(1)
    const { codes, pdf } = await print(student, 'gradesheet_print', body)
    expect(pdf.length).toBeLessThan(80 * 1024)
    const page = pageText(await scan(at, codes[0]))
    expect(page).toMatch(/G-2083-\d{6}/)
    for (const text of [
      'Sita Rai',
      'CSC151 Object-Oriented Programming',
      '4.0 credits, grade B, point 3.0',
      '3.0 credits, grade B+, point 3.3',
      '3.13',
    ])
      expect(page).toContain(text)
  })

  it('is the student’s own, of an approved registration, and not the librarian’s', async () => {
    const { sita, soon, body, which, ...marking } = await aResult()
    await release(marking, which, soon)
    at.clock.advance(soon - at.clock.nowMs())
    const other = await marking.candidate('Gita Rai', 'CSC151')
    const foreign = await (await other.person()).post('/api/v1/processes/gradesheet_print', body)
    expect(foreign.body).toMatchObject({ isError: true, code: 'rule/application-unknown' })
    for (const role of ['librarian', 'cashier'] as const) {
      const answer = await (await at.staff(role)).post('/api/v1/processes/gradesheet_print', body)
      expect(answer.status).toBe(403)
    }
    await at.database.kysely
      .updateTable('n_exam_reg')
      .set({ docstatus: 'CL' })
      .where('n_exam_reg_id', '=', sita.registrationId)
      .execute()
    const closed = await (await sita.person()).post('/api/v1/processes/gradesheet_print', body)
    expect(closed.body).toMatchObject({ isError: true, code: 'rule/download-not-ready' })
  })
})
