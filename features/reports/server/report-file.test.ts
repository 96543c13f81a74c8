import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseCsv } from '#platform/pure/text/csv.ts'
import { ask, type Person } from '#testing/person.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import { formatAmount } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { pdfPages, pdfText } from '#platform/testing/pdf-text.ts'
import { findInstitution } from '#features/institution/server/institution.ts'
import { storeManyStudents } from '../testing/many-students.ts'
import { readReport } from '../testing/read-report.ts'
import { reportFilePath } from '../wire/report-file.ts'
import { reportFile } from './run/report-file.ts'

describe('a report as a file', () => {
  let at: TestServer
  let cashier: Person
  beforeAll(async () => {
    at = await testServer()
    cashier = await at.staff('cashier')
    const nowMs = at.clock.nowMs()
    await at.database.transaction((transaction) =>
      storeManyStudents(transaction, { students: 3_000, nowMs }),
    )
  })
  afterAll(() => at.close())

  const csv = async (report: string, filters: Record<string, string> = {}, person = cashier) => {
    const answer = await person.get(reportFilePath(report, 'csv'), filters)
    const rows = parseCsv(answer.text)
    if (answer.status !== 200 || 'wrong' in rows) throw new Error(answer.text.slice(0, 200))
    return rows.map(({ cells }) => cells)
  }

  it('has all rows of a long report, the totals of the screen, and its time, filters and maker', async () => {
    const page = await readReport(cashier, 'dues', { counted_by: 'over-30' })
    const [head = [], ...rows] = await csv('dues', { counted_by: 'over-30' })
    const place = rows.findIndex(([first]) => first === 'Total')
    expect(page.rowCount).toBeGreaterThan(1_000)
    expect(place).toBe(page.rowCount)
    const owed = head.indexOf('Still owed, Rs.')
    const sum = rows.slice(0, place).reduce((total, row) => total + Number(row[owed]), 0)
    expect(sum).toBeCloseTo(Number(page.total['owed']) / 100, 2)
    expect(Number(rows[place]?.[owed])).toBe(Number(page.total['owed']) / 100)
    const foot = rows
      .slice(place + 1)
      .map((cells) => cells.filter((cell) => cell !== '').join(': '))
    expect(foot).toEqual([
      'Dues',
      expect.stringMatching(/^As of \d+ \w+ 2083 \(.*\), \d\d:\d\d$/),
      'Academic year: All',
      'Programme: All',
      'Counted by: Older than 30 days',
      expect.stringMatching(/^Agrees with the ledger: Rs\. [\d,.]+\.$/),
      'Made by cashier person',
    ])
  })

  it('writes a name that begins like a formula as text, and an amount below zero as a number', async () => {
    await at.database.kysely
      .updateTable('c_bpartner')
      .set({ name: '=HYPERLINK("http://x")' })
      .where('c_bpartner_id', '=', 5_000_004)
      .execute()
    const dues = await cashier.get(reportFilePath('dues', 'csv'))
    expect(dues.text.startsWith('\uFEFFName,')).toBe(true)
    expect(dues.text).toContain(`"'=HYPERLINK(""http://x"")"`)
    const back = await csv('income-by-way', { fiscal_year: '2083/84' })
    expect(back.flat()).toContainEqual(expect.stringMatching(/^-\d+$/))
  })

  it('is in the language of the request', async () => {
    const { token } = cashier
    const headers = { 'accept-language': 'ne' }
    const url = reportFilePath('income-by-month', 'csv')
    const answer = await ask(at.office, { url, token, headers })
    expect(answer.text).toMatch(/^\uFEFFमहिना,"प्रवेश परीक्षा, रु.",.*\r\nसाउन २०८३,/)
  })

  it('as a workbook has the same cells as the CSV file', async () => {
    const filters = { counted_by: 'over-90' }
    const rows = await csv('dues', filters)
    const answer = await at.office.inject({
      url: reportFilePath('dues', 'xlsx'),
      query: filters,
      headers: { authorization: `Bearer ${cashier.token}` },
    })
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="dues-${todayOf(at)}.xlsx"`,
    )
    const sheet = await readSheet(answer.rawPayload)
    const texts = sheet.map((cells) => cells.map((cell) => String(cell ?? '')))
    const filled = texts.filter((cells) => cells.some((cell) => cell !== ''))
    const width = rows[0]?.length ?? 0
    const padded = rows.map((cells) => [
      ...cells,
      ...Array.from({ length: width - cells.length }, () => ''),
    ])
    expect(filled).toEqual(padded.map((cells) => cells.map((cell) => cell.replace(/^'(?==)/, ''))))
  })

  async function pdf(report: string, filters: Record<string, string> = {}, language = 'en') {
    const answer = await at.office.inject({
      url: reportFilePath(report, 'pdf'),
      query: filters,
      headers: { authorization: `Bearer ${cashier.token}`, 'accept-language': language },
    })
    expect(answer.headers['content-type']).toBe('application/pdf')
    return answer.rawPayload
  }

  it('as a PDF has all rows on its pages, then the totals and notes of the CSV file', async () => {
    const filters = { counted_by: 'over-90' }
    const rows = await csv('dues', filters)
    const total = rows.findIndex(([first]) => first === 'Total')
    const pages = pdfPages(await pdf('dues', filters))
    const last = pages.at(-1) ?? ''
    expect(pages).toHaveLength(Math.ceil((total + 1) / 32))
    for (const [place, page] of pages.entries()) {
      expect(page).toContain(`Page ${place + 1}`)
      expect(page).toMatch(/Dues[^]*As of .*Counted by: Older than 90 days/)
    }
    const text = pages.join(' ').replaceAll(/\s+/g, ' ')
    for (const [name] of rows.slice(1, total)) expect(text).toContain(name)
    const owed = rows[0]?.indexOf('Still owed, Rs.') ?? 0
    expect(last).toContain('Total')
    expect(last).toContain(formatAmount(paisa(Number(rows[total]?.[owed]) * 100)))
    expect(last).toMatch(/Agrees with the ledger[^]*Made by cashier person/)
    expect(pages[0]).not.toContain('Made by')
  })

  it('as a PDF is in the language of the request', async () => {
    const page = pdfText(await pdf('income-by-month', {}, 'ne'))
    expect(page).toContain('महिनाअनुसार आम्दानी')
    expect(page).toContain('पृष्ठ १')
    expect(page).toContain('साउन २०८३')
  })

  it('is audited with its filters before it is sent, as is each reading on the screen', async () => {
    await csv('credits', { fiscal_year: '2082/83' })
    await readReport(cashier, 'credits')
    const entries = await at.database.kysely
      .selectFrom('audit_entry')
      .where('act', '=', 'read')
      .select(['subject', 'process', 'after'])
      .where('record', '=', 'credits')
      .orderBy('audit_entry_id')
      .execute()
    const read = { subject: 'report', process: 'report_run' }
    expect(entries).toEqual([
      {
        ...read,
        after: JSON.stringify({
          file: `credits-${todayOf(at)}.csv`,
          filters: 'Fiscal year: 2082/83',
        }),
      },
      { ...read, after: expect.any(String) },
    ])
  })

  async function begunFile() {
    const session = { role: 'cashier', language: 'en', userId: cashier.userId } as const
    const { database, clock } = at
    const university = await findInstitution(database.kysely)
    if (university === null) throw new Error('The test server has a university')
    const deps = { database, session, nowMs: clock.nowMs(), institution: () => university }
    const file = await reportFile({ report: 'dues' }, 'csv', deps)
    if (isRefusal(file)) throw new Error(file.code)
    const content = await file.open()
    expect(String(content.read())).toContain('Name,')
    return content
  }

  it('whose connection to the database is lost fails, unless it was read to its end before', async () => {
    const content = await begunFile()
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`.execute(
      at.database.kysely,
    )
    const read = await text(content).catch(String)
    expect(read).toMatch(/terminat|connection error|Made by cashier person\r\n$/)
    expect((await readReport(cashier, 'dues')).rowCount).toBeGreaterThan(1_000)
  })

  it('that is broken off gives its connection back', async () => {
    for (let time = 0; time < 4; time++) (await begunFile()).destroy()
    expect((await readReport(cashier, 'dues')).rowCount).toBeGreaterThan(1_000)
  })

  it('is refused to a role that may not read it, in an unknown format and with a wrong filter', async () => {
    const registrar = await at.staff('registrar')
    const status = async (person: Person, path: string, query = {}) =>
      (await person.get(path, query)).status
    expect(await status(registrar, reportFilePath('dues', 'csv'))).toBe(404)
    expect(await status(cashier, '/api/v1/reports/dues/exe')).toBe(404)
    expect(await status(cashier, reportFilePath('dues', 'csv'), { program: '77' })).toBe(400)
    const student = await at.student()
    const { token } = await at.signIn(student.email)
    const denied = await ask(at.app, { url: reportFilePath('dues', 'csv'), token })
    expect(denied.status).toBe(403)
  })
})
