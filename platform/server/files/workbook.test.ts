import { buffer } from 'node:stream/consumers'
import readSheet from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { type WorkbookCell, workbookStream } from './workbook.ts'

async function* parts(...all: (readonly (readonly WorkbookCell[])[])[]) {
  yield* all
}

it('a workbook is read back with its texts and numbers, in all parts of its rows', async () => {
  const rows = parts(
    [['Name', 'Amount']],
    [
      ['सीता <श्रेष्ठ> & "Sons"', 1234.5],
      ['=HYPERLINK("http://x")', -3],
    ],
    [['', 0]],
  )
  const bytes = await buffer(workbookStream({ name: 'A & B', rows }))
  const [sheet] = await readSheet(bytes)
  expect(sheet?.sheet).toBe('A & B')
  expect(sheet?.data).toEqual([
    ['Name', 'Amount'],
    ['सीता <श्रेष्ठ> & "Sons"', 1234.5],
    ['=HYPERLINK("http://x")', -3],
    [null, 0],
  ])
})

it('a workbook leaves out characters that XML does not know', async () => {
  const rows = parts([['a\u0000b\u0007c\uD800d\tß😀']])
  const [sheet] = await readSheet(await buffer(workbookStream({ name: 'x', rows })))
  expect(sheet?.data).toEqual([['abcd\tß😀']])
})

it('a workbook fails with the error of its rows', async () => {
  async function* failing() {
    yield [['Name']]
    throw new Error('no more rows')
  }
  await expect(buffer(workbookStream({ name: 'x', rows: failing() }))).rejects.toThrow(
    'no more rows',
  )
})
