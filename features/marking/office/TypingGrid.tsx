import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { sheetText as text } from '../rules/messages.ts'
import { type SheetRow, type Typed, type TypedRows, valuesOf } from '../rules/typed.ts'
import type { GridColumn, GridSheetRow } from './grid.ts'
import { GridRow } from './GridRow.tsx'

type Props = {
  readonly label: string
  /** Label of the row number. */
  readonly numberName: string
  readonly factNames: readonly string[]
  readonly columns: readonly GridColumn[]
  readonly rows: readonly GridSheetRow[]
  readonly typed: TypedRows
  /** Problem of a row, by its number. */
  readonly wrong: ReadonlyMap<string, string>
  readonly wrongCell: ((values: Typed) => string | undefined) | undefined
  /** A row that is to be gone to, each time it is asked for. */
  readonly goTo: { readonly number: string } | null
  readonly onType: (number: string, column: string, value: string) => void
  readonly onSave: () => void
}

const rowPx = 40

/** A sheet to type into: Enter and the arrows go up and down a column, Tab across. Rows in sight are drawn. */
export function TypingGrid(props: Props) {
  const { label, numberName, factNames, columns, rows, typed, wrong, goTo, onType, onSave } = props
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowPx,
    overscan: 12,
  })
  const { go, onKey } = useNavigation(box, { rows, onSave, scrollTo: virtual.scrollToIndex })
  useEffect(() => {
    const index = goTo === null ? -1 : rows.findIndex(({ number }) => number === goTo.number)
    if (index >= 0) go(index, columns[0]?.id ?? '')
    // Each time it is asked for, not when rows are read again.
    // eslint-disable-next-line react/exhaustive-deps
  }, [goTo])
  const drawn = virtual.getVirtualItems()
  return (
    <div ref={box} className="grid-scroll">
      <table className="typing-grid" aria-label={label} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{numberName}</th>
            {factNames.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {columns.map(({ id, name, note }) => (
              <th key={id} scope="col" className="end">
                {name}
                {note !== undefined && <span className="grid-note">{note}</span>}
              </th>
            ))}
            <th scope="col" className="grid-state">
              {say(text.state)}
            </th>
          </tr>
        </thead>
        <tbody>
          <Space px={drawn[0]?.start ?? 0} />
          {drawn.map(({ index }) => {
            const row = rows[index]
            if (row === undefined) return null
            const { number } = row
            return (
              <GridRow
                key={number}
                index={index}
                row={row}
                columns={columns}
                typed={typed.get(number)}
                wrong={wrong.get(number)}
                wrongColumn={
                  wrong.has(number)
                    ? props.wrongCell?.(valuesOf(row, typed.get(number)))
                    : undefined
                }
                onType={onType}
                onKey={onKey}
              />
            )
          })}
          <Space px={virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0)} />
        </tbody>
      </table>
    </div>
  )
}

/** The room of rows that are not drawn. */
function Space({ px }: { readonly px: number }) {
  if (px <= 0) return null
  return <tr aria-hidden ref={(row) => row?.style.setProperty('height', `${px}px`)} />
}

type GridNavigation = Pick<Props, 'rows' | 'onSave'> & {
  readonly scrollTo: (index: number) => void
}

/** Going from cell to cell; closed rows are passed over. */
function useNavigation(box: React.RefObject<HTMLDivElement | null>, navigation: GridNavigation) {
  const latest = useRef(navigation)
  useEffect(() => {
    latest.current = navigation
  })
  const go = useCallback(
    (index: number, column: string) => {
      const focus = () => {
        const cell = box.current?.querySelector<HTMLInputElement>(
          `[data-row="${index}"][data-column="${column}"]`,
        )
        cell?.focus()
        if (cell?.type === 'text') cell.select()
        return cell !== null && cell !== undefined
      }
      if (focus()) return
      latest.current.scrollTo(index)
      requestAnimationFrame(() => requestAnimationFrame(focus))
    },
    [box],
  )
  const onKey = useCallback(
    (event: KeyboardEvent<HTMLInputElement>) => {
      const { key, ctrlKey, metaKey, shiftKey, currentTarget } = event
      if (event.nativeEvent.isComposing) return
      if (key === 'Enter' && (ctrlKey || metaKey)) {
        event.preventDefault()
        latest.current.onSave()
        return
      }
      const step = key === 'ArrowUp' || (key === 'Enter' && shiftKey) ? -1 : 1
      if (key !== 'Enter' && key !== 'ArrowDown' && key !== 'ArrowUp') return
      event.preventDefault()
      const { row = '0', column = '' } = currentTarget.dataset
      const next = nextOpen(latest.current.rows, Number(row), step)
      if (next !== null) go(next, column)
    },
    [go],
  )
  return { go, onKey }
}

function nextOpen(rows: readonly SheetRow[], from: number, step: 1 | -1): number | null {
  for (let index = from + step; index >= 0 && index < rows.length; index += step)
    if (rows[index]?.isOpen) return index
  return null
}
