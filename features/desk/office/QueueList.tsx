import { useVirtualizer } from '@tanstack/react-virtual'
import { Clock, Lock } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { formatAmount } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/digits.ts'
import { deskText as text } from '../rules/screen-messages.ts'
import type { DeskRow } from '../wire/desk.ts'
import { ageText, isLate } from './age.ts'
import { SignMark } from './SignMark.tsx'

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
    if (openIndex >= 0) virtual.scrollToIndex(openIndex, { align: 'auto' })
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
              <li
                key={row.record}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                className={`queue-row${row.record === open ? ' open' : ''}`}
                ref={(item) => item?.style.setProperty('translate', `0 ${start}px`)}
              >
                <Row
                  row={row}
                  isOpen={row.record === open}
                  isLate={isLate(row.since, promiseDays)}
                  to={addressOf(row.record)}
                  isSelected={selected.has(row.record)}
                  onSelect={(isRange) => onSelect(row.record, isRange)}
                />
              </li>
            )
          })}
        </ul>
      </div>
    </>
  )
}

type RowProps = {
  readonly row: DeskRow
  readonly isOpen: boolean
  readonly isLate: boolean
  readonly to: string
  readonly isSelected: boolean
  readonly onSelect: (isRange: boolean) => void
}

function Row({ row, isOpen, isLate: late, to, isSelected, onSelect }: RowProps) {
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <label className="queue-tick">
        <input
          type="checkbox"
          className="tick"
          checked={isSelected}
          aria-label={say(text.select, { name: row.name })}
          onChange={(event) =>
            onSelect(event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
          }
        />
      </label>
      <Link to={to} className="queue-link" aria-current={isOpen ? 'true' : undefined}>
        <span className={`queue-age tabular${late ? ' late' : ''}`}>
          {late && <Clock className="icon" aria-hidden />}
          {ageText(row.since, say)}
          {late && <span className="sr-only">{say(text['past-promise'])}</span>}
        </span>
        <span className="queue-name">{row.name}</span>
        <span className="queue-about">{say(row.about)}</span>
        <span className="queue-amount tabular">
          {row.amount === null ? '' : digits(formatAmount(paisa(row.amount)), language)}
        </span>
        <Standing row={row} />
      </Link>
    </>
  )
}

/** Who has it, else what was agreed, else what the checks say. */
function Standing({ row }: { readonly row: DeskRow }) {
  const say = useSay()
  if (row.lock !== null && !row.lock.isMine)
    return (
      <span className="queue-state sign is-unknown">
        <Lock className="icon" aria-hidden />
        {row.lock.name}
      </span>
    )
  if (row.asked !== null)
    return (
      <span className="queue-state sign is-unknown">
        <Clock className="icon" aria-hidden />
        {say(text['asked-short'], { name: row.asked })}
      </span>
    )
  if (row.heldUntil !== null)
    return (
      <span className="queue-state sign is-unknown">
        <Clock className="icon" aria-hidden />
        {say(text['held-short'])}
      </span>
    )
  return (
    <span className={`queue-state sign is-${row.sign}`}>
      <SignMark sign={row.sign} />
      {say(row.words)}
    </span>
  )
}
