import { type GivenTable, mostRows } from '#platform/pure/rest-dialect/arguments.ts'

/** A request has room for so much of a list. */
const mostBytes = 900_000

type Fitting = {
  readonly rows: GivenTable
  /** There are more, which a file cannot hold. */
  readonly isCut: boolean
}

/** As many of the first rows as a file holds, with the head. `bytesOf`: length of a text in UTF-8. */
export function fittingRows(rows: GivenTable, bytesOf: (text: string) => number): Fitting {
  let bytes = 0
  const first = rows.slice(0, mostRows).findIndex((row) => {
    bytes += bytesOf(JSON.stringify(row)) + 1
    return bytes > mostBytes
  })
  const count = first < 0 ? Math.min(rows.length, mostRows) : first
  return { rows: rows.slice(0, count), isCut: count < rows.length }
}
