import './day-book.css'
import { BookOpen } from 'lucide-react'
import { Link, useSearchParams } from 'wouter'
import { type Day, findDay } from '#platform/pure/calendar/day.ts'
import { useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { useToday } from '#platform/browser/use-today.ts'
import type { BookDays } from '../../rules/day-close/book-days.ts'
import { dayBookText as text } from '../../rules/day-close/day-book-messages.ts'
import { BookTables } from './BookTables.tsx'
import { CloseDays } from './CloseDays.tsx'
import { useDayBook } from './day-book.queries.ts'
import { DaysChoice } from './DaysChoice.tsx'

/** Sums of the ledger on the chosen days, which are in the address, and the closing of days. */
export function DayBookPage() {
  const say = useSay()
  const today = useToday()
  const [params, setParams] = useSearchParams()
  const days = daysOf(params, today)
  const { data: book, isError, refetch } = useDayBook(days)
  const chosen = new URLSearchParams({ from: days.first, to: days.last })
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1>{say(text.title)}</h1>
          <p className="small text-muted">{say(text.lead)}</p>
        </div>
        <nav className="day-book-links" aria-label={say(text.downloads)}>
          <Link to={`/reports/day-book?${chosen}`}>{say(text.entries)}</Link>
          <Link to={`/reports/account-sums?${chosen}`}>{say(text.sums)}</Link>
        </nav>
      </header>
      <DaysChoice
        days={days}
        onChoose={({ first, last }) => setParams({ from: first, to: last }, { replace: true })}
      />
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {book === undefined && !isError && <LoadingRows />}
      {book?.accounts.length === 0 && (
        <Empty icon={BookOpen} title={say(text.none)} help={say(text['none-help'])} />
      )}
      {book !== undefined && book.accounts.length > 0 && <BookTables book={book} />}
      {book !== undefined && <CloseDays key={days.last} book={book} lastDay={days.last} />}
    </div>
  )
}

/** Days of the address; today where it names none, or none in this order. */
function daysOf(params: URLSearchParams, today: Day): BookDays {
  const [first, last] = [findDay(params.get('from') ?? ''), findDay(params.get('to') ?? '')]
  return first !== null && last !== null && first <= last
    ? { first, last }
    : { first: today, last: today }
}
