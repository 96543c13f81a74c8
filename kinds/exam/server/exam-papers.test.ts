import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfText } from '#platform/testing/pdf-text.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { aCentre, anExamination, type Candidate } from '#testing/kinds/examination-in-tests.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { pageText, print, scan } from '#testing/printed-document.ts'

describe('the documents of an exam registration', () => {
  let at: TestServer
  let sita: Candidate
  beforeAll(async () => {
    at = await testServer()
    const exam = await anExamination(at)
    sita = await exam.candidate('Sita Shrestha', 'CSC151', 'MTH151')
    await at.database.kysely
      .updateTable('c_bpartner')
      .set({ name_nepali: 'सीता श्रेष्ठ', regrollno: '2081-4-17-0093' })
      .where('c_bpartner_id', '=', sita.partnerId)
      .execute()
    const { centreId } = await aCentre(exam, 'Dhunche campus', { 'Room 204': 40 })
    await exam.setRoutine('CSC151', ['2026-12-10', '11:00', '14:00'])
    await exam.setRoutine('MTH151', ['2026-12-12', '11:00', '14:00'])
    const body = { n_exam_master_ID: exam.examId }
    await exam.run('exam_symbol_numbers', body)
    await exam.run('exam_seats', { ...body, n_exam_centre_ID: centreId })
  })
  afterAll(() => at.close())

  const printed = async (more: object = {}) =>
    print(await sita.person(), 'examination_application_form', {
      n_exam_reg_ID: sita.registrationId,
      ...more,
    })

  const person = ['Sita Shrestha', 'सीता श्रेष्ठ', '2081-4-17-0093', '2083-0001', 'Ram Bahadur']
  const common = [...person, '(14 Mar 2007)', 'B.Tech CS & AI, II', 'Semester II Regular 2083']
  const courses = ['CSC151', 'Object-Oriented Programming', 'वस्तुमुखी प्रोग्रामिङ', 'MTH151', 'गणित २']

  it.each([
    [
      'card',
      { report_subtype: 'EXAM_CARD' },
      /^EC-2083-\d{6}$/,
      [
        'Dhunche campus, Rasuwa',
        'धुन्चे, रसुवा',
        'Room 204, Seat 1',
        '24 Mangsir 2083 (10 Dec 2026)',
        '26 Mangsir 2083 (12 Dec 2026)',
        '11:00 to 14:00',
      ],
    ],
    ['form', {}, /^EF-2083-\d{6}$/, ['30 of 40', '4.0', 'Regular', 'Rs. 2,500']],
  ])('every fact of the %s is on the page its code opens', async (...[, more, number, facts]) => {
    const { pdf, codes } = await printed(more)
    const page = await scan(at, codes[0])
    const [paper, shown] = [pdfText(pdf), pageText(page)]
    const [, code = ''] = /\/check\/([\w-]+)\?/.exec(codes[0] ?? '') ?? []
    expect(code).toMatch(number)
    for (const fact of [...common, ...courses, ...facts, code]) {
      expect(paper).toContain(fact)
      expect(shown).toContain(fact)
    }
    expect(shown).toContain('This document was issued by')
    expect(page.text).toMatch(/<img alt="Photo" src="data:image\/jpeg;base64,/)
    expect(pageText(await scan(at, codes[1]))).toMatch(/Part भाग\n(Invigilator|Student)'s part/)
  })

  it('are not for other students, nor for who has no active enrollment', async () => {
    const { email, partnerId } = await at.student()
    const other = await at.signIn(email)
    const ask = async (report_subtype: string) =>
      (
        await other.post('/api/v1/processes/examination_application_form', {
          n_exam_reg_ID: sita.registrationId,
          report_subtype,
        })
      ).body
    for (const code of ['rule/enrollment-required', 'rule/application-unknown']) {
      for (const paper of ['EXAM_CARD', ''])
        expect(await ask(paper)).toMatchObject({ isError: true, code })
      await enrollPartner(at, { partnerId })
    }
  })
})
