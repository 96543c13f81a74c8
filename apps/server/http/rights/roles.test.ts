import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { ask, type Person } from '#testing/person.ts'

/** Processes that students may run; all others are for staff. */
const ofStudents = [
  'admission_give_up',
  'admission_give_up_ask',
  'admission_give_up_take_back',
  'application_send_again',
  'application_withdraw',
  'certificate_print',
  'certificate_semesters',
  'course_registration_form',
  'entrance_centres',
  'entrance_form',
  'entrance_merit_own',
  'entrance_program_order',
  'entrance_program_order_set',
  'entrance_seat_answer',
  'entrance_seat_stay',
  'examination_application_form',
  'gradesheet_print',
  'notice_choices',
  'notice_choose',
  'notice_mark_read',
  'opening_conditions',
  'own_data',
  'own_refunds',
  'own_session_end',
  'own_sessions',
  'payment_receipt',
  'push_off',
  'push_on',
  'scholarship_application_print',
  'student_account',
  'student_account_print',
  'student_hold',
  'university_registration_form',
  'usual_days',
]
const staff = [
  'registrar',
  'cashier',
  'exam-office',
  'librarian',
  'teacher',
  'administrator',
] as const
const path = (slug: string) => `/api/v1/processes/${slug}`

/** Every role against every process, out of the registry itself. */
describe('processes', () => {
  let at: TestServer
  const people = new Map<string, Person>()
  const open = new Map<string, readonly string[]>()
  let all: readonly string[] = []
  beforeAll(async () => {
    at = await testServer()
    people.set('student', await at.signIn((await at.student()).email))
    for (const role of staff) people.set(role, await at.staff(role))
    for (const [role, person] of people) {
      const { body } = await person.get('/api/v1/processes')
      open.set(
        role,
        (body['processes'] as { slug: string }[]).map(({ slug }) => slug),
      )
    }
    all = [...new Set([...open.values()].flat())].toSorted()
  })
  afterAll(() => at.close())

  it('are more than 70, and none runs without a session', async () => {
    expect(all.length).toBeGreaterThan(70)
    for (const slug of all) {
      const answer = await ask(at.app, { method: 'POST', url: path(slug), payload: {} })
      expect([slug, answer.status]).toEqual([slug, 401])
      const there = await ask(at.office, { method: 'POST', url: path(slug), payload: {} })
      expect([slug, there.status]).toEqual([slug, 401])
    }
  })

  it('are open to students where it says so here, and nowhere else', () => {
    expect(open.get('student')?.toSorted()).toEqual(ofStudents)
  })

  it.each(['student', ...staff])('answer 403 to a %s for all that is not theirs', async (role) => {
    const own = new Set(open.get(role))
    const person = people.get(role)
    for (const slug of all.filter((each) => !own.has(each)))
      expect([slug, (await person?.post(path(slug)))?.status]).toEqual([slug, 403])
  })

  it('answer without a 500 when nothing is given', async () => {
    for (const [role, person] of people)
      for (const slug of open.get(role) ?? [])
        expect([role, slug, (await person.post(path(slug))).status < 500]).toEqual([
          role,
          slug,
          true,
        ])
  })
})
