import { TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, memo } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { typedNumber } from '#platform/pure/text/typed-text.ts'
import { sheetText as text } from '../rules/messages.ts'
import { isChanged, type Typed, valuesOf } from '../rules/typed.ts'
import type { GridColumn, GridSheetRow } from './grid.ts'

type Props = {
  readonly index: number
  readonly row: GridSheetRow
  readonly columns: readonly GridColumn[]
  readonly typed: Typed | undefined
  readonly wrong: string | undefined
  /** The cell that is wrong; undefined: any of them. */
  readonly wrongColumn: string | undefined
  readonly onType: (number: string, column: string, value: string) => void
  readonly onKey: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** A row of the sheet; drawn again only when something of it changes. */
export const GridRow = memo(function GridRow({ index, row, columns, typed, ...props }: Props) {
  const { wrong, wrongColumn, ...on } = props
  const say = useSay()
  const { number, facts, isOpen, state } = row
  const values = valuesOf(row, typed)
  const isTyped = isChanged(row, typed)
  const noteId = `grid-note-${index}`
  return (
    <tr aria-rowindex={index + 2} className={isTyped ? 'typed' : undefined}>
      <th scope="row" className="tabular">
        {number === '' ? '-' : number}
      </th>
      {facts.map((fact, at) => (
        // Facts have no names of their own: their place is what they are.
        // eslint-disable-next-line react/no-array-index-key
        <td key={at} className="tabular">
          {fact}
        </td>
      ))}
      {columns.map(({ id, name, tick, isText, isNarrow }) => {
        const isWrong = wrong !== undefined && (wrongColumn ?? id) === id
        const cell = {
          'data-row': index,
          'data-column': id,
          'aria-label': say(text.cell, { column: name, number }),
          'aria-invalid': isWrong ? true : undefined,
          'aria-describedby': isWrong ? noteId : undefined,
          disabled: !isOpen,
          onKeyDown: on.onKey,
        }
        return (
          <td key={id} className="end">
            {tick === undefined ? (
              <input
                {...cell}
                type="text"
                inputMode={isText ? 'text' : 'decimal'}
                autoComplete="off"
                className={isNarrow ? 'cell narrow tabular' : 'cell tabular'}
                value={values[id] ?? ''}
                onChange={(event) => on.onType(number, id, typedNumber(event.target.value))}
              />
            ) : (
              <input
                {...cell}
                type="checkbox"
                className="tick"
                checked={values[id] === tick}
                onChange={(event) => on.onType(number, id, event.target.checked ? tick : '')}
              />
            )}
          </td>
        )
      })}
      <td className="grid-state">
        {wrong !== undefined ? (
          <span id={noteId} className="grid-wrong">
            <TriangleAlert className="icon" aria-hidden />
            {wrong}
          </span>
        ) : isTyped ? (
          <b className="text-turn">{say(text['not-saved-row'])}</b>
        ) : (
          state
        )}
      </td>
    </tr>
  )
})
