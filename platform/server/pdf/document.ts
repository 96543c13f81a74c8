import type { PaperSize, Sheet } from './parts/sheet.ts'

/**
 * A kind of document: the file and the name of the function that draws it, `(sheet, data) => void`. A thread imports
 * the file by its address, so the server itself never loads the drawing code. `Data` is plain: texts, numbers,
 * `Uint8Array`s, no functions.
 */
export type PdfDocument<Data> = {
  readonly name: string
  readonly module: URL
  readonly draw: string
  /** Paper size; the default is A4. */
  readonly paper?: PaperSize
  /** Only for the compiler: what `renderPdf` must be given. */
  readonly data?: Data
}

export type DrawDocument<Data> = (sheet: Sheet, data: Data) => void
