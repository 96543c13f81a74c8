import { parseTable } from '#platform/pure/text/csv.ts'
import { csvRefusal } from '#platform/server/processes/csv-refusal.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'

export type SheetLine<Name extends string> = {
  /** The head of the file is the first. */
  readonly line: number
  readonly number: string
  /** '' for a cell that is empty or has no column in the file. */
  readonly cells: Readonly<Record<Name, string>>
}

type Shape<Name extends string> = {
  /** Name of the column of numbers; each column is found whatever its case. */
  readonly number: string
  readonly columns: readonly Name[]
  /** Those that may not be absent: one of some, or all. */
  readonly needs: { readonly oneOf: readonly Name[] } | 'all'
}

/** Lines of a sheet's file. Null: it has no line, no column of numbers, or not those that it needs. */
export function sheetLines<Name extends string>(
  file: string,
  { number, columns, needs }: Shape<Name>,
): readonly SheetLine<Name>[] | Refusal | null {
  const table = parseTable(file)
  if ('wrong' in table) return csvRefusal(table)
  const head = table.head.map((each) => each.toLowerCase())
  const numberPlace = head.indexOf(number)
  const places = columns.map((name) => [name, head.indexOf(name)] as const)
  const isThere = (name: Name) => head.includes(name)
  const hasNeeded = needs === 'all' ? columns.every(isThere) : needs.oneOf.some(isThere)
  if (numberPlace < 0 || !hasNeeded || table.rows.length === 0) return null
  return table.rows.map(({ line, cells }) => ({
    line,
    number: cells[numberPlace] ?? '',
    cells: Object.fromEntries(places.map(([name, place]) => [name, cells[place] ?? ''])) as Record<
      Name,
      string
    >,
  }))
}
