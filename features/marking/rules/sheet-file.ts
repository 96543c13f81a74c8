import type { CsvTable } from '#platform/pure/text/csv.ts'
import type { SheetColumn, SheetRow, Typed, TypedRows } from './typed.ts'

/** Why a line of a file is not taken into the sheet. */
export type LeftOutReason = 'number-unknown' | 'number-twice' | 'row-closed'

export type LeftOut = {
  /** The line of the file, the head being the first. */
  readonly line: number
  readonly number: string
  readonly reason: LeftOutReason
}

export type SheetFile = {
  /** Number of lines below the head. */
  readonly lines: number
  readonly typed: TypedRows
  readonly leftOut: readonly LeftOut[]
}

export type SheetShape = {
  /** Name of the number column. */
  readonly numberColumn: string
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly SheetRow[]
}

/**
 * A table as if it had been typed; nothing is saved by it. Of two lines with one number the first counts. Null when the
 * head names no column of numbers, or none of the others.
 */
export function sheetFileOf({ head, rows: lines }: CsvTable, shape: SheetShape): SheetFile | null {
  const placeOf = (name: string) =>
    head.findIndex((each) => each.toLowerCase() === name.toLowerCase())
  const numberPlace = placeOf(shape.numberColumn)
  const places = shape.columns
    .map((column) => ({ column, place: placeOf(column.id) }))
    .filter(({ place }) => place >= 0)
  if (numberPlace < 0 || places.length === 0) return null
  const rows = new Map(shape.rows.map((row) => [row.number, row]))
  const typed = new Map<string, Typed>()
  const leftOut: LeftOut[] = []
  for (const { line, cells } of lines) {
    const number = cells[numberPlace] ?? ''
    const reason = refuseLine(rows.get(number), typed.has(number))
    if (reason !== null) leftOut.push({ line, number, reason })
    else
      typed.set(
        number,
        Object.fromEntries(
          places.map(({ column, place }) => [column.id, valueOf(column, cells[place] ?? '')]),
        ),
      )
  }
  return { lines: lines.length, typed, leftOut }
}

function refuseLine(row: SheetRow | undefined, isTwice: boolean): LeftOutReason | null {
  if (row === undefined || row.number === '') return 'number-unknown'
  if (isTwice) return 'number-twice'
  return row.isOpen ? null : 'row-closed'
}

function valueOf({ tick, none }: SheetColumn, cell: string): string {
  if (tick === undefined) return cell
  const word = cell.toLowerCase()
  return word === none ? '' : word === tick ? tick : cell
}

/** Rows as the text of a file. */
export function sheetFileText(
  shape: Pick<SheetShape, 'numberColumn' | 'columns'>,
  rows: readonly { readonly number: string; readonly values: Typed }[],
): string {
  const head = [shape.numberColumn, ...shape.columns.map(({ id }) => id)]
  const lines = rows.map(({ number, values }) => [
    number,
    ...shape.columns.map(({ id }) => values[id] ?? ''),
  ])
  return [head, ...lines].map((cells) => cells.map(quoted).join(',')).join('\n')
}

function quoted(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
