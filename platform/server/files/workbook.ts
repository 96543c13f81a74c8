import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A number stays one; a text is never taken for a formula. */
export type WorkbookCell = string | number

type Sheet = {
  /** At most 31 characters. */
  readonly name: string
  readonly rows: AsyncIterable<readonly (readonly WorkbookCell[])[]>
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/**
 * A workbook (.xlsx) of one sheet, written while its rows are read: memory does not grow with them. The first row is the head.
 * Fails with the error of its rows.
 */
export function workbookStream({ name, rows }: Sheet): Readable {
  const zip = new ZipFile()
  const output = new PassThrough()
  zip.outputStream.pipe(output)
  const add = (path: string, xml: string) => zip.addBuffer(Buffer.from(declaration + xml), path)
  add(
    '[Content_Types].xml',
    `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  )
  add('_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']]))
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
  )
  add(
    'xl/_rels/workbook.xml.rels',
    relationships([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
  )
  add('xl/styles.xml', styles)
  const sheet = Readable.from(sheetXml(rows), { highWaterMark: 1 })
  sheet.on('error', (error) => output.destroy(error))
  output.on('close', () => sheet.destroy())
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml')
  zip.end()
  return output
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** Style 1 is bold. */
const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`

function relationships(all: readonly (readonly [type: string, target: string])[]): string {
  const each = all.map(
    ([type, target], place) =>
      `<Relationship Id="r${place + 1}" Type="${office}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${packages}/relationships">${each.join('')}</Relationships>`
}

/** The head stays in sight while the sheet scrolls. */
async function* sheetXml(rows: Sheet['rows']): AsyncGenerator<string> {
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
  let number = 0
  for await (const part of rows) yield part.map((cells) => rowXml(cells, ++number)).join('')
  yield '</sheetData></worksheet>'
}

/** Rows are numbered from 1. */
function rowXml(cells: readonly WorkbookCell[], number: number): string {
  const style = number === 1 ? ' s="1"' : ''
  const each = cells.map((cell, place) => {
    const begin = `<c r="${columnName(place)}${number}"${style}`
    if (typeof cell === 'number') return `${begin}><v>${cell}</v></c>`
    if (cell === '') return ''
    return `${begin} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  })
  return `<row r="${number}">${each.join('')}</row>`
}

/** A to Z, AA to ZZ. */
function columnName(place: number): string {
  const last = String.fromCodePoint(65 + (place % 26))
  return place < 26 ? last : columnName(Math.floor(place / 26) - 1) + last
}

/** Text of an element or attribute; characters that XML does not know are left out. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
}
