import { readSheet } from 'read-excel-file/node'
import { fromBufferPromise, type ZipFile } from 'yauzl'
import { parseTable } from '#platform/pure/text/csv.ts'
import { type FileProblem, limits } from '#platform/pure/text/file-problem.ts'

export type FileRow = { readonly line: number; readonly cells: readonly string[] }
export type FileTable = { readonly head: readonly string[]; readonly rows: readonly FileRow[] }
export type TableResult =
  | { readonly is: 'table'; readonly table: FileTable }
  | { readonly is: 'refused'; readonly reason: FileProblem; readonly line?: number }

/** First bytes of files. An XLSX with a password begins like an old XLS. */
const marks = {
  zip: [0x50, 0x4b],
  oldOffice: [0xd0, 0xcf, 0x11, 0xe0],
  utf16le: [0xff, 0xfe],
  utf16be: [0xfe, 0xff],
} as const

/** Headings and rows of a CSV file or of the first sheet of an XLSX workbook. */
export async function readTable(content: Uint8Array): Promise<TableResult> {
  if (content.byteLength > limits.bytes) return refused('too-large')
  const read = startsWith(content, marks.zip)
    ? await readWorkbook(content)
    : startsWith(content, marks.oldOffice)
      ? refused('locked')
      : readText(content)
  return read.is === 'table' ? withinLimits(read.table) : read
}

function refused(reason: FileProblem, line?: number): TableResult {
  return { is: 'refused', reason, ...(line !== undefined && { line }) }
}

function startsWith(content: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => content[at] === byte)
}

function withinLimits(table: FileTable): TableResult {
  const { head, rows } = table
  if (head.length > limits.columns || rows.length > limits.rows) return refused('too-large')
  return rows.length === 0 ? refused('empty') : { is: 'table', table }
}

function readText(content: Uint8Array): TableResult {
  const text = decode(content)
  if (text === null) return refused('encoding')
  if (text.includes('\0')) return refused('no-table')
  const table = parseTable(text)
  return 'wrong' in table ? refused(table.wrong, table.line) : { is: 'table', table }
}

/** UTF-16 where a byte-order mark says so, else UTF-8; null for anything else. */
function decode(content: Uint8Array): string | null {
  const label = startsWith(content, marks.utf16le)
    ? 'utf-16le'
    : startsWith(content, marks.utf16be)
      ? 'utf-16be'
      : 'utf-8'
  try {
    return new TextDecoder(label, { fatal: true }).decode(content)
  } catch {
    return null // the answer names the encoding
  }
}

async function readWorkbook(content: Uint8Array): Promise<TableResult> {
  const buffer = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const wrong = await workbookProblem(buffer)
  if (wrong !== null) return refused(wrong)
  try {
    return { is: 'table', table: tableOf(await readSheet(buffer)) }
  } catch {
    return refused('broken')
  }
}

/** Looks at the parts of a workbook before any of them is unpacked. */
async function workbookProblem(buffer: Buffer): Promise<FileProblem | null> {
  try {
    const zip = await fromBufferPromise(buffer)
    return await partsProblem(zip)
  } catch {
    return 'broken'
  }
}

async function partsProblem(zip: ZipFile): Promise<FileProblem | null> {
  let [unpacked, isWorkbook] = [0, false]
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) return 'locked'
    unpacked += entry.uncompressedSize
    if (unpacked > limits.unpackedBytes) return 'too-large'
    isWorkbook ||= entry.fileName === 'xl/workbook.xml'
  }
  return isWorkbook ? null : 'no-table'
}

type Cell = string | number | boolean | Date | null

/** Rows of a sheet as text, all as wide as the headings; empty rows are left out. */
function tableOf(sheet: readonly (readonly unknown[])[]): FileTable {
  const texts = sheet.map((cells, at) => ({
    line: at + 1,
    cells: cells.map((cell) => textOf(cell as Cell)),
  }))
  const [head, ...rows] = texts.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (head === undefined) return { head: [], rows: [] }
  const width = head.cells.findLastIndex((cell) => cell !== '') + 1
  const filled = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, at) => cells[at] ?? '')
  return {
    head: head.cells.slice(0, width),
    rows: rows.map(({ line, cells }) => ({ line, cells: filled(cells) })),
  }
}

/** Numbers of sixteen and more digits have lost some in the spreadsheet: they come in the form that says so. */
const firstInexact = 1e15

function textOf(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'number')
    return Math.abs(cell) >= firstInexact ? cell.toExponential().toUpperCase() : String(cell)
  return typeof cell === 'boolean' ? (cell ? 'Y' : 'N') : cell.trim()
}
