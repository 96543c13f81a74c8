import { letterheadOf } from '#features/institution/server/letterhead.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { openPdfBook } from '#platform/server/pdf/pdf-book.ts'
import { type Institution } from '#features/institution/server/institution.ts'
import { cellText, hiddenText } from '../../rules/cell-text.ts'
import { reportText } from '../../rules/messages.ts'
import type { ReportCell } from '../../wire/processes.ts'
import type { ReportColumn } from '../report.ts'
import { shownColumns } from './cells.ts'
import { aboutRows, type FileAbout, headText, notesOf } from './file-rows.ts'
import type { OpenReport } from './read-report.ts'
import { reportSheet, type ReportSheetData, rowsOnPage } from './report-sheet.ts'

/** Characters between which a column counts as wide. */
const [narrowest, widest] = [6, 27]
/** Room for a total of crores in a column whose first rows have little. */
const narrowestOfRupees = 11

/** An empty cell of the table would be drawn as '-'. */
const blank = ' '

/** The report as a PDF, page by page: the rows, totals, filters and time of the screen, written as the screen writes them. */
export async function* reportPages(
  { parts, end }: OpenReport,
  about: FileAbout & { readonly institution: Institution },
): AsyncGenerator<Uint8Array> {
  const { source, language, nowMs } = about
  const columns = shownColumns(source.report)
  const common = commonOf(about)
  let widths: ReportSheetData['columns'] | null = null
  const textsOf = (cells: readonly ReportCell[]) =>
    cells.map((cell, place) => sheetText(cell, columns[place], language))
  const totalTexts = (totals: readonly ReportCell[]) =>
    textsOf(totals)
      .map((text, place) => (totals[place] === null ? blank : text))
      .slice(1)
  const book = openPdfBook()
  try {
    let n = 0
    let waiting: (readonly string[])[] = []
    const page = (rows: ReportSheetData['rows'], last: readonly string[] | null) => {
      widths ??= sheetColumns(columns, waiting, language)
      return book.add(reportSheet, { ...common, columns: widths, rows, n: ++n, end: last })
    }
    for await (const rows of parts) {
      waiting.push(...rows.map(({ cells }) => textsOf(cells)))
      while (waiting.length > rowsOnPage) {
        yield await page(waiting.slice(0, rowsOnPage), null)
        waiting = waiting.slice(rowsOnPage)
      }
    }
    const { totals, ...found } = await end()
    if (totals !== null) waiting.push([reportText.total[language], ...totalTexts(totals)])
    yield await page(waiting, notesOf(found, about))
    const author = about.institution.name.en
    yield await book.end({ title: common.title, author, issuedMs: nowMs })
  } finally {
    await book.close()
  }
}

/** Columns as wide as their longest text among the first rows, so that they are the same on all pages. */
function sheetColumns(
  columns: readonly ReportColumn[],
  rows: readonly (readonly string[])[],
  language: FileAbout['language'],
): ReportSheetData['columns'] {
  return columns.map((column, place) => {
    const head = headText(column, language)
    const lengths = rows.map((texts) => texts[place]?.length ?? 0)
    const least = column.type === 'rupees' ? narrowestOfRupees : narrowest
    const words = head.split(' ').map(({ length }) => length)
    const longest = Math.max(least, head.length / 2, ...words, ...lengths)
    return {
      head,
      isNumber: column.type !== 'text' && column.type !== 'day',
      weight: Math.min(widest, longest),
    }
  })
}

function commonOf({
  source,
  language,
  nowMs,
  institution,
}: Parameters<typeof reportPages>[1]): Omit<ReportSheetData, 'columns' | 'rows' | 'n' | 'end'> {
  return {
    institution: letterheadOf(institution, dayInNepal(nowMs)),
    language,
    title: source.report.title[language],
    about: aboutRows({ source, language, nowMs }).map((row) => row.join(': ')),
  }
}

function sheetText(
  cell: ReportCell,
  column: ReportColumn | undefined,
  language: FileAbout['language'],
): string {
  if (cell !== null && typeof cell === 'object') return hiddenText(cell.hidden)[language]
  return cellText(cell, column?.type ?? 'text', language)
}
