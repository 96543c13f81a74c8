import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Day } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { ByPerson } from '#platform/browser/ui/text/ByPerson.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { useToday } from '#platform/browser/clock.ts'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { decideClose } from '../../rules/day-close/day-close.ts'
import { dayBookText as text } from '../../rules/day-close/day-book-messages.ts'
import { dayCloseText } from '../../rules/day-close/day-close-messages.ts'
import { type DayBook, dayClose } from '../../wire/day-book.ts'
import { DaysText } from '../DaysText.tsx'
import { dayBookKey } from './day-book.queries.ts'

type Props = { readonly book: DayBook; readonly lastDay: Day }

/** Until which day the ledger is closed, the way to close more, and the newest closings. */
export function CloseDays({ book, lastDay }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { closedUntil, closings } = book
  return (
    <section className="card" aria-label={say(text.closing)}>
      <header className="card-head day-book-close">
        <div>
          <h2>{say(text.closing)}</h2>
          <p className="small text-muted">
            {closedUntil === null
              ? say(text['none-closed'])
              : say(text['closed-until'], { day: formatDay(closedUntil, language) })}
          </p>
        </div>
        <CloseUntil book={book} lastDay={lastDay} />
      </header>
      {closings.length > 0 && <Closings book={book} />}
    </section>
  )
}

function CloseUntil({ book, lastDay }: Props) {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  if (book.isProposed)
    return (
      <p>
        {say(text['is-proposed'])} <Link to="/second">{say(text['read-and-decide'])}</Link>
      </p>
    )
  const decision = decideClose({ ...book, lastDay, today, isCounted: book.uncounted.length === 0 })
  if (decision.is === 'refused')
    return (
      <p className="small text-muted">
        {say(dayCloseText[decision.reason])}{' '}
        {decision.reason === 'not-counted' &&
          book.uncounted.map(({ id, name, since }) => (
            <Link key={id} to={`/money/cash?day=${since}`}>
              {name}
            </Link>
          ))}
      </p>
    )
  const title = say(text.close, { day: formatDay(lastDay, language) })
  const done = async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: dayBookKey }),
      queries.invalidateQueries({ queryKey: ['proposals'] }),
    ])
    setOpen(false)
  }
  return (
    <>
      <Button look="filled" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && (
        <ProcessDialog
          title={title}
          sendLabel={say(text.propose)}
          of={dayClose}
          body={() => ({ last_day: lastDay })}
          onDone={done}
          onClose={() => setOpen(false)}
        >
          <p>{say(text['close-help'])}</p>
        </ProcessDialog>
      )}
    </>
  )
}

function Closings({ book: { closings } }: Pick<Props, 'book'>) {
  const say = useSay()
  return (
    <OfficeTable
      label={say(text.closings)}
      rows={closings}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'days',
          head: say(text.days),
          render: ({ firstDay, lastDay }) => <DaysText from={firstDay} to={lastDay} />,
          sort: ({ lastDay }) => lastDay,
        },
        { id: 'entries', head: say(text['n-entries']), count: (row) => row.transactions },
        {
          id: 'debit',
          head: say(text.debit),
          kind: 'number',
          render: ({ debit }) => <MoneyText amount={debit} />,
          sort: ({ debit }) => debit,
        },
        { id: 'proposed', head: say(text['proposed-by']), render: (row) => row.proposedBy },
        {
          id: 'closed',
          head: say(text['closed-by']),
          render: ({ closedBy, closed }) => <ByPerson name={closedBy} at={closed} />,
        },
      ]}
    />
  )
}
