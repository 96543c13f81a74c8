import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { reportFilters } from '../rules/filter-names.ts'
import { storeManyStudents } from '../testing/many-students.ts'
import { readReport } from '../testing/read-report.ts'
import type { HiddenCell, ListedReport } from '../wire/processes.ts'
import { reports } from './registry.ts'
import { shownColumns, summedColumns } from './run/cells.ts'

describe('every report', () => {
  it.each(reports.map((report) => [report.id, report] as const))(
    '%s names its columns and filters once, and sums what it divides',
    (_id, report) => {
      const ids = report.columns.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(new Set(report.filters).size).toBe(report.filters.length)
      const order = Object.keys(reportFilters)
      expect(report.filters.map((name) => order.indexOf(name))).toEqual(
        report.filters.map((name) => order.indexOf(name)).toSorted((a, b) => a - b),
      )
      expect(report.filters.includes('counted_by')).toBe(report.countedBy !== undefined)
      const summed = summedColumns(report).map(({ id }) => id)
      for (const { of = [] } of report.columns)
        expect(of.filter((id) => !summed.includes(id))).toEqual([])
      expect(shownColumns(report)[0]?.type).toMatch(/text|day/)
      const hasCounts = report.columns.some(({ isCount }) => isCount === true)
      expect(hasCounts).toBe(report.groups !== undefined)
    },
  )

  it('has an id of its own, a file of that name, and no other place in the product', () => {
    const files = readdirSync(new URL('reports', import.meta.url), { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => basename(name))
      .toSorted()
    expect(reports.map(({ id }) => `${id}.ts`).toSorted()).toEqual(files)
  })
})

describe('a report', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
    const nowMs = at.clock.nowMs()
    await at.database.transaction((transaction) =>
      storeManyStudents(transaction, { students: 300, nowMs }),
    )
  })
  afterAll(() => at.close())

  it('is listed and read by the roles that may, and by no others', async () => {
    for (const role of staffWith('office.use')) {
      const person = await at.staff(role)
      const { body } = await person.post(processPath('reports_list'), {})
      const { reports: listed } = body['data'] as { reports: readonly ListedReport[] }
      expect(listed.length).toBeGreaterThan(0)
      for (const { id: report } of reports) {
        const { body: run } = await person.post(processPath('report_run'), { report })
        const isListed = listed.some(({ id }) => id === report)
        const code = isListed ? undefined : 'rule/no-report'
        expect([role, report, run['code']]).toEqual([role, report, code])
      }
    }
  })

  it('refuses a value that its filter does not have', async () => {
    const cashier = await at.staff('cashier')
    const wrong = [
      { fiscal_year: '2040/41' },
      { fiscal_year: 'x' },
      { report: 'dues', program: 77 },
      { report: 'dues', counted_by: 'age' },
      { report: 'service-times', from: '2026-13-01' },
    ]
    for (const filters of wrong) {
      const body = { report: 'income-by-month', ...filters }
      const answer = await cashier.post(processPath('report_run'), body)
      expect([filters, answer.body['code']]).toEqual([filters, 'rule/wrong-filter'])
    }
  })

  it('hides small groups and what would reveal them from a role without the right', async () => {
    const [registrar, librarian] = [await at.staff('registrar'), await at.staff('librarian')]
    const whole = await readReport(registrar, 'enrollment')
    const hidden = await readReport(librarian, 'enrollment')
    expect([whole.hasHiddenGroups, hidden.hasHiddenGroups]).toEqual([false, true])
    expect(hidden.rowCount).toBe(whole.rowCount)
    const counts = ['female', 'male', 'other', 'unknown', 'students']
    for (const [place, row] of hidden.byId.entries()) {
      const all = whole.byId[place] ?? {}
      expect([row['program'], row['grouping']]).toEqual([all['program'], all['grouping']])
      for (const count of counts) {
        const stored = Number(all[count])
        const isSmall = stored > 0 && stored < 5
        const cell: HiddenCell = { hidden: isSmall ? 'small' : 'other' }
        expect(isSmall ? [cell] : [cell, stored]).toContainEqual(row[count])
      }
    }
  })

  it('tells a role without the right neither the total of a small programme nor shares of it', async () => {
    const { n_program_id: program } = await at.database.kysely
      .selectFrom('n_program')
      .select('n_program_id')
      .orderBy('n_program_id')
      .executeTakeFirstOrThrow()
    await at.database.kysely
      .updateTable('n_program_enroll')
      .set({ isactive: false })
      .where('n_program_id', '=', program)
      .where('c_bpartner_id', '>', 5_000_030)
      .execute()
    const exams = await at.staff('exam-office')
    const { byId, total } = await readReport(exams, 'outcomes', { program })
    expect(byId.length).toBeGreaterThan(0)
    for (const cells of [...byId, total]) {
      expect(cells['enrolled']).toHaveProperty('hidden')
      expect(cells['passed_share']).toEqual({ hidden: 'other' })
    }
  })

  it('shows rows and totals of one moment, whatever is written while it is read', async () => {
    const registrar = await at.staff('registrar')
    const before = await readReport(registrar, 'admission-funnel')
    const writing = at.database.kysely
      .updateTable('n_entrance_reg')
      .set({ isactive: false })
      .where('c_bpartner_id', '<', 5_000_100)
      .execute()
    const [during] = await Promise.all([readReport(registrar, 'admission-funnel'), writing])
    const sum = (page: typeof before) =>
      page.byId.reduce((total, row) => total + Number(row['applied']), 0)
    expect(sum(during)).toBe(during.total['applied'])
    expect(sum(before)).toBe(before.total['applied'])
  })
})
