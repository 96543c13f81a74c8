import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { comeBack, pidxOf } from '#testing/applicant.ts'
import { anExamApplicant, openExam } from '#testing/kinds/exam-in-tests.ts'
import { testPassword } from '#testing/test-people.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'

const [english, nepali] = ['Semester II Regular 2083', 'सेमेस्टर २ नियमित २०८३']

describe('a name of a register', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
  })
  afterAll(() => at.close())

  async function applied(name_ne: string) {
    const openingId = await openExam(at, { row: { name_ne } })
    const sita = await anExamApplicant(at, { openingId })
    const reader = await at.signIn(sita.email, testPassword, 'ne_NP')
    return { ...sita, reader }
  }
  const first = (body: Readonly<Record<string, unknown>>) =>
    (body['records'] as Record<string, unknown>[])[0]

  it('is sent beside the English one to readers of Nepali, and to no other', async () => {
    const { person, reader, openingId } = await applied(nepali)
    const list = (who: typeof person) => who.get('/api/v1/models/n_exam_reg')
    expect(first((await list(reader)).body)?.['n_exam_open_ID']).toMatchObject({
      identifier: english,
      Name: english,
      identifier_ne: nepali,
      Name_ne: nepali,
    })
    const { text } = await list(person)
    expect(text).not.toContain('_ne"')
    const opening = (who: typeof person) => who.get(`/api/v1/models/n_exam_open/${openingId}`)
    expect((await opening(reader)).body).toMatchObject({ Name: english, shown_name: nepali })
    expect((await opening(person)).body).not.toHaveProperty('shown_name')
  })

  it('that has no Nepali half is sent in English alone', async () => {
    const { reader, openingId } = await applied('')
    const { body } = await reader.get('/api/v1/models/n_exam_reg')
    const reference = first(body)?.['n_exam_open_ID']
    expect(reference).toMatchObject({ identifier: english, Name: english })
    expect(reference).not.toHaveProperty('Name_ne')
    const opening = await reader.get(`/api/v1/models/n_exam_open/${openingId}`)
    expect(opening.body).not.toHaveProperty('shown_name')
  })

  it('of a course is the one its catalogue has in Nepali', async () => {
    const { reader } = await applied(nepali)
    const { body } = await reader.get('/api/v1/models/n_exam_regdetails')
    const course = first(body)?.['n_course_ID']
    expect(course).toMatchObject({ Name_ne: expect.stringMatching(/\p{Script=Devanagari}/u) })
    expect(course).toMatchObject({ identifier_ne: expect.stringMatching(/^CSC151_/u) })
  })

  it('stands in a payment and in the notice of it', async () => {
    const { person, reader, applicationId } = await applied(nepali)
    const link = await person.post('/nou/khaltipay/getlink', {
      payment_type: 'EXAM',
      payment_reference_id: applicationId,
      amount: rupees(2_500),
    })
    at.khalti.decide(pidxOf(link), 'pay')
    await comeBack(at, pidxOf(link))
    const described = async (who: typeof person) =>
      first((await who.get('/api/v1/models/c_payment')).body)?.['description']
    expect([await described(person), await described(reader)]).toEqual([english, nepali])
    const notices = await reader.get('/api/v1/models/ad_note')
    expect(notices.text).toContain(`${nepali}को रु. २,५०० भुक्तानी प्राप्त भयो`)
  })
})
