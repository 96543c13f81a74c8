import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import type { DeskRow } from '#features/desk/wire/desk.ts'
import { ageText, isLate } from '../age.ts'
import { QueueRow } from './QueueRow.tsx'
import { useRowPx, useScrollPlace } from './use-scroll-place.ts'

type Props = {
  readonly rows: readonly DeskRow[]
  readonly open: number | null
  /** The row that takes the focus: where one landed after a decision. */
  readonly landed: number | null
  readonly promiseDays: number
  readonly addressOf: (record: number) => string
  readonly selected: ReadonlySet<number>
  readonly onSelect: (record: number, isRange: boolean) => void
}

/** Thousands of rows, of which those in sight are drawn. The open one is scrolled to. */
export function QueueList({
  rows,
  open,
  landed,
  promiseDays,
  addressOf,
  selected,
  onSelect,
}: Props) {
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  const rowPx = useRowPx()
  const place = useScrollPlace(rows, rowPx)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowPx,
    overscan: 12,
    initialOffset: place.startPx,
  })
  const openIndex = rows.findIndex(({ record }) => record === open)
  useEffect(() => {
    const to = openIndex < 0 ? null : pxIntoSight(virtual, openIndex, rowPx)
    if (to !== null) place.follow(box.current, to)
    // Only when another item is opened: scrolling by hand is left alone.
    // eslint-disable-next-line react/exhaustive-deps
  }, [open, openIndex >= 0])
  return (
    <>
      <div className="queue-columns" aria-hidden>
        <div>
          <span>{say(text.age)}</span>
          <span>{say(text.student)}</span>
          <span>{say(text.for)}</span>
          <span className="queue-amount">{say(text.rs)}</span>
          <span>{say(text.checks)}</span>
        </div>
      </div>
      <div ref={box} className="queue-scroll" tabIndex={-1} onScroll={place.onScroll}>
        <ul
          className="queue-rows"
          aria-label={say(text.queues)}
          ref={(list) => list?.style.setProperty('height', `${virtual.getTotalSize()}px`)}
        >
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index]
            if (row === undefined) return null
            return (
              <QueueRow
                key={row.record}
                {...{ row, index, start, onSelect }}
                count={rows.length}
                age={ageText(row.since, say)}
                isOpen={row.record === open}
                takesFocus={row.record === landed}
                isLate={isLate(row.since, promiseDays)}
                to={addressOf(row.record)}
                isSelected={selected.has(row.record)}
              />
            )
          })}
        </ul>
      </div>
    </>
  )
}

/**
 * Scroll offset, in px, at which a row is whole; null if it is already. Computed from values the list has: reading its
 * height from the page would cause a layout of all of it with every key.
 */
function pxIntoSight(
  virtual: Virtualizer<HTMLDivElement, Element>,
  index: number,
  rowPx: number,
): number | null {
  const top = virtual.scrollOffset ?? 0
  const height = virtual.scrollRect?.height ?? 0
  const [from, to] = [index * rowPx, (index + 1) * rowPx]
  if (from < top) return from
  return to > top + height ? to - height : null
}
