import { describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { ended, workbook } from '#platform/testing/workbook.ts'
import { readTableFile } from './table-file.ts'

const read = (content: Uint8Array | string) => readTableFile(Buffer.from(content), 1)
const tableIn = async (content: Uint8Array | string) => {
  const result = await read(content)
  return result.is === 'table' ? result.table : result.reason
}

const letter = (at: number) => String.fromCodePoint(97 + at)

describe('a table', () => {
  it('of a workbook has days as days, numbers as text, and only rows that are filled', async () => {
    const content = await workbook([
      ['Code', 'Day', 'Number', ''],
      ['A1', new Date('2026-12-01'), 1.5, ''],
      ['', '', '', ''],
      ['A2', 'नमस्ते', 9_800_000_000_000_000],
    ])
    expect(await tableIn(content)).toEqual({
      head: ['Code', 'Day', 'Number'],
      rows: [
        { line: 2, cells: ['A1', '2026-12-01', '1.5'] },
        { line: 4, cells: ['A2', 'नमस्ते', '9.8E+15'] },
      ],
    })
  })

  it.each([
    ['UTF-16 with its mark', Buffer.from('\uFEFFकोड,B\n१,2', 'utf16le')],
    ['UTF-8 with its mark', Buffer.from('\uFEFFकोड,B\n१,2')],
    ['tabs', Buffer.from('कोड\tB\r\n१\t2\r\n')],
    ['semicolons', Buffer.from('कोड;B\n१;2')],
  ])('is read from %s', async (_name, content) => {
    expect(await tableIn(content)).toEqual({
      head: ['कोड', 'B'],
      rows: [{ line: 2, cells: ['१', '2'] }],
    })
  })

  it.each([
    ['files', '<!ENTITY x SYSTEM "file:///etc/passwd">'],
    ['other servers', '<!ENTITY x SYSTEM "http://127.0.0.1:9/x">'],
    [
      'themselves, a thousand million times',
      `<!ENTITY a "lol">${Array.from({ length: 9 }, (_name, at) => `<!ENTITY ${letter(at + 1)} "${`&${letter(at)};`.repeat(10)}">`).join('')}<!ENTITY x "&j;">`,
    ],
  ])(
    'of a workbook whose XML declares entities of %s has none of them',
    async (_what, entities) => {
      const content = await workbook(
        [['A'], ['before&x;after']],
        (xml) => `<!DOCTYPE worksheet [${entities}]>${xml.replace('&amp;x;', '&x;')}`,
      )
      const table = JSON.stringify(await tableIn(content))
      expect(table).not.toMatch(/root:|lollol/)
      expect(table.length).toBeLessThan(200)
    },
  )

  it('is refused before it is unpacked when its parts say that they are too large', async () => {
    const zip = new ZipFile()
    zip.addBuffer(Buffer.alloc(201 * 1024 * 1024), 'xl/worksheets/sheet1.xml')
    expect(await tableIn(await ended(zip))).toBe('too-large')
  })

  it('is refused when it is no workbook, or one that is cut off', async () => {
    const zip = new ZipFile()
    zip.addBuffer(Buffer.from('text'), 'word/document.xml')
    expect(await tableIn(await ended(zip))).toBe('no-table')
    const whole = await workbook([['A'], ['1']])
    expect(await tableIn(whole.subarray(0, whole.length - 40))).toBe('broken')
  })

  it.each([
    ['ten thousand columns', `${'A,'.repeat(10_000)}B\n${'1,'.repeat(10_000)}2`, 'too-large'],
    ['too many rows', `A\n${'1\n'.repeat(60_001)}`, 'too-large'],
    ['one long line', `A,B\n"${'x'.repeat(15_000_000)}",2`, null],
    ['more than 20 MB', 'A\n'.repeat(11_000_000), 'too-large'],
    ['characters of an old encoding', Buffer.from('A\ncaf\u00E9', 'latin1'), 'encoding'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'encoding'],
  ])('with %s is %s', async (_name, content, reason) => {
    const result = await read(content)
    expect(result.is === 'refused' ? result.reason : null).toBe(reason)
  })
})
