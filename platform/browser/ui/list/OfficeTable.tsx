import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useLanguage } from '#platform/browser/language.ts'
import { digits } from '../text/digits.ts'
import { CouldNotRefresh } from './Empty.tsx'
import { LoadingRows } from './LoadingRows.tsx'
import type { LoadRows } from '../paged/read-table.ts'
import { TableFile } from '../paged/TableFile.tsx'
import { TableScroll } from './TableScroll.tsx'

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

type Props<Row> = {
  /** Name of the table. */
  readonly label: string
  /** The first column names the row. */
  readonly columns: readonly TableColumn<Row>[]
  /** Undefined until they are known. */
  readonly rows: readonly Row[] | undefined
  readonly rowKey: (row: Row) => string | number
  /** A row that no longer counts. */
  readonly isMuted?: (row: Row) => boolean
  /** The rows could not be read, or not again; asks for them. */
  readonly onRetry?: (() => void) | undefined
  /** Shown instead of a table without rows; absent: the head alone. */
  readonly empty?: ReactNode
  /** About as many rows as there will be. */
  readonly expected?: number
  /** Row below all others, which stays there whatever they are sorted by. */
  readonly total?: Row | undefined
  /** Loads rows that are not read yet until there are so many, and says how many there are; `never`: the list is no file. */
  readonly download?: LoadRows | 'never'
}

type Order = { readonly id: string; readonly isUp: boolean }

/**
 * A list of the office: columns as data, head and first column in sight while it scrolls, sorted by pressing a head, a place
 * from the first moment, and never taken for empty while it is not known.
 */
export function OfficeTable<Row>(props: Props<Row>) {
  const { rows, onRetry, empty, expected = 6 } = props
  const isEmpty = rows?.length === 0 && empty !== undefined
  return (
    <>
      {onRetry !== undefined && <CouldNotRefresh onRetry={onRetry} />}
      {rows === undefined && onRetry === undefined && <LoadingRows rows={expected} />}
      {rows !== undefined && (isEmpty ? empty : <Table {...props} rows={rows} />)}
    </>
  )
}

function Table<Row>(props: Props<Row> & { rows: readonly Row[] }) {
  const { label, columns, rows, rowKey, isMuted, total, download } = props
  const [order, setOrder] = useState<Order | null>(null)
  const table = useRef<HTMLTableElement>(null)
  return (
    <>
      <TableScroll label={label}>
        <table ref={table} className="plain-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <Head key={column.id} column={column} order={order} onOrder={setOrder} />
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted(rows, columns, order).map((row) => (
              <tr key={rowKey(row)} className={isMuted?.(row) ? 'text-muted' : undefined}>
                <Cells columns={columns} row={row} />
              </tr>
            ))}
          </tbody>
          {total !== undefined && (
            <tfoot>
              <tr>
                <Cells columns={columns} row={total} />
              </tr>
            </tfoot>
          )}
        </table>
      </TableScroll>
      {download !== 'never' && rows.length > 0 && (
        <TableFile label={label} table={table} load={download} />
      )}
    </>
  )
}

type HeadProps<Row> = {
  readonly column: TableColumn<Row>
  readonly order: Order | null
  readonly onOrder: (order: Order | null) => void
}

/** Pressed once it sorts upwards, twice downwards, the third time as the server sent it. */
function Head<Row>({ column, order, onOrder }: HeadProps<Row>) {
  const { id, head, kind } = column
  const className = isNumber(column) ? 'end' : undefined
  const own = order?.id === id ? order : null
  if (orderedBy(column) === undefined)
    return (
      <th scope="col" className={className}>
        {kind === 'action' ? <span className="sr-only">{head}</span> : head}
      </th>
    )
  const Icon = own === null ? ChevronsUpDown : own.isUp ? ArrowUp : ArrowDown
  const next = own === null ? { id, isUp: true } : own.isUp ? { id, isUp: false } : null
  return (
    <th
      scope="col"
      className={className}
      aria-sort={own === null ? 'none' : own.isUp ? 'ascending' : 'descending'}
    >
      <button type="button" className="sort" onClick={() => onOrder(next)}>
        {head}
        <Icon className="icon" aria-hidden />
      </button>
    </th>
  )
}

type CellsProps<Row> = { readonly columns: readonly TableColumn<Row>[]; readonly row: Row }

function Cells<Row>({ columns: [first, ...others], row }: CellsProps<Row>) {
  return (
    <>
      {first && (
        <th scope="row">
          <Cell column={first} row={row} />
        </th>
      )}
      {others.map((column) => (
        <td key={column.id} className={classOf(column, row)}>
          <Cell column={column} row={row} />
        </td>
      ))}
    </>
  )
}

function Cell<Row>({ column, row }: { readonly column: TableColumn<Row>; readonly row: Row }) {
  const language = useLanguage()
  if ('render' in column) return column.render(row)
  const count = column.count(row)
  return count === null ? '-' : <data value={count}>{digits(count, language)}</data>
}

function isNumber<Row>(column: TableColumn<Row>): boolean {
  return 'count' in column || column.kind === 'number'
}

function orderedBy<Row>(column: TableColumn<Row>) {
  return 'count' in column ? column.count : column.sort
}

function classOf<Row>(column: TableColumn<Row>, row: Row): string | undefined {
  const { kind, stands } = column
  const names = [
    isNumber(column) && 'end tabular',
    kind === 'action' && 'end',
    kind === 'code' && 'tabular whitespace-nowrap',
    stands?.(row) === true && 'late-count',
  ].filter((name) => name !== false)
  return names.length === 0 ? undefined : names.join(' ')
}

function sorted<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  order: Order | null,
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
