import type { Language, Message } from '#platform/pure/message.ts'
import type { PdfDocument } from '#platform/server/pdf/document.ts'

/** A page of a report, with texts in one language as the screen shows them. */
export type ReportSheetData = {
  readonly institution: {
    readonly name: Message
    readonly place: string
    readonly logo: Uint8Array | null
  }
  readonly language: Language
  readonly title: string
  /** Time of the snapshot and the filters, on every page. */
  readonly about: readonly string[]
  readonly columns: readonly ReportSheetColumn[]
  readonly rows: readonly (readonly string[])[]
  /** Page, from 1. */
  readonly n: number
  /** Below the last rows: agreement, groups not shown, maker; null on every page but the last. */
  readonly end: readonly string[] | null
}

export type ReportSheetColumn = {
  readonly head: string
  readonly isNumber: boolean
  /** Share of the width, compared with the other columns. */
  readonly weight: number
}

/** Rows on a page; one with many long names is drawn a little smaller, as every page that would run over its edge. */
export const rowsOnPage = 32

export const reportSheet: PdfDocument<ReportSheetData> = {
  name: 'report',
  module: new URL('report-sheet.pdf.ts', import.meta.url),
  draw: 'drawReport',
}
