import { afterAll, beforeAll, expect, it } from 'vitest'
import { workbook } from '#platform/testing/workbook.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'

let at: TestServer
beforeAll(async () => {
  at = await testServer()
})
afterAll(() => at.close())

const read = async (
  content: Uint8Array,
  role: Parameters<TestServer['staff']>[0] = 'exam-office',
) =>
  (await at.staff(role)).post('/api/v1/processes/sheet_file_read', {
    file: { fileName: 'marks.xlsx', fileContent: Buffer.from(content).toString('base64') },
  })

it('a workbook and a text in UTF-16 are read for a sheet, by who types into one', async () => {
  const table = { head: ['erollno', 'mark'], rows: [{ line: 2, cells: ['83-1', '41.5'] }] }
  const sheet = await workbook([
    ['erollno', 'mark'],
    ['83-1', 41.5],
  ])
  expect((await read(sheet)).body).toMatchObject({ isError: false, data: table })
  expect((await read(sheet, 'teacher')).body).toMatchObject({ data: table })
  const text = Buffer.from('\uFEFFerollno\tmark\n83-1\t41.5', 'utf16le')
  expect((await read(text)).body).toMatchObject({ data: table })
  expect((await read(sheet, 'cashier')).status).toBe(403)
})

it('what is no table is refused with the reason', async () => {
  const codeOf = async (content: Uint8Array) => (await read(content)).body['code']
  expect(await codeOf(Buffer.from('PK not a workbook'))).toBe('rule/file-broken')
  expect(await codeOf(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]))).toBe('rule/file-locked')
  expect(await codeOf(Buffer.from([0x61, 0xff, 0xfe]))).toBe('rule/file-encoding')
  const { body } = await read(Buffer.from('erollno,mark\n83-1,"4\n'))
  expect(body).toMatchObject({
    code: 'rule/file-quotation',
    summary: 'Row 2: a quotation mark is not closed.',
  })
})
