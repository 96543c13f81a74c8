import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import {
  applicationCount,
  apply,
  type Newcomer,
  openProgram,
  someone,
  type ApplicantFacts,
} from '#testing/kinds/program-applicant.ts'

const noEntrance =
  'No eligible admissions found. You need to register and pay for entrance examinations first.'
const enrolled = 'Active Program Enrollment Detected'
const notEnrolled = 'You must have an active program enrollment to register for courses'
const passed = { paid: true, eligible: true }
const done = { status: 201 } as const

type Outcome = { readonly status: number; readonly code?: string; readonly detail?: string }

const refused = (status: number, code: string, detail: string): Outcome => ({
  status,
  code,
  detail,
})

/** DateFrom and DateTo, counted from today, and what they alone lead to. */
const windows = [
  [-5, 5, null],
  [0, 5, null],
  [-5, 0, null],
  [0, 0, null],
  [null, 1, null],
  [1, 5, 'not-open-yet'],
  [-5, -1, 'closed'],
  [-5, null, 'closed'],
] as const

const admissionPeople = {
  ready: [{ entrance: passed }, done],
  'without an entrance': [{}, refused(403, 'rule/entrance-required', noEntrance)],
  'with an unpaid entrance': [
    { entrance: { paid: false, eligible: true } },
    refused(403, 'rule/entrance-unpaid', noEntrance),
  ],
  'with an undecided entrance': [
    { entrance: { paid: true, eligible: false } },
    refused(403, 'rule/entrance-not-eligible', noEntrance),
  ],
  'with the entrance of another program': [
    { entrance: { ...passed, program: 'BE Civil' } },
    refused(403, 'rule/other-academics', noEntrance),
  ],
  'actively enrolled': [
    { entrance: passed, enrollments: ['active'], program: 'BHM' },
    refused(403, 'rule/active-enrollment', enrolled),
  ],
  'passed out': [{ entrance: passed, enrollments: ['passed-out'] }, done],
  'dropped out': [{ entrance: passed, enrollments: ['dropped-out'] }, done],
  'with a waiting enrollment': [{ entrance: passed, enrollments: ['pending'] }, done],
  'active, with a newer place that waits': [
    { entrance: passed, enrollments: ['active', 'pending'], program: 'BHM' },
    refused(403, 'rule/active-enrollment', enrolled),
  ],
  'with an incomplete profile': [
    { profile: { complete: false }, entrance: passed },
    refused(403, 'rule/profile-incomplete', 'Complete your profile before you apply.'),
  ],
} as const satisfies Record<string, readonly [ApplicantFacts, Outcome]>

const registrationPeople = {
  'actively enrolled': [{ enrollments: ['active'] }, done],
  'not enrolled': [{ entrance: passed }, refused(403, 'rule/enrollment-required', notEnrolled)],
  'with a waiting enrollment': [
    { enrollments: ['pending'] },
    refused(403, 'rule/enrollment-required', notEnrolled),
  ],
  'passed out': [
    { enrollments: ['passed-out'] },
    refused(403, 'rule/enrollment-required', notEnrolled),
  ],
  'active, with a newer place that has ended': [{ enrollments: ['active', 'passed-out'] }, done],
  'dropped out': [
    { enrollments: ['dropped-out'] },
    refused(403, 'rule/enrollment-required', notEnrolled),
  ],
  'active again after dropping out': [{ enrollments: ['dropped-out', 'active'] }, done],
  'enrolled in another program': [
    { enrollments: ['active'], program: 'BE Civil' },
    refused(
      403,
      'rule/other-academics',
      'This course registration does not match your enrollment.',
    ),
  ],
} as const satisfies Record<string, readonly [ApplicantFacts, Outcome]>

const windowWords = {
  admission: {
    closed: 'The last date for this admission has passed.',
    'not-open-yet': 'This admission is not open yet.',
  },
  'course-registration': {
    closed: 'The last date for this course registration has passed.',
    'not-open-yet': 'This course registration is not open yet.',
  },
} as const

/** Academic columns of an opening; each is changed so that the opening matches no enrollment any more. */
const academicColumns = [
  'n_aca_year_id',
  'n_intake_id',
  'n_faculty_id',
  'n_level_id',
  'n_program_id',
] as const

describe('eligibility for a program', () => {
  let at: TestServer
  const people = new Map<string, Newcomer>()
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    for (const [kind, group] of Object.entries({ I: admissionPeople, II: registrationPeople }))
      for (const [name, [state]] of Object.entries(group))
        people.set(`${kind} ${name}`, await someone(at, state))
  })
  afterAll(() => at.close())

  const get = (name: string): Newcomer => {
    const found = people.get(name)
    if (found === undefined) throw new Error(name)
    return found
  }

  async function expectOutcome(name: string, openingId: number, outcome: Outcome) {
    const { person } = get(name)
    const answer = await apply(person, openingId)
    const { status, ...shown } = outcome
    expect(answer).toMatchObject({ status, body: shown })
    expect(await applicationCount(at, openingId)).toBe(status === 201 ? 1 : 0)
    if (status !== 201) return
    expect(answer.body).toMatchObject({ feepaid: 0, IsPaid: false, DocStatus: { id: 'DR' } })
    const again = await apply(person, openingId)
    expect(again).toMatchObject({ status: 409, body: { code: 'rule/already-applied' } })
    expect(await applicationCount(at, openingId)).toBe(1)
  }

  const cases = (['I', 'II'] as const).flatMap((semester) =>
    Object.entries(semester === 'I' ? admissionPeople : registrationPeople).flatMap(
      ([name, [, outcome]]) =>
        windows.map(([from, to, closed]) => [semester, name, from, to, closed, outcome] as const),
    ),
  )

  it.each(cases)('semester %s, %s, from day %s to day %s (%s)', async (...row) => {
    const [semester, name, from, to, closed, outcome] = row
    const day = (days: number | null) => (days === null ? null : addDays(todayOf(at), days))
    const window = { datefrom: day(from), dateto: day(to) }
    const openingId = await openProgram(at, { semester, row: window })
    const words = windowWords[semester === 'I' ? 'admission' : 'course-registration']
    const expected = closed === null ? outcome : refused(400, `rule/${closed}`, words[closed])
    await expectOutcome(`${semester} ${name}`, openingId, expected)
  })

  it('refuses an admission whose conditions the applicant does not meet', async () => {
    const row = { most_age: 10, age_on: todayOf(at) }
    const openingId = await openProgram(at, { semester: 'I', row })
    const { person } = get('I ready')
    expect(await apply(person, openingId)).toMatchObject({
      status: 403,
      body: {
        code: 'rule/conditions-not-met',
        detail: expect.stringContaining('at most 10 years'),
      },
    })
    expect(await applicationCount(at, openingId)).toBe(0)
  })

  it.each(
    (['I', 'II'] as const).flatMap((semester) =>
      academicColumns.flatMap((column) => [
        [semester, column, null] as const,
        [semester, column, 1_000_001] as const,
      ]),
    ),
  )(
    'semester %s: an opening whose %s is %s matches no student',
    async (semester, column, value) => {
      const openingId = await openProgram(at, { semester })
      const before = await at.database.kysely
        .selectFrom('n_program_cregopen')
        .selectAll()
        .where('n_program_cregopen_id', '=', openingId)
        .executeTakeFirstOrThrow()
      const other = before[column] === value ? 1_000_002 : value
      await at.database.kysely
        .updateTable('n_program_cregopen')
        .set({ [column]: column === 'n_aca_year_id' && value !== null ? 1_000_000 : other })
        .where('n_program_cregopen_id', '=', openingId)
        .execute()
      const name = semester === 'I' ? 'I ready' : 'II actively enrolled'
      const answer = await apply(get(name).person, openingId)
      expect(answer).toMatchObject({ status: 403, body: { code: 'rule/other-academics' } })
      expect(await applicationCount(at, openingId)).toBe(0)
    },
  )

  it('an opening that is gone says so in its kind’s words', async () => {
    for (const [semester, name, kind] of [
      ['I', 'I ready', 'admission'],
      ['II', 'II actively enrolled', 'course registration'],
    ] as const) {
      const openingId = await openProgram(at, { semester, row: { isactive: false } })
      const answer = await apply(get(name).person, openingId)
      expect(answer).toMatchObject({
        status: 404,
        body: {
          detail: `Could not find details for this ${kind} or the data is incomplete. It might be closed.`,
        },
      })
    }
    const { person } = get('I ready')
    for (const nonsense of [null, '', 'x', -1, 1.5, 999_999_999, [1], { name: 'x' }, true]) {
      const { status } = await apply(person, nonsense)
      expect([nonsense, status >= 400 && status < 500]).toEqual([nonsense, true])
    }
  })
})
