import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import { storeManyStudents } from '../testing/many-students.ts'
import { readReport, type StoredRow, sumOf, tableRows, textsOf } from '../testing/read-report.ts'

/** Each report compared with a count of the stored rows in another way. */
describe('reports of students', () => {
  let at: TestServer
  let registrar: Person
  let tables: Readonly<Record<string, readonly StoredRow[]>>
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
    const nowMs = at.clock.nowMs()
    await at.database.transaction((transaction) =>
      storeManyStudents(transaction, { students: 900, nowMs }),
    )
    const names = [
      'c_bpartner',
      'c_bpartner_location',
      'n_district',
      'n_entrance_open',
      'n_entrance_reg',
      'n_exam_reg',
      'n_exam_result',
      'n_exam_resultdetails',
      'n_program',
      'n_program_creg',
      'n_program_enroll',
      'n_scholarship_reg',
    ]
    tables = Object.fromEntries(
      await Promise.all(
        names.map(async (name) => [name, await tableRows(at.database, name)] as const),
      ),
    )
  })
  afterAll(() => at.close())

  const all = (table: string) => tables[table] ?? []
  const one = (table: string, id: unknown) =>
    all(table).find((row) => row[`${table}_id`] === id) ?? {}
  const entrances = () =>
    all('n_entrance_reg').filter((row) => row['n_application_withdrawal_id'] === null)
  const isSelected = (row: StoredRow) => {
    const published = one('n_entrance_open', row['n_entrance_open_id'])['result_published']
    return (
      row['selected'] === true && published instanceof Date && Number(published) <= at.clock.nowMs()
    )
  }
  const isApproved = (row: StoredRow) => ['AP', 'CO', 'CL'].includes(String(row['docstatus']))
  const placed = () => all('n_program_enroll').filter((row) => row['urollstatus'] === true)

  it('count applicants by programme and gender', async () => {
    const { byId, total, rowCount } = await readReport(registrar, 'applicants')
    expect(total).toMatchObject({
      applied: entrances().length,
      paid: entrances().filter((row) => row['ispaid'] === true).length,
      approved: entrances().filter(isApproved).length,
      selected: entrances().filter(isSelected).length,
    })
    expect(Number(total['selected'])).toBeGreaterThan(0)
    const groups = Map.groupBy(entrances(), (row) =>
      [row['n_program_id'], one('c_bpartner', row['c_bpartner_id'])['gender']].join(),
    )
    expect(rowCount).toBe(groups.size)
    expect(byId.map(({ applied }) => Number(applied)).toSorted()).toEqual(
      [...groups.values()].map(({ length }) => length).toSorted(),
    )
  })

  it('count the same applicants by quota and by district', async () => {
    const byQuota = await readReport(registrar, 'applicants', { counted_by: 'quota' })
    expect(new Set(byQuota.byId.map(({ grouping }) => grouping))).toEqual(
      new Set(['Not stated', 'Open', 'Open, Female', 'Dalit']),
    )
    const byDistrict = await readReport(registrar, 'applicants', { counted_by: 'district' })
    for (const { total } of [byQuota, byDistrict]) expect(total['applied']).toBe(entrances().length)
    const district = all('n_district').find(({ name }) => name === byDistrict.byId[1]?.['grouping'])
    expect(district).toBeDefined()
  })

  it('count applicants of the programme that is chosen', async () => {
    const program = Number(entrances()[0]?.['n_program_id'])
    const { total, byId } = await readReport(registrar, 'applicants', { program })
    expect(total['applied']).toBe(
      entrances().filter((row) => row['n_program_id'] === program).length,
    )
    expect(new Set(byId.map((row) => row['program']))).toEqual(
      new Set([one('n_program', program)['name']]),
    )
  })

  it('count the steps from application to enrollment', async () => {
    const { total, byId } = await readReport(registrar, 'admission-funnel')
    const admissions = all('n_program_creg').filter(
      (row) => row['n_sem_year_id'] === 1_000_000 && row['n_application_withdrawal_id'] === null,
    )
    expect(total).toMatchObject({
      applied: entrances().length,
      paid: entrances().filter((row) => row['ispaid'] === true).length,
      approved: entrances().filter(isApproved).length,
      selected: entrances().filter(isSelected).length,
      admission: admissions.length,
      admission_paid: admissions.filter((row) => row['ispaid'] === true).length,
      enrolled: placed().length,
    })
    const [first] = byId
    expect(first?.['share']).toBeCloseTo(
      (100 * Number(first?.['enrolled'])) / Number(first?.['applied']),
      1,
    )
  })

  it('count students who study now by semester and gender', async () => {
    const { total, byId, rowCount } = await readReport(registrar, 'enrollment')
    const studying = placed().filter(
      (row) => row['ispassedout'] !== true && row['isdropout'] !== true,
    )
    const of = (gender: unknown) =>
      studying.filter((row) => one('c_bpartner', row['c_bpartner_id'])['gender'] === gender).length
    expect(total).toMatchObject({
      female: of('female'),
      male: of('male'),
      other: of('other'),
      unknown: of(null),
      students: studying.length,
    })
    expect(rowCount).toBe(
      new Set(studying.map((row) => [row['n_program_id'], row['n_sem_year_id']].join())).size,
    )
    for (const { female, male, other, unknown, students } of byId)
      expect(Number(female) + Number(male) + Number(other) + Number(unknown)).toBe(students)
    const quotas = await readReport(registrar, 'enrollment', { counted_by: 'quota' })
    const districts = await readReport(registrar, 'enrollment', { counted_by: 'district' })
    for (const other of [quotas, districts]) expect(other.total['students']).toBe(studying.length)
    const dalit = studying.filter((row) =>
      entrances().some(
        (each) =>
          each['c_bpartner_id'] === row['c_bpartner_id'] && each['selectedquota'] === 'Dalit',
      ),
    )
    expect(
      sumOf(
        quotas.byId.filter(({ grouping }) => grouping === 'Dalit'),
        'students',
      ),
    ).toBe(dalit.length)
    expect(districts.byId.some(({ grouping }) => grouping === 'Not stated')).toBe(true)
  })

  it('count who passed out and who dropped out', async () => {
    const { total } = await readReport(registrar, 'outcomes')
    const passed = placed().filter((row) => row['ispassedout'] === true).length
    const dropped = placed().filter((row) => row['isdropout'] === true).length
    expect(total).toMatchObject({
      enrolled: placed().length,
      studying: placed().length - passed - dropped,
      passed_out: passed,
      dropped_out: dropped,
    })
    expect(total['dropped_share']).toBeCloseTo((100 * dropped) / placed().length, 1)
  })

  it('count seats of openings and of published merit lists by quota', async () => {
    const { byId } = await readReport(registrar, 'seats')
    const admissions = all('n_program_creg').length
    expect(
      byId.map(({ opening, quota, seats, taken, free }) => [opening, quota, seats, taken, free]),
    ).toEqual([
      ['Reported entrance', 'Dalit', 3, 2, 1],
      ['Reported entrance', 'Open', 4, 1, 3],
      ['Reported opening', null, 100_000, admissions, 100_000 - admissions],
    ])
  })

  /** CGPA of the last released result of each graduate, by student. */
  function graduates() {
    const now = at.clock.nowMs()
    const results = all('n_exam_result').filter(
      ({ visible_from: from, visible_until: until }) =>
        from !== null && Number(from) <= now && (until === null || Number(until) > now),
    )
    const cgpaOf = new Map(results.map((row) => [row['c_bpartner_id'], Number(row['cgpa'])]))
    return placed()
      .filter((row) => row['ispassedout'] === true)
      .map((row) => ({ ...row, cgpa: cgpaOf.get(row['c_bpartner_id']) ?? null }))
  }

  it('list graduates by programme and name', async () => {
    const page = await readReport(registrar, 'convocation')
    expect(page.rowCount).toBe(graduates().length)
    expect(page.byId.filter(({ cgpa }) => cgpa !== null)).toHaveLength(
      graduates().filter(({ cgpa }) => cgpa !== null).length,
    )
    const programs = textsOf(page, 'program')
    expect(programs).toEqual(programs.toSorted())
  })

  it('name the best graduates, those without a failed course first', async () => {
    const { byId } = await readReport(registrar, 'medals')
    expect(byId.length).toBeGreaterThan(0)
    const known = graduates().filter(({ cgpa }) => cgpa !== null)
    const groups = Map.groupBy(known, (row) =>
      [Reflect.get(row, 'n_program_id'), Reflect.get(row, 'n_aca_year_id')].join(),
    )
    const firsts = byId.filter(({ rank }) => rank === 1)
    expect(new Set(firsts.map(({ program, year }) => JSON.stringify([program, year]))).size).toBe(
      groups.size,
    )
    for (const { rank } of byId) expect(Number(rank)).toBeLessThanOrEqual(3)
    const failed = new Set(
      all('n_exam_resultdetails')
        .filter(({ outcome }) => outcome !== 'PASS')
        .map((row) => one('n_exam_result', row['n_exam_result_id']))
        .filter(({ visible_from: from }) => from !== null && Number(from) <= at.clock.nowMs())
        .map((row) => row['c_bpartner_id']),
    )
    const names = new Map(all('c_bpartner').map((row) => [row['name'], row['c_bpartner_id']]))
    for (const { name, attempt } of byId)
      expect(attempt).toBe(failed.has(names.get(name)) ? 'No' : 'Yes')
  })

  it('count scholarships and their amounts', async () => {
    const { total, byId } = await readReport(registrar, 'scholarships')
    const awards = all('n_scholarship_reg').filter((row) => row['awarded'] !== null)
    expect(total).toMatchObject({
      applied: all('n_scholarship_reg').length,
      awarded: awards.length,
      amount: awards.reduce((sum, row) => sum + Number(row['awarded']), 0),
      set_off: awards.reduce((sum, row) => sum + Number(row['set_off']), 0),
    })
    expect(new Set(byId.map(({ scholarship }) => scholarship))).toEqual(
      new Set(['Another scholarship', 'Reported scholarship']),
    )
  })

  it('count accounts by the day in Nepal on which they were made', async () => {
    const filters = { from: '2026-01-01', to: '2026-12-31' }
    const { total, byId } = await readReport(registrar, 'sign-ups', filters)
    const pupils = all('c_bpartner').filter((row) => Number(row['c_bpartner_id']) > 5_000_000)
    const applied = new Set(all('n_entrance_reg').map((row) => row['c_bpartner_id']))
    expect(total).toMatchObject({
      signed_up: pupils.length,
      completed: pupils.filter((row) => row['completedregistration'] === true).length,
      applied: pupils.filter((row) => applied.has(row['c_bpartner_id'])).length,
    })
    expect(byId[0]?.['day']).toBe('2026-12-31')
  })
})
