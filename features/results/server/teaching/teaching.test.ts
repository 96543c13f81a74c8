import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { anOffer, marksFile } from '#testing/kinds/internal-in-tests.ts'
import type { Answer, Person } from '#testing/person.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'

const unknownCourse = { code: 'rule/offered-course-unknown' }

describe('a teacher', () => {
  let at: TestServer
  let sarita: Person
  beforeAll(async () => {
    at = await testServer({ today: '2026-11-20', idleJobs: true })
    sarita = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const run = (by: Person, slug: string, body: object = {}) =>
    by.post(`/api/v1/processes/${slug}`, body)
  const dataOf = ({ body }: Answer) => body['data'] as Readonly<Record<string, unknown>>
  const give = (teacher: Person, course: object, days: object = {}) =>
    run(sarita, 'teaching_give', {
      ...course,
      ad_user_ID: teacher.userId,
      first_day: '2026-11-20',
      last_day: '2027-03-31',
      ...days,
    })
  const enter = (by: Person, { body, numbers }: Awaited<ReturnType<typeof anOffer>>) =>
    run(by, 'internal_enter', { ...body, ...marksFile(`${numbers[0]},29,81`) })
  const sheet = (by: Person, course: object) => run(by, 'internal_sheet', course)
  const listed = async (by: Person) =>
    dataOf(await run(by, 'internal_courses'))['courses'] as { n_batch_course_ID: number }[]
  const emailOf = async ({ userId }: Person) =>
    at.database.kysely
      .selectFrom('ad_user')
      .select('email')
      .where('ad_user_id', '=', userId)
      .executeTakeFirstOrThrow()
  const again = async (person: Person) => {
    await person.code()
    return at.signIn((await emailOf(person)).email)
  }

  it('reads and types internal marks of the own course; another teacher’s does not exist', async () => {
    const [anita, binod] = [await at.staff('teacher'), await at.staff('teacher')]
    const [own, other] = [await anOffer(at), await anOffer(at)]
    expect((await give(anita, own.body)).body).toMatchObject({ isError: false })
    expect((await give(binod, other.body)).body).toMatchObject({ isError: false })
    expect((await listed(anita)).map((each) => each.n_batch_course_ID)).toEqual([
      own.body.n_batch_course_ID,
    ])
    expect(dataOf(await sheet(anita, own.body))['rows']).toHaveLength(2)
    expect((await enter(anita, own)).body).toMatchObject({ isError: false, data: { n: 1 } })
    const missing = { n_batch_course_ID: 999_999_999 }
    for (const body of [other.body, missing]) {
      expect((await sheet(anita, body)).body).toMatchObject(unknownCourse)
      expect((await enter(anita, { ...other, body })).body).toMatchObject(unknownCourse)
    }
    const texts = [await sheet(anita, other.body), await sheet(anita, missing)].map(
      ({ body: { code, summary } }) => ({ code, summary }),
    )
    expect(texts[0]).toEqual(texts[1])
    expect(dataOf(await sheet(binod, other.body))['rows']).toMatchObject([
      { internal: null },
      { internal: null },
    ])
  })

  it('gets a mail about the course and its days, none when it was refused', async () => {
    const teacher = await at.staff('teacher')
    const { email } = await emailOf(teacher)
    const offer = await anOffer(at)
    const mails = () =>
      at.database.kysely
        .selectFrom('mail_outbox')
        .select('body')
        .where('recipient', '=', email)
        .execute()
    await give(teacher, offer.body, { last_day: '2026-11-01' })
    expect(await mails()).toEqual([])
    await give(teacher, offer.body)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.body).toContain('from 4 Mangsir 2083 (20 Nov 2026) to 17 Chaitra 2083')
  })

  it('has a course from the first to the last of the days, in Nepal', async () => {
    const chetan = await at.staff('teacher')
    const { body } = await anOffer(at)
    await give(chetan, body, { first_day: '2026-11-22', last_day: '2026-11-23' })
    const dayMs = 86_400_000
    const midnight = Date.parse('2026-11-22T00:00:00+05:45')
    const has: boolean[] = []
    for (const ms of [midnight - 1, midnight, midnight + 2 * dayMs - 1, midnight + 2 * dayMs]) {
      at.clock.advance(ms - at.clock.nowMs())
      const now = await again(chetan)
      has.push((await sheet(now, body)).body['isError'] === false)
      expect(await listed(now)).toHaveLength(has.at(-1) === true ? 1 : 0)
    }
    expect(has).toEqual([false, true, true, false])
    sarita = await again(sarita)
  })

  it('loses a course at once when it is taken back, and the typed marks stay', async () => {
    const deepa = await at.staff('teacher')
    const offer = await anOffer(at)
    const { n_teaching_ID } = dataOf(await give(deepa, offer.body))
    await enter(deepa, offer)
    expect((await run(sarita, 'teaching_take_back', { n_teaching_ID })).body).toMatchObject({
      isError: false,
    })
    expect((await enter(deepa, offer)).body).toMatchObject(unknownCourse)
    expect(dataOf(await sheet(sarita, offer.body))['rows']).toMatchObject([{ internal: 29 }, {}])
    expect((await run(sarita, 'teaching_take_back', { n_teaching_ID })).body).toMatchObject({
      code: 'rule/teaching-unknown',
    })
  })

  it('proposes a change of typed marks, which the registrar confirms and the teacher cannot', async () => {
    const esha = await at.staff('teacher')
    const offer = await anOffer(at)
    await give(esha, offer.body)
    await enter(esha, offer)
    const change = { ...offer.body, ...marksFile(`${offer.numbers[0]},31,81`) }
    const proposed = await run(esha, 'internal_enter', { ...change, reason: 'Added up again' })
    expect(dataOf(proposed)).toMatchObject({ n: 0, changed: 1 })
    expect((await confirm(esha, proposed)).status).toBe(403)
    expect((await confirm(sarita, proposed)).body).toMatchObject({ isError: false })
    expect(dataOf(await sheet(esha, offer.body))['rows']).toMatchObject([{ internal: 31 }, {}])
  })

  it('reads no model, and runs no process but those of the own account, the own courses and lists it is shown', async () => {
    const gita = await at.staff('teacher')
    const { body } = await gita.get('/api/v1/processes')
    expect((body['processes'] as { slug: string }[]).map(({ slug }) => slug).toSorted()).toEqual([
      'internal_courses',
      'internal_enter',
      'internal_sheet',
      'list_file',
      'own_keys',
      'own_keys_choose',
      'sheet_file_read',
      'staff_factor_renew',
      'staff_recovery_codes',
      'staff_session_end',
      'staff_sessions',
    ])
    for (const table of ['n_batch_course', 'n_program_cregdetails', 'c_bpartner', 'n_program_creg'])
      expect([table, (await gita.get(`/api/v1/models/${table}`)).status]).toEqual([table, 404])
  })

  it('is given a course by staff with the permission only, and for days that make sense', async () => {
    const hari = await at.staff('teacher')
    const { body } = await anOffer(at)
    for (const role of ['cashier', 'librarian', 'teacher'] as const)
      expect((await run(await at.staff(role), 'teaching_list', body)).status).toBe(403)
    const wrong = [
      [{ ad_user_ID: sarita.userId }, 'rule/not-a-teacher'],
      [{ ad_user_ID: 5 }, 'rule/not-a-teacher'],
      [{ n_batch_course_ID: 5 }, 'rule/offered-course-unknown'],
      [{ first_day: 'soon' }, 'rule/day-unknown'],
      [{ last_day: '2026-02-30' }, 'rule/day-unknown'],
      [{ first_day: '2027-04-01' }, 'rule/days-wrong'],
      [{ first_day: '2026-01-01', last_day: '2026-01-31' }, 'rule/days-over'],
    ] as const
    for (const [more, code] of wrong)
      expect((await give(hari, body, more)).body).toMatchObject({ isError: true, code })
    expect(dataOf(await run(sarita, 'teaching_list', body))['teachers']).toEqual([])
    const both = await Promise.all([give(hari, body), give(hari, body)])
    const codes = both.map((each) => each.body['code'])
    expect(codes.toSorted()).toEqual(['rule/teaches-already', undefined])
    const { teachers, people } = dataOf(await run(sarita, 'teaching_list', body))
    expect(teachers).toMatchObject([
      { first: '2026-11-20', last: '2027-03-31', givenBy: 'registrar person' },
    ])
    expect(people).toContainEqual(expect.objectContaining({ id: hari.userId }))
  })
})
