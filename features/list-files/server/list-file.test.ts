import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { unzipped } from '#platform/testing/unzip.ts'
import { anApplicant } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'

const rows = [
  ['Student', 'Rs.'],
  ['=HYPERLINK("http://x")', 1500.5],
  ['सीता', -20],
]
const given = { name: 'Payments / भुक्तानी', address: '/money/payments?q=sita', format: 'csv', rows }
const path = processPath('list_file')

describe('a list as a file', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
  })
  afterAll(() => at.close())

  const fileOf = (body: Readonly<Record<string, unknown>>) =>
    Buffer.from(String(body['exportFile']), 'base64')

  it('is CSV in which numbers stay numbers and no text is a formula', async () => {
    const { body } = await (await at.staff('cashier')).post(path, given)
    expect(body['exportFileName']).toMatch(/^payments-भुक्तानी-\d{4}-\d\d-\d\d\.csv$/)
    expect(fileOf(body).toString()).toBe(
      `\uFEFFStudent,Rs.\r\n"'=HYPERLINK(""http://x"")",1500.5\r\nसीता,-20\r\n`,
    )
  })

  it('is a workbook with the same cells', async () => {
    const { body } = await (await at.staff('cashier')).post(path, { ...given, format: 'xlsx' })
    const sheet = String((await unzipped(fileOf(body))).get('xl/worksheets/sheet1.xml'))
    expect(sheet).toContain('<v>1500.5</v>')
    expect(sheet).toContain('सीता')
    expect(sheet).not.toContain('<f>')
  })

  it('is in the audit trail with its filters and how many rows it has', async () => {
    const cashier = await at.staff('cashier')
    await cashier.post(path, given)
    const entry = await at.database.kysely
      .selectFrom('audit_entry')
      .select(['subject', 'record', 'after'])
      .where('process', '=', 'list_file')
      .orderBy('audit_entry_id', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ subject: 'list', record: given.name })
    expect(JSON.parse(String(entry.after))).toMatchObject({ filters: given.address, rows: 2 })
  })

  it.each([
    ['another format', { format: 'pdf' }, 'A list is made as CSV or XLSX.'],
    ['ragged rows', { rows: [['a', 'b'], ['c']] }, 'rows must be'],
    ['no rows', { rows: [] }, 'rows must be'],
  ])('is not made of %s', async (_, wrong, words) => {
    const { body } = await (await at.staff('cashier')).post(path, { ...given, ...wrong })
    expect(JSON.stringify(body)).toContain(words)
    expect(body['exportFile']).toBeUndefined()
  })

  it('is for staff', async () => {
    const { person } = await anApplicant(at)
    expect((await (await person()).post(path, given)).status).toBe(403)
  })
})
