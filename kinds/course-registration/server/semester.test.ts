import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import { apply, openProgram, semesters, someone } from '#testing/kinds/program-applicant.ts'

const free = { admissionfee: 0, semyearfee: 0, libraryfee: 0, practicalfee: 0 }

describe('the semester of an enrollment', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const decideOn = (id: number, doc_action: string) =>
    registrar.post('/api/v1/processes/program_document_action', {
      n_program_creg_ID: id,
      doc_action,
    })
  const semesterOf = async (person: Person) => {
    const { body } = await person.get('/api/v1/models/n_program_enroll')
    const [record] = Array.isArray(body['records']) ? body['records'] : []
    return Number(record.n_sem_year_ID.id)
  }
  async function registered(person: Person, semester: keyof typeof semesters, row: object = free) {
    const openingId = await openProgram(at, { semester, row })
    const { body, status } = await apply(person, openingId)
    expect(status).toBe(201)
    return Number(body['id'])
  }
  const student = async () => {
    const { person, partnerId } = await someone(at, { enrollments: ['active'] })
    return { person, partnerId }
  }

  it('is the one whose registration was approved, and stays through completing and closing', async () => {
    const { person } = await student()
    const second = await registered(person, 'II')
    expect(await semesterOf(person)).toBe(semesters.I)
    await decideOn(second, 'AP')
    expect(await semesterOf(person)).toBe(semesters.II)
    await decideOn(second, 'CO')
    await decideOn(second, 'CL')
    expect(await semesterOf(person)).toBe(semesters.II)
  })

  it('never goes back: a second semester approved after the third changes nothing', async () => {
    const { person } = await student()
    const [second, third] = [await registered(person, 'II'), await registered(person, 'III')]
    await decideOn(third, 'AP')
    expect(await semesterOf(person)).toBe(semesters.III)
    expect((await decideOn(second, 'AP')).body).toMatchObject({ isError: false })
    expect(await semesterOf(person)).toBe(semesters.III)
  })

  it('does not move by an approval that is refused, or that is undone', async () => {
    const { person } = await student()
    const unpaid = await registered(person, 'II', { ...free, semyearfee: 100_000 })
    expect((await decideOn(unpaid, 'AP')).body).toMatchObject({
      isError: true,
      code: 'rule/not-paid',
    })
    expect(await semesterOf(person)).toBe(semesters.I)
    const { kysely } = at.database
    const third = await registered(person, 'III')
    await sql`alter table audit_entry
      add constraint nothing_more check (process <> 'program_document_action') not valid`.execute(
      kysely,
    )
    const answer = await decideOn(third, 'AP')
    await sql`alter table audit_entry drop constraint nothing_more`.execute(kysely)
    expect(answer.status).toBeGreaterThanOrEqual(500)
    expect(await semesterOf(person)).toBe(semesters.I)
  })

  it('follows the order that the university set, not the age of the records', async () => {
    const { person } = await student()
    const setPlace = (n_sem_year_id: number, place: number) =>
      at.database.kysely
        .updateTable('n_sem_year')
        .set({ place })
        .where('n_sem_year_id', '=', n_sem_year_id)
        .execute()
    const third = await registered(person, 'III')
    await decideOn(third, 'AP')
    const second = await registered(person, 'II')
    await setPlace(semesters.II, 35)
    await decideOn(second, 'AP')
    await setPlace(semesters.II, 20)
    expect(await semesterOf(person)).toBe(semesters.II)
  })

  it('stays where the enrollment ended', async () => {
    const { person, partnerId } = await student()
    const second = await registered(person, 'II')
    await at.database.kysely
      .updateTable('n_program_enroll')
      .set({ isdropout: true })
      .where('c_bpartner_id', '=', partnerId)
      .execute()
    await decideOn(second, 'AP')
    const { n_sem_year_id } = await at.database.kysely
      .selectFrom('n_program_enroll')
      .select('n_sem_year_id')
      .where('c_bpartner_id', '=', partnerId)
      .executeTakeFirstOrThrow()
    expect(n_sem_year_id).toBe(semesters.I)
  })

  it('moves in the trail too, in the entry of the approval', async () => {
    const { person } = await student()
    const second = await registered(person, 'II')
    await decideOn(second, 'AP')
    const entries = await at.database.kysely
      .selectFrom('audit_entry')
      .select(['process', 'before', 'after'])
      .where('subject', '=', 'n_program_enroll')
      .where('act', '=', 'changed')
      .orderBy('audit_entry_id', 'desc')
      .limit(1)
      .execute()
    expect(entries).toEqual([
      {
        process: 'program_document_action',
        before: JSON.stringify({ n_sem_year_id: semesters.I }),
        after: JSON.stringify({ n_sem_year_id: semesters.II }),
      },
    ])
  })
})
