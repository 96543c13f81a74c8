import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { choiceText } from './choice-messages.ts'
import type { RowChoice } from './row-choice.ts'
import { isNumber, orderedBy, type TableColumn, type TableOrder } from './table-column.ts'

type Props<Row> = {
  readonly columns: readonly TableColumn<Row>[]
  /** Rows as they are shown. */
  readonly rows: readonly Row[]
  readonly choice: RowChoice<Row> | undefined
  readonly order: TableOrder | null
  readonly onOrder: (order: TableOrder | null) => void
}

export function TableHead<Row>({ columns, rows, choice, order, onOrder }: Props<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column, place) => (
          <Head
            key={column.id}
            {...{ column, order, onOrder }}
            box={place === 0 && choice !== undefined && <AllRows rows={rows} choice={choice} />}
          />
        ))}
      </tr>
    </thead>
  )
}

type HeadProps<Row> = Pick<Props<Row>, 'order' | 'onOrder'> & {
  readonly column: TableColumn<Row>
}

/** `box`: before the name, no part of it. */
function Head<Row>({ box, ...of }: HeadProps<Row> & { readonly box: ReactNode }) {
  const { column, order } = of
  const own = order?.id === column.id ? order : null
  const sort = own === null ? 'none' : own.isUp ? 'ascending' : 'descending'
  return (
    <th
      scope="col"
      className={isNumber(column) ? 'end' : undefined}
      aria-label={box === false ? undefined : column.head}
      aria-sort={orderedBy(column) === undefined ? undefined : sort}
    >
      {box === false ? (
        <Name {...of} />
      ) : (
        <div className="row-choice">
          {box}
          <Name {...of} />
        </div>
      )}
    </th>
  )
}

/** Pressed once it sorts upwards, twice downwards, the third time as the server sent it. */
function Name<Row>({ column, order, onOrder }: HeadProps<Row>) {
  const { id, head, kind } = column
  if (orderedBy(column) === undefined)
    return kind === 'action' ? <span className="sr-only">{head}</span> : head
  const own = order?.id === id ? order : null
  const Icon = own === null ? ChevronsUpDown : own.isUp ? ArrowUp : ArrowDown
  const next = own === null ? { id, isUp: true } : own.isUp ? { id, isUp: false } : null
  return (
    <button type="button" className="sort" onClick={() => onOrder(next)}>
      {head}
      <Icon className="icon" aria-hidden />
    </button>
  )
}

/** Chooses the first rows, as many as may be chosen, and none once they are. */
function AllRows<Row>({ rows, choice }: { rows: readonly Row[]; choice: RowChoice<Row> }) {
  const say = useSay()
  const most = rows.slice(0, choice.most)
  const count = most.filter(choice.isChosen).length
  const isAll = count === most.length
  return (
    <input
      type="checkbox"
      className="tick"
      aria-label={say(choiceText.all)}
      checked={isAll}
      ref={(box) => {
        if (box !== null) box.indeterminate = count > 0 && !isAll
      }}
      onChange={() => choice.onChoose(isAll ? [] : most)}
    />
  )
}
