import * as v from 'valibot'
import { list } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

/** Headings and rows of a file, CSV or XLSX, that a browser does not read by itself. Nothing is stored. */
export const sheetFileRead = contract({
  slug: 'sheet_file_read',
  input: v.object({ file: argument.bytes() }),
  output: v.object({
    head: list(v.string()),
    /** The head of the file is its first line. */
    rows: list(v.object({ line: v.number(), cells: list(v.string()) })),
  }),
})
