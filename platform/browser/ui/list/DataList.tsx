import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { type Fact, Facts } from './Facts.tsx'
import { TableBox } from './TableBox.tsx'
import { Hem } from '../frame/RunningStitch.tsx'

export type Column<Row> = {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Place on a card: `lines` is beneath the title, `fact` a labelled row, `none` is left to other slots. */
  readonly slot: 'lead' | 'title' | 'status' | 'lines' | 'fact' | 'action' | 'none'
  /** On a card, when the words differ from the table's. */
  readonly card?: (row: Row) => Fact | null
  readonly align?: 'end'
  /** In a table its value stands in another column's cell. */
  readonly only?: 'cards'
  /** A table that has not the room for all columns is drawn without it. */
  readonly isSecondary?: true
}

type Props<Row> = {
  readonly caption: string
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  readonly columns: readonly Column<Row>[]
  /** The one row that waits on the student gets the running stitch. */
  readonly waits?: (row: Row) => boolean
  /** The row that takes focus when it appears, such as the application just made. */
  readonly focusOn?: string | number | null
  /** In a dialog: container width from which it is a table, in px. */
  readonly tableFrom?: number
  /** For any room; absent: as the room allows. */
  readonly shape?: Shape
  /** Second line of a row: timeline and actions. */
  readonly renderDetail?: (row: Row, shape: Shape) => ReactNode
}

export type Shape = 'table' | 'cards'

/** A table on pages from 1024 px on, else cards (READINGS R-101). */
export function DataList<Row>(props: Props<Row>) {
  const box = useRef<HTMLDivElement>(null)
  const room = useRoom(box)
  return (
    <div ref={box}>
      {room !== null &&
        (isTable(props, room) ? <Table {...props} room={room} /> : <AsCards {...props} />)}
    </div>
  )
}

type Room = { readonly width: number; readonly viewport: number }

const tableViewport = 1024

function isTable(
  { shape, tableFrom }: { readonly shape?: Shape; readonly tableFrom?: number },
  { width, viewport }: Room,
): boolean {
  if (shape !== undefined) return shape === 'table'
  return tableFrom === undefined ? viewport >= tableViewport : width >= tableFrom
}

/** With all its columns where they have the room, else without the secondary ones. */
function Table<Row>({ room: { width }, ...props }: Props<Row> & { readonly room: Room }) {
  const hasRoom = width >= (props.tableFrom ?? roomFor(props))
  const columns = props.columns.filter(
    ({ only, isSecondary }) => only === undefined && (hasRoom || isSecondary === undefined),
  )
  return <AsTable {...props} columns={columns} />
}

/** Width of all columns: 720 px; 840 px with a timeline in the second line; 920 px for six columns and more. */
function roomFor<Row>({ columns, renderDetail }: Props<Row>): number {
  if (columns.length > 5) return 920
  return renderDetail ? 840 : 720
}

function AsTable<Row>({
  focusOn,
  caption,
  rows,
  rowKey,
  columns,
  waits,
  renderDetail,
}: Props<Row>) {
  return (
    <TableBox label={caption}>
      <table className="data-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={column.align}>
                {column.header === '' ? (
                  <span className="sr-only">{column.id}</span>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <tbody
            key={rowKey(row)}
            ref={focusOn === rowKey(row) ? takeFocus : undefined}
            tabIndex={-1}
          >
            {waits?.(row) && (
              <tr className="hem-row" aria-hidden>
                <td colSpan={columns.length}>
                  <Hem />
                </td>
              </tr>
            )}
            <tr>
              {columns.map((column) => (
                <td key={column.id} className={column.align}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
            {renderDetail && (
              <tr>
                <td colSpan={columns.length}>{renderDetail(row, 'table')}</td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </TableBox>
  )
}

function AsCards<Row>({
  focusOn,
  caption,
  rows,
  rowKey,
  columns,
  waits,
  renderDetail,
}: Props<Row>) {
  return (
    <ul className="card-list" aria-label={caption}>
      {rows.map((row) => (
        <li
          key={rowKey(row)}
          ref={focusOn === rowKey(row) ? takeFocus : undefined}
          tabIndex={-1}
          className="card"
        >
          {waits?.(row) && <Hem />}
          <Card row={row} columns={columns} renderDetail={renderDetail} />
        </li>
      ))}
    </ul>
  )
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

function Card<Row>({
  row,
  columns,
  renderDetail,
}: { row: Row } & Pick<Props<Row>, 'columns'> & {
    renderDetail: Props<Row>['renderDetail'] | undefined
  }) {
  const inSlot = (slot: Column<Row>['slot']) =>
    columns
      .filter((column) => column.slot === slot)
      .map((column) => <Fragment key={column.id}>{cardValue(column, row)}</Fragment>)
  const facts = columns
    .filter((column) => column.slot === 'fact')
    .flatMap((column) => cardFact(column, row))
  return (
    <div className="card-body">
      <div>
        <div className="flex items-start gap-4">
          {inSlot('lead')}
          <div className="min-w-0 flex-1">{inSlot('title')}</div>
          <div className="flex-none">{inSlot('status')}</div>
        </div>
        {columns.some((column) => column.slot === 'lines') && (
          <div className="-mt-3">{inSlot('lines')}</div>
        )}
      </div>
      <div>
        {facts.length > 0 && <hr className="perforation" />}
        {facts.length > 0 && <Facts facts={facts} />}
        {renderDetail?.(row, 'cards')}
        {columns.some((column) => column.slot === 'action') && (
          <div className="mt-auto grid">{inSlot('action')}</div>
        )}
      </div>
    </div>
  )
}

function cardValue<Row>(column: Column<Row>, row: Row): ReactNode {
  return column.card ? column.card(row)?.value : column.cell(row)
}

function cardFact<Row>(column: Column<Row>, row: Row) {
  if (!column.card) return [{ label: column.header, value: column.cell(row) }]
  const fact = column.card(row)
  return fact === null ? [] : [fact]
}

/** Null until the first measure, which comes before the first paint. */
function useRoom(box: React.RefObject<HTMLElement | null>): Room | null {
  const [width, setWidth] = useState<number | null>(null)
  const [viewport, setViewport] = useState(0)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = () => {
      setWidth(element.clientWidth)
      setViewport(window.innerWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return width === null ? null : { width, viewport }
}
