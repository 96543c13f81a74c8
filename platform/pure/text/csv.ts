import papa from 'papaparse'

/** A row, and the line of the file on which it begins, from 1. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] }

/** A row that is not read: a quotation mark is never closed, or it has another number of cells than the head. */
export type CsvProblem = { readonly wrong: 'quotation' | 'width'; readonly line: number }

/**
 * Rows of a text with commas, semicolons or tabs between its cells (RFC 4180): quoted cells may hold separators, line ends and
 * doubled quotes. A byte-order mark and empty rows are left out, cells are trimmed. Stops at a quotation mark that is not
 * closed, because everything after it would be read as one cell.
 */
export function parseCsv(text: string): readonly CsvRow[] | CsvProblem {
  const source = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const rows: CsvRow[] = []
  let problem: CsvProblem | null = null
  let line = 1
  let cursor = 0
  papa.parse(source, {
    delimiter: delimiterOf(source),
    step({ data, errors, meta }) {
      const begins = line
      line += linesIn(source, cursor, meta.cursor)
      cursor = meta.cursor
      if (errors.some(({ type }) => type === 'Quotes'))
        problem ??= { wrong: 'quotation', line: begins }
      const cells = data.map((cell) => cell.trim())
      if (cells.some((cell) => cell !== '')) rows.push({ line: begins, cells })
    },
  })
  return problem ?? rows
}

export function isCsvProblem(read: readonly CsvRow[] | CsvProblem): read is CsvProblem {
  return 'wrong' in read
}

/** The first row that has cells beyond those of the head, or lacks some; empty ones at its end do not count. */
export function otherWidth(head: CsvRow, rows: readonly CsvRow[]): CsvProblem | null {
  const width = head.cells.length
  const found = rows.find(
    ({ cells }) => cells.length < width || cells.slice(width).some((cell) => cell !== ''),
  )
  return found === undefined ? null : { wrong: 'width', line: found.line }
}

/** A head with its rows, all of its width; a file without any row has an empty head. */
export type CsvTable = { readonly head: readonly string[]; readonly rows: readonly CsvRow[] }

/** A file whose first row names its columns. */
export function parseTable(text: string): CsvTable | CsvProblem {
  const all = parseCsv(text)
  if (isCsvProblem(all)) return all
  const [head, ...rows] = all
  if (head === undefined) return { head: [], rows: [] }
  return otherWidth(head, rows) ?? { head: head.cells, rows }
}

/** Begins like a formula: a spreadsheet must not run it, whatever blanks stand before it. */
const formula = /^[=+\-@\t\r]/

/** A number is never taken for a formula, and so may be below zero. */
export type CsvCell = string | number

/**
 * A file that spreadsheets open: UTF-8 with a byte-order mark, `\r\n` after each row, and an apostrophe before a text that
 * begins like a formula.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + csvLines(rows)
}

/** Begins such a file, where its rows come in parts. */
export const byteOrderMark = '\uFEFF'

export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return rows.length === 0
    ? ''
    : `${papa.unparse(rows, { escapeFormulae: formula, newline: '\r\n' })}\r\n`
}

const delimiters = [',', ';', '\t'] as const

/** The separator that stands most often in the first lines, outside of quotes; a comma where none does. */
function delimiterOf(text: string): string {
  const start = text
    .split('\n', 40)
    .join('\n')
    .replaceAll(/"[^"]*"/g, '')
  const counted = delimiters.map((each) => ({ each, n: start.split(each).length - 1 }))
  const [most] = counted.toSorted((one, other) => other.n - one.n)
  return most === undefined || most.n === 0 ? ',' : most.each
}

function linesIn(text: string, from: number, to: number): number {
  let count = 0
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1))
    count++
  return count
}
