import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { fiscalMonths } from '#platform/pure/calendar/fiscal-year.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import { storeManyStudents } from '../testing/many-students.ts'
import { readReport, type StoredRow, sumOf, tableRows, textsOf } from '../testing/read-report.ts'

const exam = 5_000_000

/** Each report compared with a count of the stored rows in another way. */
describe('reports of exams, the library and staff', () => {
  let at: TestServer
  let administrator: Person
  beforeAll(async () => {
    at = await testServer()
    administrator = await at.staff('administrator')
    const nowMs = at.clock.nowMs()
    await at.database.transaction((transaction) =>
      storeManyStudents(transaction, { students: 1_200, nowMs }),
    )
  })
  afterAll(() => at.close())

  /** The last released version of each result. */
  async function released(): Promise<readonly StoredRow[]> {
    const now = at.clock.nowMs()
    const results = await tableRows(at.database, 'n_exam_result')
    const visible = results.filter(
      ({ visible_from: from, visible_until: until }) =>
        from !== null && Number(from) <= now && (until === null || Number(until) > now),
    )
    const registrations = new Set(visible.map((row) => row['n_exam_reg_id']))
    expect(registrations.size).toBe(visible.length)
    return visible
  }

  it('count released results by course: the last version, and none before its release', async () => {
    const ids = new Set((await released()).map((row) => row['n_exam_result_id']))
    const marked = (await tableRows(at.database, 'n_exam_resultdetails')).filter((row) =>
      ids.has(row['n_exam_result_id']),
    )
    const { byId, total } = await readReport(administrator, 'exam-results', { exam })
    const of = (rows: readonly StoredRow[], ...outcomes: string[]) =>
      rows.filter((row) => outcomes.includes(String(row['outcome'])))
    const facts = (rows: readonly StoredRow[]) => {
      const sat = of(rows, 'PASS', 'FAIL')
      return {
        registered: rows.length,
        absent: of(rows, 'ABSENT', 'CANCELLED').length,
        sat: sat.length,
        passed: of(rows, 'PASS').length,
        failed: of(rows, 'FAIL').length,
        share: Number(((100 * of(rows, 'PASS').length) / sat.length).toFixed(1)),
        average: Number((sumOf(sat, 'grade_point') / sat.length).toFixed(2)),
      }
    }
    expect(byId.map(({ code }) => code)).toEqual(['RPT1', 'RPT2', 'RPT3'])
    for (const [place, row] of byId.entries())
      expect(row).toMatchObject(
        facts(marked.filter((row) => row['n_course_id'] === exam + place + 1)),
      )
    expect(total).toMatchObject(facts(marked))
  })

  it('list those who passed by symbol number, with a link to each student', async () => {
    const passed = (await released()).filter((row) => row['outcome'] === 'PASS')
    const page = await readReport(administrator, 'pass-list', { exam })
    const { rows, rowCount, totals } = page
    expect([rowCount, totals]).toEqual([passed.length, null])
    expect(new Set(rows.map(({ opens }) => opens && 'student' in opens && opens.student))).toEqual(
      new Set(passed.map((row) => row['c_bpartner_id'])),
    )
    const symbols = textsOf(page, 'symbol')
    expect(symbols).toEqual(symbols.toSorted())
  })

  it('give all marks of an exam, a row a course', async () => {
    const ids = new Set((await released()).map((row) => row['n_exam_result_id']))
    const details = (await tableRows(at.database, 'n_exam_resultdetails')).filter((row) =>
      ids.has(row['n_exam_result_id']),
    )
    const page = await readReport(administrator, 'tabulation', { exam })
    expect([page.rowCount, page.totals]).toEqual([details.length, null])
    const symbols = textsOf(page, 'symbol')
    expect(symbols).toEqual(symbols.toSorted())
    expect(new Set(textsOf(page, 'outcome'))).toEqual(
      new Set(['Passed', 'Failed', 'Absent', 'Cancelled']),
    )
    for (const { full, grade } of page.byId) expect([full, grade]).toEqual([100, 'B'])
  })

  it('rank those who passed in their programme, equal averages alike', async () => {
    const registrations = await tableRows(at.database, 'n_exam_reg')
    const programs = new Map(
      registrations.map((row) => [row['n_exam_reg_id'], row['n_program_id']] as const),
    )
    const passed = (await released()).filter((row) => row['outcome'] === 'PASS')
    const better = (row: StoredRow) =>
      passed.filter(
        (other) =>
          programs.get(other['n_exam_reg_id']) === programs.get(row['n_exam_reg_id']) &&
          Number(other['sgpa']) > Number(row['sgpa']),
      ).length
    const { byId, rowCount } = await readReport(administrator, 'ranks', { exam })
    expect(rowCount).toBe(passed.length)
    const given = byId.map(({ rank, sgpa }) => [Number(rank), Number(sgpa)].join(' at ')).toSorted()
    const expected = passed.map((row) => [better(row) + 1, Number(row['sgpa'])].join(' at '))
    expect(given).toEqual(expected.toSorted())
  })

  it('count candidates by day and room, papers of one time together', async () => {
    const filters = { from: '2026-01-01', to: todayOf(at) }
    const { byId, total } = await readReport(administrator, 'exam-centres', filters)
    const seats = await tableRows(at.database, 'n_exam_seat')
    expect(total['candidates']).toBe(seats.length)
    expect(byId.map((row) => ['room', 'papers', 'seats'].map((id) => row[id]))).toEqual([
      ['Room 0', 1, 400],
      ['Room 1', 1, 400],
      ['Room 0', 2, 400],
      ['Room 1', 2, 400],
    ])
    const before = { from: '2025-01-01', to: '2025-12-31' }
    expect((await readReport(administrator, 'exam-centres', before)).rowCount).toBe(0)
  })

  it('offer only exams with a released result, and have no rows before there is one', async () => {
    const { body } = await administrator.post(processPath('reports_list'), {})
    const list = JSON.stringify(body)
    expect(list).toContain('Reported exam')
    expect(list).not.toContain('Exam without results')
  })

  it('count loans, returns and fines of the months of a fiscal year', async () => {
    const { total } = await readReport(administrator, 'library-months', { fiscal_year: '2083/84' })
    const months = fiscalMonths('2083/84') ?? []
    const [first, last] = [months[0]?.first ?? '', months.at(-1)?.last ?? '']
    const isIn = (day: unknown) => typeof day === 'string' && day >= first && day <= last
    const loans = await tableRows(at.database, 'library_loan')
    const fines = await tableRows(at.database, 'n_library_fine')
    const back = loans.filter(({ returned }) => isIn(returned))
    const settled = (state: string) =>
      fines.filter((row) => row['finestate'] === state && isIn(row['settled']))
    expect(total).toMatchObject({
      issued: loans.filter(({ issued }) => isIn(issued)).length,
      returned: back.length,
      late: back.filter(({ returned, due }) => String(returned) > String(due)).length,
      fined: sumOf(
        fines.filter(({ created }) => isIn(dayInNepal(Number(created)))),
        'amount',
      ),
      collected: sumOf(settled('paid'), 'amount'),
      let_off: sumOf(settled('let-off'), 'amount'),
    })
    expect(Number(total['collected'])).toBeGreaterThan(0)
  })

  it('list overdue copies, the longest first, and those that count as lost', async () => {
    const copies = await tableRows(at.database, 'a_asset')
    const overdue = copies.filter(
      ({ duedate }) => typeof duedate === 'string' && duedate < todayOf(at),
    )
    const { byId, rowCount } = await readReport(administrator, 'library-overdue')
    expect(rowCount).toBe(overdue.length)
    const days = byId.map((row) => Number(row['days']))
    expect(days).toEqual(days.toSorted((one, other) => other - one))
    const lost = await readReport(administrator, 'library-overdue', { counted_by: 'lost' })
    expect(lost.rowCount).toBe(days.filter((each) => each > 180).length)
  })

  it('give the median and the longest time of each queue', async () => {
    const filters = { from: '2026-01-01', to: '2026-12-31' }
    const page = await readReport(administrator, 'service-times', filters)
    const { byId, total } = page
    const names = textsOf(page, 'queue')
    const decisions = await tableRows(at.database, 'desk_decision')
    expect(total['decided']).toBe(decisions.length)
    for (const [place, { half, longest, decided }] of byId.entries()) {
      const id = { Vouchers: 'vouchers', Entrance: 'entrance' }[names[place] ?? ''] ?? 'exam'
      const took = decisions
        .filter((row) => row['queue'] === id)
        .map((row) => (Number(row['decided']) - Number(row['waited_since'])) / 86_400_000)
        .toSorted((one, other) => one - other)
      const middle = (took.length - 1) / 2
      const median = ((took[Math.floor(middle)] ?? 0) + (took[Math.ceil(middle)] ?? 0)) / 2
      expect([decided, half, longest]).toEqual([took.length, median, took.at(-1)])
    }
  })

  it('name each queue of the desk', async () => {
    const { body } = await administrator.post(processPath('desk_queues'), {})
    const { queues } = body['data'] as { queues: readonly { id: string }[] }
    const waited = new Date(at.clock.nowMs())
    await at.database.kysely
      .insertInto('desk_decision')
      .values(
        queues.map(({ id: queue }) => ({
          queue,
          record_id: 1,
          waited_since: waited,
          decided: waited,
        })),
      )
      .execute()
    const names = textsOf(await readReport(administrator, 'service-times'), 'queue')
    expect(queues.filter(({ id }) => names.includes(id))).toEqual([])
    expect(names.length).toBeGreaterThanOrEqual(queues.length)
  })

  it('count what staff changed and read by person, of students nothing', async () => {
    const { byId, total } = await readReport(administrator, 'staff-actions')
    const entries = (await tableRows(at.database, 'audit_entry')).filter(
      (row) => row['role'] !== 'student' && ['read', 'listed'].includes(String(row['act'])),
    )
    expect(total['read']).toBe(sumOf(entries, 'times') - 1) // the entry of this reading is written after it
    expect(byId.map(({ name }) => name)).toContain('administrator person')
  })
})
