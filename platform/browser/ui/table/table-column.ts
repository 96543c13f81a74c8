import type { ReactNode } from 'react'

type Shown<Row> =
  | {
      readonly render: (row: Row) => ReactNode
      /** By this the rows are sorted when the head is pressed; absent: they are not. Nothing is last. */
      readonly sort?: (row: Row) => string | number | null
    }
  /** A number in the digits of the reader, `-` for none; the rows are sorted by it. */
  | { readonly count: (row: Row) => number | null }

export type TableColumn<Row> = Shown<Row> & {
  readonly id: string
  readonly head: string
  /** `number` is at the end of its cell, `code` is never broken, `action` has its head for screen readers only. */
  readonly kind?: 'number' | 'code' | 'action'
  /** A value that a person should look at. */
  readonly stands?: (row: Row) => boolean
}

/** The column by which the rows are sorted, and which way. */
export type TableOrder = { readonly id: string; readonly isUp: boolean }

export function isNumber<Row>(column: TableColumn<Row>): boolean {
  return 'count' in column || column.kind === 'number'
}

export function orderedBy<Row>(column: TableColumn<Row>) {
  return 'count' in column ? column.count : column.sort
}

export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  order: TableOrder | null,
): readonly Row[] {
  const column = columns.find(({ id }) => id === order?.id)
  const by = column && orderedBy(column)
  if (order === null || by === undefined) return rows
  return rows.toSorted((one, other) => {
    const [a, b] = [by(one), by(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    const upwards =
      typeof a === 'number' && typeof b === 'number'
        ? a - b
        : String(a).localeCompare(String(b), undefined, { numeric: true })
    return order.isUp ? upwards : -upwards
  })
}
