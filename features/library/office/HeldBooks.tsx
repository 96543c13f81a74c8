import { findDay } from '#platform/pure/calendar/day.ts'
import { formatBs, formatDay } from '#platform/pure/calendar/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { Key } from '#features/desk/office/shortcuts/Key.tsx'
import { useToday } from '#platform/browser/clock.ts'
import { TableScroll } from '#platform/browser/ui/list/TableScroll.tsx'
import { dueStatus } from '../rules/book.ts'
import { counterText as text } from '../rules/counter-messages.ts'
import { dueTones, dueWords } from '../rules/due-words.ts'
import type { HeldCopy } from '../wire/counter.ts'
import { renewing, returning } from './asked.ts'
import { RowActions } from './RowActions.tsx'
import type { Counter } from './use-counter.ts'

type Props = {
  readonly counter: Counter
  readonly held: readonly HeldCopy[]
  readonly chosen: number
  readonly isBusy: boolean
  readonly onActed: () => void
}

/** The reader's books; the keys work on the chosen one. */
export function HeldBooks({ counter, held, chosen, isBusy, onActed }: Props) {
  const say = useSay()
  return (
    <TableScroll label={say(text.book)}>
      <table className="plain-table">
        <thead>
          <tr>
            {(['book', 'issued', 'due', 'status'] as const).map((key) => (
              <th key={key} scope="col" className={key === 'issued' ? 'held-issued' : undefined}>
                {say(text[key])}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">{say(text.return)}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {held.map((book, index) => (
            <Row
              key={book.id}
              book={book}
              isChosen={index === chosen}
              isBusy={isBusy}
              onRenew={() => {
                counter.run(renewing(book, counter))
                onActed()
              }}
              onReturn={() => {
                counter.run(returning(book, counter))
                onActed()
              }}
            />
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

type RowProps = {
  readonly book: HeldCopy
  readonly isChosen: boolean
  readonly isBusy: boolean
  readonly onRenew: () => void
  readonly onReturn: () => void
}

function Row({ book, isChosen, isBusy, onRenew, onReturn }: RowProps) {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  const { name, author, code, notRenewed } = book
  const dayText = (stored: string | null) => {
    const day = findDay(stored ?? '')
    return day === null ? '-' : (formatBs(day, language) ?? formatDay(day, language))
  }
  const status = dueStatus({ dueOn: findDay(book.dueOn ?? '') }, today)
  return (
    <tr className={isChosen ? 'chosen' : undefined} aria-current={isChosen ? 'true' : undefined}>
      <th scope="row">
        {name}
        <span className="small block font-normal text-muted">
          {[author, code].filter(Boolean).join(' · ')}
        </span>
        {notRenewed !== null && (
          <span className="small block font-normal text-muted">{say(notRenewed)}</span>
        )}
      </th>
      <td className="held-issued whitespace-nowrap">{dayText(book.issuedOn)}</td>
      <td className="whitespace-nowrap">{dayText(book.dueOn)}</td>
      <td>
        <StatusChip tone={dueTones[status.is]}>{say(dueWords(status))}</StatusChip>
      </td>
      <RowActions>
        <Button disabled={isBusy || notRenewed !== null} onClick={onRenew}>
          {say(text.renew)}
          {isChosen && notRenewed === null && <Key>Alt W</Key>}
        </Button>
        <Button disabled={isBusy} onClick={onReturn}>
          {say(text.return)}
          {isChosen && <Key>Alt R</Key>}
        </Button>
      </RowActions>
    </tr>
  )
}
