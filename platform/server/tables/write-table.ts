import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { writeCsv } from '#platform/pure/text/csv.ts'
import { type WorkbookCell, workbookStream } from '../files/workbook.ts'

/** Rows, of which the first is the head, as CSV or as a workbook with one sheet of this name. */
export async function tableFile(
  rows: readonly (readonly WorkbookCell[])[],
  { format, sheet }: { readonly format: 'csv' | 'xlsx'; readonly sheet: string },
): Promise<Uint8Array> {
  return format === 'csv'
    ? new TextEncoder().encode(writeCsv(rows))
    : buffer(workbookStream({ name: sheet, rows: Readable.from([rows]) }))
}
