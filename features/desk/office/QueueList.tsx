import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { deskText as text } from '../rules/screen-messages.ts'
import type { DeskRow } from '../wire/desk.ts'
import { ageText, isLate } from './age.ts'
import { QueueRow } from './QueueRow.tsx'

const rowPx = 40

type Props = {
  readonly rows: readonly DeskRow[]
  readonly open: number | null
  readonly promiseDays: number
  readonly addressOf: (record: number) => string
  readonly selected: ReadonlySet<number>
  readonly onSelect: (record: number, isRange: boolean) => void
}

/** Thousands of rows, of which those in sight are drawn. The open one is scrolled to. */
export function QueueList({ rows, open, promiseDays, addressOf, selected, onSelect }: Props) {
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowPx,
    overscan: 12,
  })
  const openIndex = rows.findIndex(({ record }) => record === open)
  useEffect(() => {
    if (openIndex >= 0) bringIntoSight(box.current, virtual, openIndex)
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
      <div ref={box} className="queue-scroll" tabIndex={-1}>
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
 * Scrolls so far that a row is whole, and not at all when it is. Reckoned with what the list knows already: to ask the
 * page for its height would lay all of it out with every key.
 */
function bringIntoSight(
  box: HTMLDivElement | null,
  virtual: Virtualizer<HTMLDivElement, Element>,
  index: number,
): void {
  const top = virtual.scrollOffset ?? 0
  const height = virtual.scrollRect?.height ?? 0
  const [from, to] = [index * rowPx, (index + 1) * rowPx]
  if (from < top) box?.scrollTo(0, from)
  else if (to > top + height) box?.scrollTo(0, to - height)
}
