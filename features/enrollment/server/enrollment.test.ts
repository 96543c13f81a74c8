import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { referenceId } from '#platform/pure/reference.ts'
import { activeEnrollmentQuery } from '#features/enrollment/wire/enrollment.ts'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'
import { academicsOf } from '#testing/kinds/programs-in-tests.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { butForTheId } from '#testing/person.ts'
import {
  applicationCount,
  applications,
  apply,
  type Newcomer,
  openProgram,
  someone,
} from '#testing/kinds/program-applicant.ts'

const path = '/api/v1/models/n_program_enroll'
const passed = { paid: true, eligible: true }

describe('a place in a program', () => {
  let at: TestServer
  let place: Record<string, number | null>
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    const { n_aca_year_id, n_intake_id, n_faculty_id, n_level_id, n_program_id } =
      await academicsOf(at)
    place = {
      n_aca_year_ID: n_aca_year_id,
      n_intake_ID: n_intake_id,
      n_faculty_ID: n_faculty_id,
      n_level_ID: n_level_id,
      n_program_ID: n_program_id,
    }
  })
  afterAll(() => at.close())

  const rowsOf = (partnerId: number) =>
    at.database.kysely
      .selectFrom('n_program_enroll')
      .selectAll()
      .where('c_bpartner_id', '=', partnerId)
      .execute()

  describe('whatever is sent, is never confirmed by asking (T31)', () => {
    let asking: Newcomer
    beforeAll(async () => {
      await openProgram(at)
      asking = await someone(at, { entrance: passed })
    })

    it.each([
      {},
      { urollstatus: true },
      { urollstatus: 'Y' },
      { urollstatus: 'true' },
      { UROLLSTATUS: true },
      { urollno: '2083-CSAI-999' },
      { isPassedOut: true },
      { isDropOut: true },
      { urollstatus: true, urollno: '1', isPassedOut: false, isDropOut: false },
      { IsActive: true, urollstatus: true },
      { id: 1, uid: 'x', urollstatus: true },
      { n_sem_year_ID: 1_000_005 },
      { n_sem_year_ID: { id: 1_000_001 }, urollstatus: true },
      { Created: '2030-01-01T00:00:00Z', urollstatus: true },
      { CreatedBy: 1, UpdatedBy: 1, urollstatus: true },
      { AD_Org_ID: 1_000_000, urollstatus: true },
      { n_subject_ID: null, urollstatus: true },
      { n_subject_ID: -1, urollstatus: true },
      { urollno: '', urollstatus: true },
      { urollno: null, urollstatus: null },
    ])('%j', async (facts) => {
      const answer = await asking.person.post(path, { ...place, ...facts })
      expect(answer.status).toBe(201)
      const rows = await rowsOf(asking.partnerId)
      expect(rows).toMatchObject([
        {
          urollstatus: false,
          urollno: null,
          ispassedout: false,
          isdropout: false,
          isactive: true,
          n_sem_year_id: 1_000_000,
        },
      ])
      const second = await openProgram(at, { semester: 'II' })
      expect((await apply(asking.person, second)).status).toBe(403)
      expect(await applicationCount(at, second)).toBe(0)
    })

    it('nor changed or taken back', async () => {
      const [row] = await rowsOf(asking.partnerId)
      const own = `${path}/${row?.n_program_enroll_id}`
      for (const change of [{ urollstatus: true }, { urollno: '1' }, { isDropOut: true }])
        expect((await asking.person.put(own, change)).status).toBe(403)
      expect((await asking.person.del(own)).status).toBe(403)
      expect(await rowsOf(asking.partnerId)).toEqual([row])
    })

    it('nor by asking for another person', async () => {
      const other = await someone(at)
      const answer = await asking.person.post(path, { ...place, C_BPartner_ID: other.partnerId })
      expect(answer.status).toBe(403)
      expect(await rowsOf(other.partnerId)).toEqual([])
    })
  })

  it('is given only beside an admission one could apply for today', async () => {
    const eligible = await someone(at, { entrance: passed })
    const without = await someone(at)
    const civil = await academicsOf(at, 'BE Civil')
    const elsewhere = {
      ...place,
      n_faculty_ID: civil.n_faculty_id,
      n_program_ID: civil.n_program_id,
      n_level_ID: civil.n_level_id,
    }
    expect(await eligible.person.post(path, elsewhere)).toMatchObject({
      status: 400,
      body: {
        code: 'rule/no-open-admission',
        detail: 'Failed to apply for Program Enrollment',
      },
    })
    for (const body of [{}, { n_program_ID: place['n_program_ID'] }])
      expect((await eligible.person.post(path, body)).status).toBe(400)
    expect(await without.person.post(path, place)).toMatchObject({
      status: 403,
      body: {
        detail:
          'No eligible admissions found. You need to register and pay for entrance examinations first.',
      },
    })
    await openProgram(at, { program: 'BE Civil', state: 'closed' })
    await openProgram(at, { program: 'BE Civil', semester: 'II' })
    const builder = await someone(at, { entrance: { ...passed, program: 'BE Civil' } })
    expect(await builder.person.post(path, elsewhere)).toMatchObject({
      status: 400,
      body: { code: 'rule/closed' },
    })
    const enrolled = await someone(at, {
      entrance: passed,
      enrollments: ['active'],
      program: 'BHM',
    })
    expect(await enrolled.person.post(path, place)).toMatchObject({
      status: 403,
      body: { detail: 'Active Program Enrollment Detected' },
    })
    for (const { partnerId } of [eligible, without, builder])
      expect(await rowsOf(partnerId)).toEqual([])
  })

  it('is used again until it has passed out or dropped out (R-39)', async () => {
    const { person, partnerId } = await someone(at, { entrance: passed })
    const first = await person.post(path, place)
    const second = await person.post(path, place)
    expect(second.body['id']).toBe(first.body['id'])
    const openingId = await openProgram(at)
    const applied = await apply(person, openingId)
    expect(applied.body['n_program_enroll_ID']).toMatchObject({ id: first.body['id'] })
    await at.database.kysely
      .updateTable('n_program_enroll')
      .set({ urollstatus: true, isdropout: true })
      .where('c_bpartner_id', '=', partnerId)
      .execute()
    const third = await person.post(path, place)
    expect(third.status).toBe(201)
    expect(third.body['id']).not.toBe(first.body['id'])
    expect(await rowsOf(partnerId)).toHaveLength(2)
  })
})

describe('a place confirmed after a newer one has ended', () => {
  it('is the active one: for the portal, for admissions and for course registrations (R-39)', async () => {
    const at = await testServer({ idleJobs: true })
    const registrar = await at.staff('registrar')
    const sita = await someone(at, { entrance: passed, enrollments: ['pending'] })
    await enrollPartner(at, { ...sita, state: 'dropped-out', program: 'BHM' })
    const free = { admissionfee: 0, semyearfee: 0, libraryfee: 0, practicalfee: 0 }
    const applied = await apply(sita.person, await openProgram(at, { row: free }))
    const approved = await registrar.post('/api/v1/processes/program_document_action', {
      n_program_creg_ID: applied.body['id'],
      doc_action: 'AP',
    })
    expect(approved.body).toMatchObject({ isError: false })
    const seen = await sita.person.get(path, { ...activeEnrollmentQuery(sita.partnerId) })
    expect(seen.body['records']).toMatchObject([applied.body['n_program_enroll_ID']].map(idOf))
    expect((await apply(sita.person, await openProgram(at))).status).toBe(403)
    const second = await openProgram(at, { semester: 'II' })
    expect((await apply(sita.person, second)).status).toBe(201)
    await at.close()
  })
})

function idOf(reference: unknown) {
  return { id: referenceId(reference) }
}

describe('a record of another person', () => {
  let at: TestServer
  let sita: Newcomer
  let other: Newcomer
  let theirs: { application: number; enrollment: number; line: number; payment: object }
  let openingId: number
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    openingId = await openProgram(at, { courses: computerScienceCourses.I })
    sita = await someone(at, { entrance: passed })
    other = await someone(at, { entrance: passed })
    const applied = await apply(other.person, openingId)
    const lines = applied.body['n_program_cregdetails']
    const row = await at.database.kysely
      .selectFrom('n_program_creg')
      .select('n_program_enroll_id')
      .where('n_program_creg_id', '=', Number(applied.body['id']))
      .executeTakeFirstOrThrow()
    const application = Number(applied.body['id'])
    theirs = {
      application,
      enrollment: row.n_program_enroll_id,
      line: Array.isArray(lines) ? Number(lines[0].id) : 0,
      payment: { payment_type: 'ADMISSION', payment_reference_id: application, amount: 3_820_000 },
    }
  })
  afterAll(() => at.close())

  const missing = 999_999_999

  it('reads like what is missing', async () => {
    for (const [model, id] of [
      ['n_program_creg', theirs.application],
      ['n_program_cregdetails', theirs.line],
      ['n_program_enroll', theirs.enrollment],
    ] as const) {
      const { person } = sita
      const foreign = await person.get(`/api/v1/models/${model}/${id}`)
      const none = await person.get(`/api/v1/models/${model}/${missing}`)
      expect(foreign.status).toBe(404)
      expect(butForTheId(foreign)).toEqual(butForTheId(none))
      const list = await person.get(`/api/v1/models/${model}`, { $filter: `id eq ${id}` })
      expect(list.body['records']).toEqual([])
    }
    const opening = await sita.person.get(`/api/v1/models/n_program_cregopen/${openingId}`, {
      $expand: 'n_program_creg',
    })
    expect(opening.body['n_program_creg'] ?? []).toEqual([])
  })

  it('cannot be named, paid, printed or acted on', async () => {
    const { person } = sita
    const same = async (
      send: (id: number) => Promise<{ status: number; text: string }>,
      id: number,
    ) => {
      const [foreign, none] = [await send(id), await send(missing)]
      const bytes = (text: string, own: number) => text.replaceAll(String(own), '#')
      expect([foreign.status, bytes(foreign.text, id)]).toEqual([
        none.status,
        bytes(none.text, missing),
      ])
      return foreign
    }
    const second = await openProgram(at)
    const named = await same(
      (id) => apply(person, second, { n_program_enroll_ID: id }),
      theirs.enrollment,
    )
    expect(named.status).toBe(400)
    expect(await applicationCount(at, second)).toBe(0)

    const link = await same(
      (id) =>
        person.post('/nou/khaltipay/getlink', { ...theirs.payment, payment_reference_id: id }),
      theirs.application,
    )
    expect(link.status).toBe(404)
    for (const slug of ['course_registration_form', 'program_document_action']) {
      const answers = await Promise.all(
        [theirs.application, missing].map((id) =>
          person.post(`/api/v1/processes/${slug}`, { n_program_creg_ID: id, doc_action: 'AP' }),
        ),
      )
      const [foreign, none] = answers.map(
        ({ status, body: { AD_PInstance_ID: _own, ...body } }) => [status, body],
      )
      expect(foreign).toEqual(none)
      expect(JSON.stringify(foreign)).not.toContain('exportFile')
    }
    expect(
      (
        await person.post(applications, {
          n_program_cregopen_ID: second,
          C_BPartner_ID: other.partnerId,
        })
      ).status,
    ).toBe(403)
    const line = { n_program_creg_ID: theirs.application, n_course_ID: 1_000_000 }
    expect((await person.post('/api/v1/models/n_program_cregdetails', line)).status).toBe(403)
  })

  it('an own enrollment of another place or state does not carry an application', async () => {
    const { person, partnerId } = sita
    const fourth = await openProgram(at)
    for (const wrong of [
      await enrollPartner(at, { partnerId, state: 'pending', program: 'BHM' }),
      await enrollPartner(at, { partnerId, state: 'dropped-out' }),
      await enrollPartner(at, { partnerId, state: 'passed-out' }),
    ]) {
      const answer = await apply(person, fourth, { n_program_enroll_ID: wrong })
      expect(answer).toMatchObject({ status: 400, body: { code: 'rule/enrollment-mismatch' } })
    }
    const right = await enrollPartner(at, { partnerId, state: 'pending' })
    expect((await apply(person, fourth, { n_program_enroll_ID: right })).status).toBe(201)
  })

  it('an application is not changed or taken back by the student', async () => {
    const own = `${applications}/${theirs.application}`
    for (const change of [
      { totalfee: 1 },
      { feepaid: 38_200 },
      { IsPaid: true },
      { DocStatus: 'AP' },
    ])
      expect((await other.person.put(own, change)).status).toBe(403)
    expect((await other.person.del(own)).status).toBe(403)
    expect((await other.person.get(own)).body).toMatchObject({ totalfee: 38_200, feepaid: 0 })
  })
})
