import { Clock, Lock, MessageCircleQuestionMark } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { formatAmount } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import type { DeskRow } from '#features/desk/wire/desk.ts'
import { SignMark } from '../evidence/SignMark.tsx'
import { rowState } from './row-state.ts'

type Props = {
  readonly row: DeskRow
  /** Its place among all, from 0, and how many there are. */
  readonly index: number
  readonly count: number
  /** Pixels from the top of the list. */
  readonly start: number
  readonly age: string
  readonly isOpen: boolean
  readonly takesFocus: boolean
  readonly isLate: boolean
  readonly to: string
  readonly isSelected: boolean
  readonly onSelect: (record: number, isRange: boolean) => void
}

/** A row is drawn again when something of it has changed, not when one goes on to the next. */
export const QueueRow = memo(function QueueRow({ row, index, count, start, ...props }: Props) {
  return (
    <li
      aria-setsize={count}
      aria-posinset={index + 1}
      className={`queue-row${props.isOpen ? ' open' : ''}`}
      ref={(item) => item?.style.setProperty('translate', `0 ${start}px`)}
    >
      <Cells row={row} {...props} />
    </li>
  )
})

type CellsProps = Omit<Props, 'index' | 'count' | 'start'>

function Cells({ row, age, isOpen, takesFocus, isLate, to, isSelected, onSelect }: CellsProps) {
  const say = useSay()
  const language = useLanguage()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (takesFocus) link.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <>
      <label className="queue-tick">
        <input
          type="checkbox"
          className="tick"
          checked={isSelected}
          aria-label={say(text.select, { name: row.name })}
          onChange={({ nativeEvent }) =>
            onSelect(row.record, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </label>
      <Link ref={link} to={to} className="queue-link" aria-current={isOpen ? 'true' : undefined}>
        <span className={`queue-age tabular${isLate ? ' late' : ''}`}>
          {isLate && <Clock className="icon" aria-hidden />}
          {age}
          {isLate && <span className="sr-only">{say(text['past-promise'])}</span>}
        </span>
        <span className="queue-name" title={row.name}>
          {row.name}
        </span>
        <span className="queue-about" title={say(row.about)}>
          {say(row.about)}
        </span>
        <span className="queue-amount tabular">
          {row.amount === null ? '' : digits(formatAmount(paisa(row.amount)), language)}
        </span>
        <RowStatus row={row} />
      </Link>
    </>
  )
}

const icons = {
  locked: Lock,
  'for-me': MessageCircleQuestionMark,
  asked: Clock,
  held: Clock,
} as const

function RowStatus({ row }: { readonly row: DeskRow }) {
  const say = useSay()
  const { is, words } = rowState(row)
  const Icon = is === 'checked' ? null : icons[is]
  const look = is === 'checked' ? row.sign : is === 'for-me' ? 'look' : 'unknown'
  return (
    <span className={`queue-state sign is-${look}`}>
      {Icon === null ? <SignMark sign={row.sign} /> : <Icon className="icon" aria-hidden />}
      {say(words)}
    </span>
  )
}
