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
          <Head key={column.id} column={column} order={order} onOrder={onOrder}>
            {place === 0 && choice !== undefined ? <AllRows rows={rows} choice={choice} /> : null}
          </Head>
        ))}
      </tr>
    </thead>
  )
}

type HeadProps<Row> = Pick<Props<Row>, 'order' | 'onOrder'> & {
  readonly column: TableColumn<Row>
  readonly children: ReactNode
}

/** Pressed once it sorts upwards, twice downwards, the third time as the server sent it. */
function Head<Row>({ column, order, onOrder, children }: HeadProps<Row>) {
  const { id, head, kind } = column
  const className = isNumber(column) ? 'end' : undefined
  const own = order?.id === id ? order : null
  if (orderedBy(column) === undefined)
    return (
      <th scope="col" className={className} aria-label={children === null ? undefined : head}>
        {children}
        {kind === 'action' ? <span className="sr-only">{head}</span> : head}
      </th>
    )
  const Icon = own === null ? ChevronsUpDown : own.isUp ? ArrowUp : ArrowDown
  const next = own === null ? { id, isUp: true } : own.isUp ? { id, isUp: false } : null
  return (
    <th
      scope="col"
      className={className}
      aria-label={children === null ? undefined : head}
      aria-sort={own === null ? 'none' : own.isUp ? 'ascending' : 'descending'}
    >
      {children}
      <button type="button" className="sort" onClick={() => onOrder(next)}>
        {head}
        <Icon className="icon" aria-hidden />
      </button>
    </th>
  )
}

/** Chooses the first rows, as many as may be chosen, and none once they are. */
function AllRows<Row>({ rows, choice }: { rows: readonly Row[]; choice: RowChoice<Row> }) {
  const say = useSay()
  const most = rows.slice(0, choice.most)
  const count = most.filter(choice.isChosen).length
  return (
    <input
      type="checkbox"
      className="tick row-tick"
      aria-label={say(choiceText.all)}
      checked={count === most.length}
      ref={(box) => {
        if (box !== null) box.indeterminate = count > 0 && count < most.length
      }}
      onChange={() => choice.onChoose(count === most.length ? [] : most)}
    />
  )
}
