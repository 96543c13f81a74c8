import { ZipFile } from 'yazl'

/** A workbook of one sheet as spreadsheets write it; a Date is a day, a number stays one. `change`: the sheet's XML. */
export function workbook(
  rows: readonly (readonly (string | number | Date)[])[],
  change: (xml: string) => string = (xml) => xml,
): Promise<Buffer> {
  const zip = new ZipFile()
  const add = (name: string, xml: string) =>
    zip.addBuffer(Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${xml}`), name)
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  add('[Content_Types].xml', `<Types xmlns="${packages}/content-types"/>`)
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packages}/relationships">
      <Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>
      <Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/>
    </Relationships>`,
  )
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>
      <sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets></workbook>`,
  )
  add(
    'xl/styles.xml',
    `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  )
  const body = rows.map((cells, at) => {
    const written = cells.map((cell, place) => cellXml(cell, `${columnName(place)}${at + 1}`))
    return `<row r="${at + 1}">${written.join('')}</row>`
  })
  add(
    'xl/worksheets/sheet1.xml',
    change(`<worksheet xmlns="${main}"><sheetData>${body.join('')}</sheetData></worksheet>`),
  )
  return ended(zip)
}

/** The bytes of a zip file. */
export async function ended(zip: ZipFile): Promise<Buffer> {
  zip.end()
  const parts: Uint8Array[] = []
  for await (const part of zip.outputStream) parts.push(part as Uint8Array)
  return Buffer.concat(parts)
}

function columnName(place: number): string {
  return String.fromCodePoint(65 + place)
}

const firstExcelDayMs = Date.UTC(1899, 11, 30)

function cellXml(cell: string | number | Date, name: string): string {
  if (typeof cell === 'number') return `<c r="${name}"><v>${cell}</v></c>`
  if (cell instanceof Date)
    return `<c r="${name}" s="1"><v>${(cell.getTime() - firstExcelDayMs) / 86_400_000}</v></c>`
  const text = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<c r="${name}" t="inlineStr"><is><t>${text}</t></is></c>`
}
