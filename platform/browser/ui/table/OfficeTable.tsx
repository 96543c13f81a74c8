import { type ReactNode, useRef, useState } from 'react'
import { CouldNotRefresh } from '../list/Empty.tsx'
import { LoadingRows } from '../list/LoadingRows.tsx'
import { TableScroll } from '../list/TableScroll.tsx'
import type { LoadRows } from '../paged/read-table.ts'
import { TableFile } from '../paged/TableFile.tsx'
import { between, chosenAfter, type RowChoice } from './row-choice.ts'
import { sortRows, type TableColumn, type TableOrder } from './table-column.ts'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'

export type { TableColumn } from './table-column.ts'

type Key = string | number

type Props<Row> = {
  /** Name of the table. */
  readonly label: string
  /** The first column names the row. */
  readonly columns: readonly TableColumn<Row>[]
  /** Undefined until they are known. */
  readonly rows: readonly Row[] | undefined
  readonly rowKey: (row: Row) => Key
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
  /** Boxes that choose rows; absent: there is nothing to do with several. */
  readonly choice?: RowChoice<Row>
  /** Loads rows that are not read yet until there are so many, and says how many there are; `never`: the list is no file. */
  readonly download?: LoadRows | 'never'
}

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

function Table<Row>(props: Props<Row> & { readonly rows: readonly Row[] }) {
  const { label, columns, rows, rowKey, isMuted, total, choice, download } = props
  const [order, setOrder] = useState<TableOrder | null>(null)
  const table = useRef<HTMLTableElement>(null)
  const shown = sortRows(rows, columns, order)
  const tickOf = useTicks(shown, rowKey, choice)
  return (
    <>
      <TableScroll label={label}>
        <table ref={table} className="plain-table">
          <TableHead {...{ columns, choice, order }} rows={shown} onOrder={setOrder} />
          <tbody>
            {shown.map((row) => (
              <TableRow
                key={rowKey(row)}
                {...{ columns, row }}
                isMuted={isMuted?.(row) === true}
                tick={tickOf?.(row)}
              />
            ))}
          </tbody>
          {total !== undefined && (
            <tfoot>
              <TableRow columns={columns} row={total} />
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

/** The box of each row. Shift takes the rows from the one pressed before. */
function useTicks<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => Key,
  choice: RowChoice<Row> | undefined,
) {
  const last = useRef<Key | null>(null)
  if (choice === undefined) return undefined
  const placeOf = (key: Key | null) => rows.findIndex((row) => rowKey(row) === key)
  return (row: Row) => ({
    name: choice.nameOf(row),
    isChosen: choice.isChosen(row),
    onPress: (isRange: boolean) => {
      const range = between(rows, isRange ? placeOf(last.current) : -1, rows.indexOf(row))
      last.current = rowKey(row)
      choice.onChoose(chosenAfter(rows, choice, { row, range }))
    },
  })
}
