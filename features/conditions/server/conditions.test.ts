import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelPath } from '#platform/pure/rest-dialect/paths.ts'
import { addDays } from '#platform/pure/calendar/day.ts'
import type { Evidence } from '#features/desk/wire/evidence.ts'
import { payWithKhalti } from '#testing/applicant.ts'
import type { Answer, Person } from '#testing/person.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import type { JudgedOpening, OpeningForPerson } from '../wire/processes.ts'

const openings = modelPath('n_entrance_open')
const applications = modelPath('n_entrance_reg')

describe('the conditions of an entrance', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const errorsOf = ({ body }: Answer) =>
    ((body['errors'] ?? []) as { field: string }[]).map(({ field }) => field)
  const terms = () => ({
    n_program_ID: 1_000_000,
    n_aca_year_ID: 1_000_000,
    examfee: 1500,
    latefee: 2000,
    apply_to: addDays(todayOf(at), 10),
    apply_uptolate: addDays(todayOf(at), 20),
  })
  const published = async (Name: string, conditions: object) => {
    const made = await registrar.post(openings, { Name, ...terms(), ...conditions })
    const id = Number(made.body['id'])
    expect((await registrar.put(`${openings}/${id}`, { ispublished: true })).status).toBe(200)
    return id
  }
  const aStudent = async (education: object, facts: object = {}) => {
    const { email, partnerId } = await at.student(facts)
    const records = { c_bpartner_id: partnerId, institute: 'KMC', uni_board: 'NEB' }
    const { kysely } = at.database
    await kysely.deleteFrom('n_bpaca_info').where('c_bpartner_id', '=', partnerId).execute()
    await kysely
      .insertInto('n_bpaca_info')
      .values({
        ...records,
        value: '2plus_two',
        passed_year: '2082',
        description: 'Science',
        grading_type: 'G',
        obtained_marks: 3.2,
        full_marks: 4,
        ...education,
      })
      .execute()
    return { ...(await at.signIn(email)), partnerId }
  }
  const judged = async (person: Person, table = 'n_entrance_open') => {
    const { body } = await person.post('/api/v1/processes/opening_conditions', { table })
    return (body['data'] as { openings: readonly JudgedOpening[] }).openings
  }

  it('refuse applying with each reason, and let apply once the profile meets them', async () => {
    const id = await published('With conditions', {
      needs_level: '2plus_two',
      least_gpa: 2,
      least_percent: 45,
      needs_subjects: 'Science, Physics',
    })
    const sita = await aStudent({ obtained_marks: 1.6, description: 'Management' })
    const refused = await sita.post(applications, { n_entrance_open_ID: id })
    expect([refused.status, refused.body['code']]).toEqual([403, 'rule/conditions-not-met'])
    expect(refused.body['detail']).toBe(
      'Marks of that level: needed is CGPA 2.00 or 45 %, yours is Plus Two/Intermediate: CGPA 1.6. You can add education records in your profile. ' +
        'Subject of that level: needed is one of: Science, Physics, yours is Plus Two/Intermediate: Management. You can add education records in your profile.',
    )
    const shown = (await judged(sita)).find((each) => each.id === id)
    expect(shown?.conditions.map(({ isMet }) => isMet)).toEqual([true, false, false])
    await at.database.kysely
      .updateTable('n_bpaca_info')
      .set({ obtained_marks: 2, description: 'Science' })
      .where('c_bpartner_id', '=', sita.partnerId)
      .execute()
    expect((await sita.post(applications, { n_entrance_open_ID: id })).status).toBe(201)
  })

  it('stand at the desk beside the evidence, with a verdict', async () => {
    const id = await published('For Nepalis', { nationalities: 'Nepali' })
    const gita = await aStudent({})
    await at.database.kysely
      .updateTable('c_bpartner')
      .set({ nationality: 'nepali' })
      .where('c_bpartner_id', '=', gita.partnerId)
      .execute()
    const applied = await gita.post(applications, { n_entrance_open_ID: id })
    expect(applied.status).toBe(201)
    const record = Number(applied.body['id'])
    const target = { payment_type: 'ENTRANCE', payment_reference_id: record }
    const getLink = (amount: number) => gita.post('/nou/khaltipay/getlink', { ...target, amount })
    await payWithKhalti(at, { getLink }, 150_000)
    const check = async () => {
      const item = { queue: 'entrance', record }
      const { body } = await registrar.post('/api/v1/processes/desk_item', item)
      const { checks } = (body['data'] as { evidence: Evidence }).evidence
      return checks.find(({ fact }) => fact.en === 'Nationality')
    }
    expect(await check()).toMatchObject({
      sign: 'agree',
      values: [{ en: 'nepali' }, { en: 'Nepali' }],
    })
    await registrar.put(`${openings}/${id}`, { nationalities: 'Bhutanese' })
    expect(await check()).toMatchObject({ sign: 'look', values: [{}, { en: 'Bhutanese' }] })
  })

  it('are judged for open openings only, and an opening without any is not listed', async () => {
    const plain = await published('Without', {})
    const draft = await registrar.post(openings, {
      Name: 'Draft',
      ...terms(),
      nationalities: 'Nepali',
    })
    const ids = (await judged(await aStudent({}))).map(({ id }) => id)
    expect(ids).not.toContain(plain)
    expect(ids).not.toContain(Number(draft.body['id']))
    const wrong = await (
      await aStudent({})
    ).post('/api/v1/processes/opening_conditions', {
      table: 'c_bpartner',
    })
    expect(wrong.body['code']).toBe('rule/no-conditions')
  })

  it('are listed for staff beside a person: fits, lacks, applied; what is over or a draft is not', async () => {
    const fits = await published('Fits', { needs_level: '2plus_two' })
    const lacks = await published('Lacks', { nationalities: 'Bhutanese' })
    const over = await published('Over', {})
    await at.database.kysely
      .updateTable('n_entrance_open')
      .set({ apply_to: addDays(todayOf(at), -2), apply_uptolate: addDays(todayOf(at), -1) })
      .where('n_entrance_open_id', '=', over)
      .execute()
    const soon = await published('Soon', { apply_to: todayOf(at), apply_uptolate: todayOf(at) })
    const rita = await aStudent({})
    const listed = async (by: Person) =>
      by.post('/api/v1/processes/openings_for_person', { C_BPartner_ID: rita.partnerId })
    const all = async () => {
      const { openings: found } = (await listed(registrar)).body['data'] as {
        readonly openings: readonly OpeningForPerson[]
      }
      return found.filter(({ table }) => table === 'n_entrance_open')
    }
    const find = async (id: number) => (await all()).find((each) => each.id === id)
    expect((await all())[0]?.id).toBe(soon)
    expect(await find(fits)).toMatchObject({ hasApplied: false, conditions: [{ isMet: true }] })
    expect(await find(lacks)).toMatchObject({ conditions: [{ isMet: false }] })
    expect(await find(over)).toBeUndefined()
    await rita.post(applications, { n_entrance_open_ID: fits })
    expect(await find(fits)).toMatchObject({ hasApplied: true })
    expect((await listed(await at.staff('cashier'))).status).toBe(403)
    expect((await listed(rita)).status).toBe(403)
    const unknown = await registrar.post('/api/v1/processes/openings_for_person', {
      C_BPartner_ID: 999,
    })
    expect(unknown.body['code']).toBe('rule/partner-unknown')
  })

  it.each([
    [{ least_gpa: 2, needs_level: '2plus_two' }, ['least_percent']],
    [{ least_gpa: 2, least_percent: 45 }, ['needs_level']],
    [{ needs_subjects: 'Science' }, ['needs_level']],
    [{ least_age: 17 }, ['age_on']],
    [{ least_age: 20, most_age: 19, age_on: '2026-12-01' }, ['most_age']],
    [{ least_gpa: 4.1, least_percent: 101 }, ['least_gpa', 'least_percent']],
    [{ most_age: 0 }, ['most_age']],
  ])('%j are refused with the field', async (conditions, fields) => {
    expect(
      errorsOf(await registrar.post(openings, { Name: 'Wrong', ...terms(), ...conditions })),
    ).toEqual(fields)
  })

  it('belong to admissions, not to course registrations', async () => {
    const program = modelPath('n_program_cregopen')
    const semesters = await registrar.get(modelPath('n_sem_year'), { $orderby: 'place' })
    const [first, second] = semesters.body['records'] as { id: number }[]
    const make = (n_sem_year_ID: number | undefined) =>
      registrar.post(program, {
        Name: 'X',
        n_sem_year_ID,
        nationalities: 'Nepali',
        admissionfee: 1,
        libraryfee: 0,
        practicalfee: 0,
        semyearfee: 0,
        labfee: 0,
      })
    expect((await make(first?.id)).status).toBe(201)
    expect(errorsOf(await make(second?.id))).toEqual(['nationalities'])
  })
})
