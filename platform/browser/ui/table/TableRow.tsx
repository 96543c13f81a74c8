import { useId } from 'react'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '../text/digits.ts'
import { choiceText } from './choice-messages.ts'
import { isNumber, type TableColumn } from './table-column.ts'

/** The box that chooses a row. */
export type RowTick = {
  readonly name: string
  readonly isChosen: boolean
  /** `isRange`: with Shift, from the row pressed before to this one. */
  readonly onPress: (isRange: boolean) => void
}

type Props<Row> = {
  readonly columns: readonly TableColumn<Row>[]
  readonly row: Row
  readonly isMuted?: boolean
  readonly tick?: RowTick | undefined
}

/** The first column names the row. */
export function TableRow<Row>({ columns: [first, ...others], row, isMuted, tick }: Props<Row>) {
  const nameId = useId()
  return (
    <tr className={isMuted === true ? 'text-muted' : undefined}>
      {first && (
        // Its box is not a part of the row's name.
        <th scope="row" aria-labelledby={tick === undefined ? undefined : nameId}>
          {tick === undefined ? (
            <Cell column={first} row={row} />
          ) : (
            <div className="row-choice">
              <Tick {...tick} />
              <div id={nameId}>
                <Cell column={first} row={row} />
              </div>
            </div>
          )}
        </th>
      )}
      {others.map((column) => (
        <td key={column.id} className={classOf(column, row)}>
          <Cell column={column} row={row} />
        </td>
      ))}
    </tr>
  )
}

function Tick({ name, isChosen, onPress }: RowTick) {
  const say = useSay()
  return (
    <input
      type="checkbox"
      className="tick"
      aria-label={say(choiceText.row, { name })}
      checked={isChosen}
      onChange={({ nativeEvent }) =>
        onPress(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  )
}

function Cell<Row>({ column, row }: { readonly column: TableColumn<Row>; readonly row: Row }) {
  const language = useLanguage()
  if ('render' in column) return column.render(row)
  const count = column.count(row)
  return count === null ? '-' : <data value={count}>{digits(count, language)}</data>
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
