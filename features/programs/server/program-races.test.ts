import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'
import { academicsOf } from '#testing/kinds/programs-in-tests.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import {
  applicationCount,
  apply,
  courseIdsOf,
  linesOf,
  type Newcomer,
  openProgram,
  someone,
} from '#testing/kinds/program-applicant.ts'

const passed = { paid: true, eligible: true }

describe('many at once', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
  })
  afterAll(() => at.close())

  const enrollmentsOf = async (partnerId: number) => {
    const rows = await at.database.kysely
      .selectFrom('n_program_enroll')
      .select('n_program_enroll_id')
      .where('c_bpartner_id', '=', partnerId)
      .execute()
    return rows.length
  }
  const people = async (count: number): Promise<readonly Newcomer[]> => {
    const found: Newcomer[] = []
    while (found.length < count)
      found.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(10, count - found.length) }, () =>
            someone(at, { entrance: passed }),
          ),
        )),
      )
    return found
  }

  it.each([null, 60])('50 applications of one student are one (seats: %s)', async (seats) => {
    const { person, partnerId } = await someone(at, { entrance: passed })
    const courses = computerScienceCourses.I
    const openingId = await openProgram(at, { row: { seats }, courses })
    const answers = await Promise.all(Array.from({ length: 50 }, () => apply(person, openingId)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const others = answers.filter(({ status }) => status === 409)
    expect(others).toHaveLength(49)
    expect(new Set(others.map(({ text }) => text)).size).toBe(1)
    expect(others[0]?.body['detail']).toBe('You have already applied for this admission.')
    expect([await applicationCount(at, openingId), await enrollmentsOf(partnerId)]).toEqual([1, 1])
  })

  it('50 requests for a place and 10 applications beside them make one enrollment', async () => {
    const { person, partnerId } = await someone(at, { entrance: passed })
    const openings = await Promise.all(Array.from({ length: 10 }, () => openProgram(at)))
    const { n_aca_year_id, n_intake_id, n_faculty_id, n_level_id, n_program_id } =
      await academicsOf(at)
    const place = {
      n_aca_year_ID: n_aca_year_id,
      n_intake_ID: n_intake_id,
      n_faculty_ID: n_faculty_id,
      n_level_ID: n_level_id,
      n_program_ID: n_program_id,
    }
    const answers = await Promise.all([
      ...Array.from({ length: 50 }, () => person.post('/api/v1/models/n_program_enroll', place)),
      ...openings.map((openingId) => apply(person, openingId)),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(await enrollmentsOf(partnerId)).toBe(1)
  })

  it('200 students racing for 60 seats: exactly 60 get one, 140 are refused', async () => {
    const openingId = await openProgram(at, {
      row: { seats: 60 },
      courses: computerScienceCourses.I.slice(0, 2),
    })
    const racing = await people(200)
    const answers = await Promise.all(racing.map(({ person }) => apply(person, openingId)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(60)
    const late = answers.filter(({ status }) => status !== 201)
    expect(new Set(late.map(({ status, body }) => `${status} ${String(body['detail'])}`))).toEqual(
      new Set(['409 This admission has no seats left.']),
    )
    expect(await applicationCount(at, openingId)).toBe(60)
    const { person } = racing[0] ?? (await someone(at))
    const seen = await person.get(`/api/v1/models/n_program_cregopen/${openingId}`)
    expect(seen.body).toMatchObject({ seats: 60, seats_left: 0 })

    const closed = await at.database.kysely
      .updateTable('n_program_creg')
      .set({ docstatus: 'CL' })
      .where('n_program_cregopen_id', '=', openingId)
      .where('c_bpartner_id', '=', (of) =>
        of
          .selectFrom('n_program_creg')
          .select('c_bpartner_id')
          .where('n_program_cregopen_id', '=', openingId)
          .limit(1),
      )
      .executeTakeFirstOrThrow()
    expect(Number(closed.numUpdatedRows)).toBe(1)
    const losers = racing.filter((_each, index) => answers[index]?.status !== 201).slice(0, 20)
    const again = await Promise.all(losers.map((each) => apply(each.person, openingId)))
    expect(again.filter(({ status }) => status === 201)).toHaveLength(1)
  }, 180_000)

  it('a course’s seats are never oversold, in whatever order courses are chosen', async () => {
    const limited = computerScienceCourses.I.slice(-2).map((course) => ({ ...course, seats: 5 }))
    const openingId = await openProgram(at, { courses: limited })
    const ids = await courseIdsOf(at, openingId)
    const [drawing, nepal] = [ids.get('DRG101'), ids.get('NEP101')]
    const racing = await people(20)
    const answers = await Promise.all(
      racing.map(({ person }, index) =>
        apply(person, openingId, linesOf(index % 2 === 0 ? [drawing, nepal] : [nepal, drawing])),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(
      new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body['detail'])),
    ).toEqual(new Set(['Engineering Drawing has no seats left.']))
    const { person } = await someone(at, { entrance: passed })
    expect((await apply(person, openingId)).status).toBe(201)
    const seen = await person.get(`/api/v1/models/n_program_cregopen/${openingId}`, {
      $expand: 'n_batch_course',
    })
    expect(seen.body['n_batch_course']).toMatchObject([
      { seats: 5, seats_left: 0 },
      { seats: 5, seats_left: 0 },
    ])
  })
})
